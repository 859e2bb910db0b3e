// When the audio device runs: while something sounds, and no longer.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the browser's audio does here: nothing but run and rest. */
class Audio {
  static made: Audio[] = [];
  state = "suspended";
  readonly sampleRate = 8;
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    Audio.made.push(this);
  }
  resume = () => Promise.resolve((this.state = "running"));
  suspend = () => Promise.resolve((this.state = "suspended"));
  createBuffer = () => ({ length: 8, copyToChannel: vi.fn() });
  createGain = () => node();
  createOscillator = () => node();
  createBufferSource = () => node();
  createBiquadFilter = () => node();
}
const parameter = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  setValueCurveAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const node = () => ({
  gain: parameter(),
  frequency: parameter(),
  Q: parameter(),
  start: vi.fn(),
  stop: vi.fn<(at: number) => number>(),
  connect: (next: unknown) => next,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
  Audio.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the device runs while sounds follow one another, then rests, and wakes for the next", async () => {
  const { play } = await import("./sounds");
  play("march", 0.5);
  vi.advanceTimersByTime(2000);
  play("fight", 0.5);
  vi.advanceTimersByTime(2900);
  const audio = Audio.made[0]!;
  expect(audio.state).toBe("running");
  vi.advanceTimersByTime(200);
  expect(audio.state).toBe("suspended");
  play("turn", 0.5);
  expect(audio.state).toBe("running");
  expect(Audio.made).toHaveLength(1);
});

test("it rests only when the longest sound has died away", async () => {
  const { play } = await import("./sounds");
  const stops: number[] = [];
  class Noted extends Audio {
    override createOscillator = () => ({ ...node(), stop: vi.fn((at: number) => stops.push(at)) });
  }
  vi.stubGlobal("AudioContext", Noted);
  for (const sound of ["turn", "banner", "march", "fight", "card", "reveal", "end"] as const)
    play(sound, 0.5);
  vi.advanceTimersByTime(Math.max(...stops) * 1000);
  expect(Audio.made[0]!.state).toBe("running");
});
