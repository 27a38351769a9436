// Soft sounds made on the spot, each under a third of a second; every game plays them on an instrument of its own. Silent before the first gesture.

export type Sound = 'tap' | 'turn' | 'gain' | 'miss' | 'end' | 'high' | 'middle' | 'low';
export type Instrument = 'wood' | 'paper' | 'glass' | 'slate' | 'marimba';

export interface Note {
  /** Seconds. */
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly loud: number;
}

interface Voice {
  readonly wave: OscillatorType;
  /** The pitch its tunes begin with. */
  readonly root: number;
  /** The chord of its tunes, in half tones above the root. */
  readonly chord: readonly [number, number, number, number];
  /** How much of a stroke is a brush of air, from 0 to 1. */
  readonly breath: number;
}

export const VOICES: Readonly<Record<Instrument, Voice>> = {
  wood: { wave: 'triangle', root: 392, chord: [0, 4, 7, 12], breath: 0.3 },
  marimba: { wave: 'sine', root: 330, chord: [0, 5, 9, 12], breath: 0.1 },
  paper: { wave: 'sine', root: 440, chord: [0, 4, 9, 12], breath: 0.9 },
  glass: { wave: 'sine', root: 784, chord: [0, 3, 7, 12], breath: 0 },
  slate: { wave: 'triangle', root: 523, chord: [0, 4, 7, 12], breath: 0.5 },
};

/** Seconds from the first stroke to the end of the last. */
export const LONGEST = 0.3;

/** What an instrument plays for a sound. */
export function tune(sound: Sound, { root, chord }: Voice): readonly Note[] {
  const pitch = (step: number): number => root * 2 ** (step / 12);
  const [first, second, third, fourth] = chord;
  const run = (steps: readonly number[], apart: number, loud: number): Note[] =>
    steps.map((step, n) => ({ at: n * apart, pitch: pitch(step), lasts: LONGEST - (steps.length - 1) * apart, loud }));
  switch (sound) {
    case 'tap':
      return [{ at: 0, pitch: pitch(-12), lasts: 0.09, loud: 0.1 }];
    case 'turn':
      return run([first, second], 0.1, 0.06);
    case 'gain':
      return run([first, second, third], 0.06, 0.07);
    case 'end':
      return run([first, second, third, fourth], 0.05, 0.07);
    case 'miss':
      return [{ at: 0, pitch: pitch(-17), lasts: 0.24, loud: 0.07 }];
    case 'high':
      return [{ at: 0, pitch: pitch(third), lasts: 0.16, loud: 0.06 }];
    case 'middle':
      return [{ at: 0, pitch: pitch(second - 2), lasts: 0.14, loud: 0.06 }];
    case 'low':
      return [{ at: 0, pitch: pitch(-12), lasts: 0.1, loud: 0.07 }];
  }
}

let room: AudioContext | null = null;

export function play(sound: Sound, instrument: Instrument = 'wood'): void {
  // Browsers let nothing sound before somebody has touched the page, and complain about whoever tries.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    room ??= new AudioContext();
  } catch {
    return;
  }
  if (room.state === 'suspended') void room.resume();
  const voice = VOICES[instrument];
  for (const note of tune(sound, voice)) strike(room, note, voice);
}

function strike(within: AudioContext, note: Note, voice: Voice): void {
  const starts = within.currentTime + note.at;
  const tone = within.createOscillator();
  tone.type = voice.wave;
  tone.frequency.value = note.pitch;
  tone.connect(fading(within, starts, note.lasts, note.loud));
  tone.start(starts);
  tone.stop(starts + note.lasts);
  if (voice.breath) brush(within, starts, note, voice.breath);
}

/** The stroke itself: a breath of air around the note. */
function brush(within: AudioContext, starts: number, note: Note, breath: number): void {
  const lasts = Math.min(0.06, note.lasts);
  const air = within.createBufferSource();
  air.buffer = within.createBuffer(1, Math.ceil(within.sampleRate * lasts), within.sampleRate);
  const samples = air.buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const band = within.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = note.pitch * 4;
  air.connect(band).connect(fading(within, starts, lasts, note.loud * breath));
  air.start(starts);
}

function fading(within: AudioContext, starts: number, lasts: number, loud: number): AudioNode {
  const volume = within.createGain();
  volume.gain.setValueAtTime(0, starts);
  volume.gain.linearRampToValueAtTime(loud, starts + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, starts + lasts);
  volume.connect(within.destination);
  return volume;
}
