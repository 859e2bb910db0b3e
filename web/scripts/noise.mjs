// Smooth noise that is the same on every machine: no Math.random, only integer hashing.

/** A number in [-1, 1) for a lattice point. */
function lattice(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 2147483648 - 1;
}

const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise with features of about `scale` units. */
export function noise(x, y, scale, seed) {
  const u = x / scale;
  const v = y / scale;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = ease(u - i);
  const b = ease(v - j);
  const top = lattice(i, j, seed) * (1 - a) + lattice(i + 1, j, seed) * a;
  const low = lattice(i, j + 1, seed) * (1 - a) + lattice(i + 1, j + 1, seed) * a;
  return top * (1 - b) + low * b;
}

/** Three octaves of it. */
export function rough(x, y, scale, seed) {
  return (
    noise(x, y, scale, seed) * 0.6 +
    noise(x, y, scale / 2.1, seed + 1) * 0.28 +
    noise(x, y, scale / 4.3, seed + 2) * 0.12
  );
}
