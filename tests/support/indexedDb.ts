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
import { vi } from 'vitest';

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
