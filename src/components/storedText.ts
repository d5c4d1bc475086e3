import { useSyncExternalStore } from 'react';
import { createStore } from './createStore.ts';

/*
 * Texts that this browser keeps for all its tabs, in localStorage. Storage may be missing, full or forbidden, and some takes
 * everything and keeps nothing.
 */

/** The text under a key; null where there is none, undefined where the browser forbids it. */
export function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text; null removes it. Returns whether the browser has done so. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Read back in any case.
  }
  return readText(key) === text;
}

/** Calls back with each change that another tab makes. Returns a function that ends it. */
export function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

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
