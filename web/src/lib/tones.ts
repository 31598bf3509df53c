/** Small tones made by the page: an oscillator or two each, soft at both ends. */
import type { Sound } from "./sound";

interface Tone {
  shape: OscillatorType;
  from: number; // hertz
  to?: number; // where it slides
  at?: number; // seconds after the first
  long: number;
  loud: number;
}

const TONES: Record<Sound, Tone[]> = {
  card: [{ shape: "triangle", from: 520, to: 240, long: 0.09, loud: 0.35 }],
  piece: [{ shape: "sine", from: 190, to: 120, long: 0.12, loud: 0.6 }],
  number: [
    { shape: "sine", from: 1046, long: 0.09, loud: 0.2 },
    { shape: "sine", from: 1568, at: 0.06, long: 0.14, loud: 0.18 },
  ],
  attack: [
    { shape: "sawtooth", from: 110, to: 55, long: 0.28, loud: 0.3 },
    { shape: "square", from: 82, to: 60, at: 0.12, long: 0.25, loud: 0.16 },
  ],
  turn: [
    { shape: "sine", from: 659, long: 0.16, loud: 0.3 },
    { shape: "sine", from: 880, at: 0.13, long: 0.3, loud: 0.32 },
  ],
  victory: [523, 659, 784, 1046].map((from, nth) => ({ shape: "triangle", from, at: nth * 0.14, long: nth === 3 ? 0.7 : 0.22, loud: 0.35 })),
  end: [392, 330, 262].map((from, nth) => ({ shape: "triangle", from, at: nth * 0.2, long: 0.4, loud: 0.28 })),
  refused: [{ shape: "square", from: 150, to: 120, long: 0.14, loud: 0.16 }],
  talk: [{ shape: "sine", from: 740, to: 830, long: 0.08, loud: 0.16 }],
};
const SOFT = 0.008;

let context: AudioContext | null = null;

export function play(kind: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume(); // a browser lets nothing be heard before the first click
  const start = context.currentTime + 0.01;
  for (const tone of TONES[kind]) {
    const source = context.createOscillator();
    const gain = context.createGain();
    const [begin, end] = [start + (tone.at ?? 0), start + (tone.at ?? 0) + tone.long];
    source.type = tone.shape;
    source.frequency.setValueAtTime(tone.from, begin);
    source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(tone.loud * volume, begin + SOFT);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    source.connect(gain).connect(context.destination);
    source.start(begin);
    source.stop(end);
  }
}
