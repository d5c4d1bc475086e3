import type { MouseEvent } from 'react';

/**
 * Gives the focus to the button that is pressed, before it acts. Assistive technology and voice control press without focusing, and
 * Safari never focuses a pressed button; but a dialog gives the focus back to what had it, and a button that goes passes it on.
 */
export function focusPressed({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;
  if (button !== document.activeElement) button?.focus({ preventScroll: true });
}
