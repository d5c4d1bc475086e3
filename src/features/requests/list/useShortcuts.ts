import { createStoredText } from '#src/components/createStoredText.ts';

/** Whether `/` and `?` are shortcuts is kept on this computer: 'off', or nothing for on. */
const stored = createStoredText('listShortcuts');

/** Whether single characters are shortcuts (WCAG 2.1.4: they can be turned off), and the function that turns them on or off. */
export function useShortcuts(): [boolean, (on: boolean) => void] {
  return [stored.useText() !== 'off', (on) => stored.keep(on ? null : 'off')];
}
