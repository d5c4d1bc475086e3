import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** A value outside React's tree, for parts of the page that are far from each other. While prerendering it is the first one. */
export function createStore<Value>(first: Value) {
  const listeners = new Set<Listener>();
  let value = first;

  function get(): Value {
    return value;
  }

  function set(next: Value): void {
    value = next;
    for (const listener of listeners) listener();
  }

  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  function subscribe(listener: Listener): Listener {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function useValue(): Value {
    return useSyncExternalStore(subscribe, get, () => first);
  }

  return { get, set, subscribe, useValue };
}
