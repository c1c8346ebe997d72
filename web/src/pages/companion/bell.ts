/** A bell, made on the spot: two partials that die away. */
import { prefs } from "../../lib/prefs.svelte";

export function playBell(): void {
  if (!prefs.sound || !("AudioContext" in window)) return;
  const context = new AudioContext();
  for (const [pitch, strength] of [
    [880, 0.5],
    [1318, 0.25],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(strength, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 2.5);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 2.5);
  }
  navigator.vibrate?.([200, 100, 200]);
}
