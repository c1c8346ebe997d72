/** Two short sounds, made on the spot: no file to fetch. */
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;
const notes = {
  move: [[520, 0, 0.07]],
  end: [
    [392, 0, 0.16],
    [523, 0.14, 0.26],
  ],
} as const;

export function chime(kind: keyof typeof notes): void {
  if (!prefs.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of notes[kind]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const at = context.currentTime + start;
    oscillator.type = "triangle";
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0.09, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
  }
}
