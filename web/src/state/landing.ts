// When the pieces that are travelling will have arrived. What comes next waits for them: drawing it
// meanwhile would make them stutter on a slow phone.
let last = 0;

export const landing = (): number => last;

/** Waits until then; at once, if nothing travels. */
export async function landed(): Promise<void> {
  for (let wait = last - performance.now(); wait > 0; wait = last - performance.now())
    await new Promise((resolve) => setTimeout(resolve, wait));
}

/** Pieces set out now and arrive at this time. */
export function landsAt(time: number): void {
  last = Math.max(last, time);
}

/** Whatever travelled has been left behind, with its table or with the end of its game. */
export function nothingTravels(): void {
  last = 0;
}
