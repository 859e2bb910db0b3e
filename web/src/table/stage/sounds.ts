// Sounds, synthesised as they play: no recordings, just a few oscillators and some noise.

export type Sound = "turn" | "banner" | "march" | "fight" | "card" | "reveal" | "end";

let context: AudioContext | null = null;

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
function tone(audio: AudioContext, out: AudioNode, shape: Tone): void {
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

/** A burst of noise through a filter: cloth, steps, steel. */
function noise(
  audio: AudioContext,
  out: AudioNode,
  { at = 0, pitch = 1200, length = 0.15, loud = 0.3, sharp = 1 },
): void {
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1)
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const [source, filter, gain] = [
    audio.createBufferSource(),
    audio.createBiquadFilter(),
    audio.createGain(),
  ];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

const MADE: Readonly<Record<Sound, (audio: AudioContext, out: AudioNode) => void>> = {
  turn: (audio, out) => {
    tone(audio, out, { pitch: 587, length: 0.7, loud: 0.35 });
    tone(audio, out, { pitch: 880, at: 0.16, length: 0.9, loud: 0.3 });
  },
  banner: (audio, out) => {
    noise(audio, out, { pitch: 700, length: 0.22, loud: 0.5 });
    tone(audio, out, { pitch: 180, to: 120, length: 0.14, loud: 0.25, wave: "triangle" });
  },
  march: (audio, out) => {
    for (const at of [0, 0.17, 0.34, 0.51])
      noise(audio, out, { at, pitch: 190, length: 0.12, loud: 0.9, sharp: 2 });
  },
  fight: (audio, out) => {
    for (const [at, pitch] of [
      [0, 2600],
      [0.13, 3300],
      [0.31, 2200],
    ] as const) {
      noise(audio, out, { at, pitch, length: 0.2, loud: 0.45, sharp: 9 });
      tone(audio, out, { at, pitch, to: pitch * 0.97, length: 0.3, loud: 0.06, wave: "square" });
    }
  },
  card: (audio, out) => {
    noise(audio, out, { pitch: 3800, length: 0.09, loud: 0.35 });
    noise(audio, out, { at: 0.07, pitch: 2100, length: 0.07, loud: 0.3 });
  },
  reveal: (audio, out) => {
    for (const [i, pitch] of [392, 466, 587].entries())
      tone(audio, out, { at: i * 0.14, pitch, length: 1.1, loud: 0.2, wave: "triangle" });
  },
  end: (audio, out) => {
    for (const [i, pitch] of [294, 370, 440, 587].entries())
      tone(audio, out, { at: i * 0.2, pitch, length: 1.8, loud: 0.25, wave: "triangle" });
  },
};

/** Plays a sound; loudness from 0 to 1. Browsers are silent until the first click of a visit. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  MADE[sound](context, out);
}
