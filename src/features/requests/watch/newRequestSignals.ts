let audio: AudioContext | undefined;

/** Gets the sound ready: a browser lets a page be heard only after somebody has pressed something on it. */
export function unlockSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
  } catch {
    // No sound here; the page still tells.
  }
}

/** Two short tones. */
export function playSound(): void {
  unlockSound();
  if (audio?.state === 'running') return beep();
  // Straight after a press it takes a moment; a sound that comes minutes later would mislead.
  setTimeout(beep, 300);
}

function beep(): void {
  if (audio?.state !== 'running') return;
  for (const [index, frequency] of [660, 880].entries()) {
    const start = audio.currentTime + index * 0.18;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    // Rising and falling softly, it does not click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.15, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + 0.16);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.17);
  }
}

/** Asks for permission to notify, which needs a press. Whether it is given. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** A notification of the system, without any name: it may show on a locked screen. */
export function notify(message: string): void {
  try {
    if (Notification.permission !== 'granted') return;
    const notification = new Notification(message, { tag: 'newRequests' });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Phones show notifications from service workers only. The page itself still shows it.
  }
}
