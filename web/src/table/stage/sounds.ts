// Sounds, synthesised as they play: no recordings, just a few oscillators and some noise.

export type Sound = "turn" | "banner" | "march" | "fight" | "card" | "reveal" | "end";

interface Studio {
  audio: AudioContext;
  /** A second of noise, of which each burst is a part: to make as much for each would make pieces stutter. */
  hiss: AudioBuffer;
}
let studio: Studio | null = null;

function build(): Studio {
  const audio = new AudioContext();
  const hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  hiss.copyToChannel(
    Float32Array.from({ length: hiss.length }, () => Math.random() * 2 - 1),
    0,
  );
  return { audio, hiss };
}

interface Tone {
  at?: number;
  pitch: number;
  /** The pitch it slides to. */
  to?: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}

/** A tone that starts at once and fades. */
function tone({ audio }: Studio, out: AudioNode, shape: Tone): void {
  const { at = 0, pitch, to = pitch, length, loud, wave = "sine" } = shape;
  const start = audio.currentTime + at;
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + length + 0.05);
}

/** How a burst dies away. */
const FADING = Float32Array.from({ length: 16 }, (_, i) => (1 - i / 15) ** 2);

/** A burst of noise through a filter: cloth, steps, steel. */
function noise(
  { audio, hiss }: Studio,
  out: AudioNode,
  { at = 0, pitch = 1200, length = 0.15, loud = 0.3, sharp = 1 },
): void {
  const start = audio.currentTime + at;
  const [source, filter, gain] = [
    audio.createBufferSource(),
    audio.createBiquadFilter(),
    audio.createGain(),
  ];
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  gain.gain.setValueCurveAtTime(
    FADING.map((share) => share * loud),
    start,
    length,
  );
  source.connect(filter).connect(gain).connect(out);
  source.start(start, Math.random() * (1 - length), length);
}

const MADE: Readonly<Record<Sound, (studio: Studio, out: AudioNode) => void>> = {
  turn: (studio, out) => {
    tone(studio, out, { pitch: 587, length: 0.7, loud: 0.35 });
    tone(studio, out, { pitch: 880, at: 0.16, length: 0.9, loud: 0.3 });
  },
  banner: (studio, out) => {
    noise(studio, out, { pitch: 700, length: 0.22, loud: 0.5 });
    tone(studio, out, { pitch: 180, to: 120, length: 0.14, loud: 0.25, wave: "triangle" });
  },
  march: (studio, out) => {
    for (const at of [0, 0.17, 0.34, 0.51])
      noise(studio, out, { at, pitch: 190, length: 0.12, loud: 0.9, sharp: 2 });
  },
  fight: (studio, out) => {
    for (const [at, pitch] of [
      [0, 2600],
      [0.13, 3300],
      [0.31, 2200],
    ] as const) {
      noise(studio, out, { at, pitch, length: 0.2, loud: 0.45, sharp: 9 });
      tone(studio, out, { at, pitch, to: pitch * 0.97, length: 0.3, loud: 0.06, wave: "square" });
    }
  },
  card: (studio, out) => {
    noise(studio, out, { pitch: 3800, length: 0.09, loud: 0.35 });
    noise(studio, out, { at: 0.07, pitch: 2100, length: 0.07, loud: 0.3 });
  },
  reveal: (studio, out) => {
    for (const [i, pitch] of [392, 466, 587].entries())
      tone(studio, out, { at: i * 0.14, pitch, length: 1.1, loud: 0.2, wave: "triangle" });
  },
  end: (studio, out) => {
    for (const [i, pitch] of [294, 370, 440, 587].entries())
      tone(studio, out, { at: i * 0.2, pitch, length: 1.8, loud: 0.25, wave: "triangle" });
  },
};

/** Milliseconds, longer than any sound, after which the device rests: it draws power in silence, too. */
const REST = 3000;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Plays a sound; loudness from 0 to 1. Browsers are silent until the first click of a visit. */
export function play(sound: Sound, volume: number): void {
  studio ??= build();
  const { audio } = studio;
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), REST);
  void audio.resume();
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  MADE[sound](studio, out);
}
