// When the pieces that are travelling will have arrived. What comes next waits for them: drawing it
// meanwhile would make them stutter on a slow phone.
let last = 0;

export const landing = (): number => last;

/** Pieces set out now and arrive at this time. */
export function landsAt(time: number): void {
  last = Math.max(last, time);
}
