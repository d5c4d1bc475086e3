import type { MouseEvent } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { queryClient } from '#src/api/queryClient.ts';

/** Hands plain links to the router while a booking is being sent: a new document would abort it. */
export function followWhileBooking(event: MouseEvent, navigate: NavigateFunction): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const isInternal =
    link && !link.target && !link.hreflang && link.origin === window.location.origin;
  const opensTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!isInternal || opensTab || (link.hash && link.pathname === window.location.pathname)) return;
  if (queryClient.isMutating() === 0) return;
  event.preventDefault();
  void navigate(link.pathname + link.search + link.hash);
}

/** Focuses the pressed button: Safari and assistive technology do not, and focus return needs it. */
export function focusPressed({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, summary') : null;
  if (button !== document.activeElement) button?.focus({ preventScroll: true });
}
