/** A soft chime when it is one's turn; silent unless sound is switched on. */

import { useEffect, useRef } from "react";

import { currentSettings } from "../settings";

function chime(): void {
  if (!currentSettings().sound || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.setValueAtTime(0.08, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.6);
  for (const [frequency, delay] of [
    [523.25, 0],
    [783.99, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(audio.currentTime + delay);
    tone.stop(audio.currentTime + 0.6);
  }
  setTimeout(() => void audio.close(), 900);
}

/** Chimes when it becomes one's turn. */
export function useTurnChime(myTurn: boolean, version: number | undefined): void {
  const before = useRef(myTurn);
  useEffect(() => {
    if (myTurn && !before.current) chime();
    before.current = myTurn;
  }, [myTurn, version]);
}
