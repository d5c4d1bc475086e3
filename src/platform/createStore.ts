import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** State shared across React trees; on the server it is `first`. */
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

  function subscribe(listener: Listener): Listener {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function useValue(): Value {
    return useSyncExternalStore(subscribe, get, () => first);
  }

  return { first, get, set, subscribe, useValue };
}
