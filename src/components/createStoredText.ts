import { useSyncExternalStore } from 'react';
import { createStore } from './createStore.ts';
import { keepText, onStorage, readText } from './storedText.ts';

/** A text under a key, the same in every tab; where the browser refuses it, it lasts as long as the page. */
export function createStoredText(key: string) {
  /** undefined where the browser keeps it. */
  const inMemory = createStore<string | null | undefined>(undefined);

  function read(): string | null {
    const own = inMemory.get();
    return own === undefined ? (readText(key) ?? null) : own;
  }

  /** Whether it outlives the page, as far as can be told before it is kept. */
  function isKept(): boolean {
    return inMemory.get() === undefined && readText(key) !== undefined;
  }

  /** Keeps a text; null removes it. Returns whether that outlives the page. */
  function keep(text: string | null): boolean {
    const isTaken = keepText(key, text);
    inMemory.set(isTaken ? undefined : text);
    return isTaken;
  }

  function subscribe(listener: () => void): () => void {
    const ends = [inMemory.subscribe(listener), onStorage(listener)];
    return () => ends.forEach((end) => end());
  }

  const useText = () => useSyncExternalStore(subscribe, read, () => null);
  const useIsKept = () => useSyncExternalStore(subscribe, isKept, () => false);

  return { read, keep, useText, useIsKept };
}
