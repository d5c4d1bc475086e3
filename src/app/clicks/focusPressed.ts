import type { MouseEvent } from 'react';

/** Focuses the pressed button: Safari and assistive technology do not, and focus return needs it. */
export function focusPressed({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;
  if (button !== document.activeElement) button?.focus({ preventScroll: true });
}
