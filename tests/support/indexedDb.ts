import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { patience } from '#src/features/requests/calls/CallStore.ts';

/** Gives the page an IndexedDB of its own, which jsdom lacks, until `vi.unstubAllGlobals`. */
export function stubIndexedDb(indexedDB = new IDBFactory()): IDBFactory {
  const parts = {
    IDBCursor,
    IDBDatabase,
    IDBIndex,
    IDBKeyRange,
    IDBObjectStore,
    IDBRequest,
    IDBTransaction,
  };
  for (const [name, value] of Object.entries({ indexedDB, ...parts })) vi.stubGlobal(name, value);
  return indexedDB;
}

/** The same for a page's test: its disk is a queue of timers, slow on a busy machine. How long it may take is tried in CallStore.test.ts. */
export function stubSlowDisk(): void {
  const { ms } = patience;
  patience.ms = 60_000;
  onTestFinished(() => void (patience.ms = ms));
  stubIndexedDb();
  stubChannels();
}

let pages = 0;

/** Channels of this test alone: what the test before still writes would be heard here, as from another tab. */
function stubChannels(): void {
  pages += 1;
  const page = pages;
  const Channel = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(`${name} ${page}`);
      }
    },
  );
}
