import { createStore } from './createStore.ts';

/** The open dialog’s slot for a page-wide notice: outside a modal nothing is reachable or announced. */
const target = createStore<HTMLElement | null>(null);

export const dialogNoticeTarget = target.set;

export const useDialogNoticeTarget = target.useValue;
