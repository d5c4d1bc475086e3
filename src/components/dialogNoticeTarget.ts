import { useSyncExternalStore } from 'react';

/** A page-wide notice is shown in the innermost open dialog: nothing outside a modal one can be reached or is announced. */
const slots: HTMLElement[] = [];
const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** For `ref`: the element holds the page's notices while it is there. Its `data-anchor` leads back to what the dialog shows. */
export function dialogNoticeTarget(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  slots.push(element);
  notifyListeners();
  return () => {
    slots.splice(slots.indexOf(element), 1);
    notifyListeners();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element of the innermost open dialog that holds the page's notices; undefined where none is open. */
export function useDialogNoticeTarget(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1),
    () => undefined,
  );
}
