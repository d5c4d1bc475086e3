import * as messages from './messages.tsx';
import { useHydrated } from './useHydrated.ts';

const words = { phone: messages.phoneWord, computer: messages.computerWord };

function device(): keyof typeof words {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches ? 'computer' : 'phone';
}

/** What the visitor holds or sits at, after 'this': a desk's mouse hovers and points finely. */
export function deviceWord(): string {
  return words[device()];
}

/** The same in a page's text. Prerendered it is both words, of which the styles show one (styles/base.css): nothing moves later. */
export function DeviceWord() {
  const devices = useHydrated() ? [device()] : (['phone', 'computer'] as const);
  return devices.map((each) => (
    // Of one word the styles would leave nothing where a mouse is plugged in later.
    <span key={each} data-device={devices.length > 1 ? each : undefined}>
      {words[each]}
    </span>
  ));
}
