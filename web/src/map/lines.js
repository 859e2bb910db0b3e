// Plain JavaScript, since the program that makes the map uses it too.

/**
 * A name in so many lines, the longest as short as can be.
 * @param {string} name
 * @param {number} count One or two.
 * @returns {string[]}
 */
export function inLines(name, count) {
  const words = name.split(" ");
  if (count === 1 || words.length === 1) return [name];
  const ways = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

/**
 * How many letters the longest line has.
 * @param {string[]} lines
 */
export const longest = (lines) => Math.max(...lines.map((line) => line.length));
