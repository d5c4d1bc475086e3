import { createStore } from './createStore.ts';

/** Page-wide notices go to the innermost open dialog: outside a modal nothing is reachable or announced. */
const slots = createStore<readonly HTMLElement[]>([]);

export function dialogNoticeTarget(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  slots.set([...slots.get(), element]);
  return () => slots.set(slots.get().filter((slot) => slot !== element));
}

export function useDialogNoticeTarget(): HTMLElement | undefined {
  return slots.useValue().at(-1);
}
