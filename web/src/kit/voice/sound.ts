// Soft sounds made on the spot: a wooden tap, a rising pair, a low hum. Silent unless the player switched them on.

export type Sound = 'tap' | 'turn' | 'gain' | 'miss' | 'end' | 'high' | 'middle' | 'low';

interface Note {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
}

const TUNES: Readonly<Record<Sound, readonly Note[]>> = {
  tap: [{ at: 0, pitch: 190, lasts: 0.09, loud: 0.5 }],
  turn: [
    { at: 0, pitch: 523, lasts: 0.22, loud: 0.3 },
    { at: 0.11, pitch: 659, lasts: 0.3, loud: 0.3 },
  ],
  gain: [
    { at: 0, pitch: 523, lasts: 0.2, loud: 0.35 },
    { at: 0.09, pitch: 659, lasts: 0.2, loud: 0.35 },
    { at: 0.18, pitch: 784, lasts: 0.45, loud: 0.35 },
  ],
  miss: [{ at: 0, pitch: 147, lasts: 0.3, loud: 0.4 }],
  high: [{ at: 0, pitch: 784, lasts: 0.16, loud: 0.3 }],
  middle: [{ at: 0, pitch: 587, lasts: 0.14, loud: 0.3 }],
  low: [{ at: 0, pitch: 220, lasts: 0.1, loud: 0.35 }],
  end: [
    { at: 0, pitch: 392, lasts: 0.3, loud: 0.3 },
    { at: 0.16, pitch: 523, lasts: 0.3, loud: 0.3 },
    { at: 0.32, pitch: 659, lasts: 0.3, loud: 0.3 },
    { at: 0.48, pitch: 784, lasts: 0.8, loud: 0.3 },
  ],
};

let room: AudioContext | null = null;

export function play(sound: Sound): void {
  try {
    room ??= new AudioContext();
  } catch {
    return;
  }
  if (room.state === 'suspended') void room.resume();
  for (const note of TUNES[sound]) strike(room, note);
}

function strike(within: AudioContext, note: Note): void {
  const starts = within.currentTime + note.at;
  const tone = within.createOscillator();
  const volume = within.createGain();
  tone.type = 'triangle';
  tone.frequency.value = note.pitch;
  volume.gain.setValueAtTime(0, starts);
  volume.gain.linearRampToValueAtTime(note.loud * 0.35, starts + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, starts + note.lasts);
  tone.connect(volume).connect(within.destination);
  tone.start(starts);
  tone.stop(starts + note.lasts + 0.05);
}
