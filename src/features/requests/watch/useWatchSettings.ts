import { createStoredText } from '#src/components/createStoredText.ts';

/** How new requests are looked for on this computer. All is off until somebody turns it on. */
export interface WatchSettings {
  on: boolean;
  sound: boolean;
  notification: boolean;
}

/** Kept as words: 'on sound'. */
const stored = createStoredText('requestWatch');

/** The settings, the same in every tab, and a function that changes some. */
export function useWatchSettings(): [WatchSettings, (change: Partial<WatchSettings>) => void] {
  const words = (stored.useText() ?? '').split(' ');
  const settings = {
    on: words.includes('on'),
    sound: words.includes('sound'),
    notification: words.includes('notification'),
  };

  function change(changed: Partial<WatchSettings>) {
    const chosen = Object.entries({ ...settings, ...changed }).filter(([, isOn]) => isOn);
    stored.keep(chosen.map(([name]) => name).join(' ') || null);
  }

  return [settings, change];
}
