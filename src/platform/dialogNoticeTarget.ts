import { createStore } from './createStore.ts';

/** A page-wide notice is shown in the innermost open dialog: nothing outside a modal one can be reached or is announced. */
const slots = createStore<readonly HTMLElement[]>([]);

/** For `ref`: the element holds the page's notices while it is there. */
export function dialogNoticeTarget(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  slots.set([...slots.get(), element]);
  return () => slots.set(slots.get().filter((slot) => slot !== element));
}

/** The element of the innermost open dialog that holds the page's notices; undefined where none is open. */
export function useDialogNoticeTarget(): HTMLElement | undefined {
  return slots.useValue().at(-1);
}
