import { createStore } from '#src/components/createStore.ts';
import { countForgetting, forgetCount, forgetKey } from '#src/components/forgetCount.ts';
import { onStorage } from '#src/components/storedText.ts';
import { loadFromTab, saveInTab } from './tabStorage.ts';

/*
 * 'Forget me' reaches every tab of this browser, also one that sleeps, or is closed and brought back: it leaves a new mark, and
 * what a tab keeps of a person counts only with the mark that it was kept under.
 */

/** How often it was left here. */
const changes = createStore(0);

/** Changes with each 'Forget me'; '' before the first. */
export function forgetMark(): string {
  const { count } = ownMark();
  return forgetCount() + (count ? `+${count}` : '');
}

/** The mark to keep things under; none before the first. */
export function markNow(): { mark?: string } {
  const mark = forgetMark();
  return mark ? { mark } : {};
}

/** Whether something was kept since the last 'Forget me'. Nothing counts as kept. */
export function isOfNow(kept: { mark?: unknown }): boolean {
  return Object.keys(kept).length === 0 || (kept.mark ?? '') === forgetMark();
}

/** How often this tab has left a mark that no other could be told of. */
function ownMark(): { count?: number } {
  return loadFromTab(forgetKey);
}

/** Tells this and every other tab that the person is to be forgotten. Returns whether the browser lets the others know. */
export function leaveForgetMark(): boolean {
  const isShared = countForgetting();
  if (!isShared) saveInTab(forgetKey, { count: (ownMark().count ?? 0) + 1 });
  changes.set(changes.get() + 1);
  return isShared;
}

/** Calls back with each 'Forget me', here or in another tab. Returns a function that ends it. */
export function onForgetMe(listener: () => void): () => void {
  let seen = forgetMark();
  // A page that the browser had put aside was told nothing meanwhile.
  const check = () => {
    if (forgetMark() === seen) return;
    seen = forgetMark();
    listener();
  };
  window.addEventListener('pageshow', check);
  const ends = [changes.subscribe(check), onStorage(check)];
  return () => {
    window.removeEventListener('pageshow', check);
    ends.forEach((end) => end());
  };
}
