import {
  callKey,
  type CallRecord,
  changedAt,
  keptDays,
  mergeCalls,
  parseCall,
} from '#src/domain/calls.ts';

/** The database of IndexedDB; in it an entry for each person and request. */
const databaseKey = 'callNotes';
const entries = 'entries';
const byAge = 'changedAt';

interface Entry {
  owner: string;
  key: string;
  changedAt: number;
  record: CallRecord;
}

/** Where a person's records are kept on this computer. Every method throws where the browser refuses. */
export interface CallStorage {
  /** All of a person's records. What is too old is removed, of everybody's. */
  load: (owner: string) => Promise<CallRecord[]>;
  /** Merges records into those that are kept, because another tab may have written meanwhile. */
  save: (owner: string, records: readonly CallRecord[]) => Promise<void>;
  removeAll: (owner: string) => Promise<void>;
  close: () => void;
}

/** Opens IndexedDB; undefined where the browser has none. Throws where it refuses it. */
export async function openCallStorage(): Promise<CallStorage | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const opening = indexedDB.open(databaseKey, 1);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore(entries, { keyPath: ['owner', 'key'] });
    store.createIndex(byAge, byAge);
  });
  const database = await resultOf(opening);
  // A newer version of the site in another tab must not wait for this one.
  database.addEventListener('versionchange', () => database.close());

  return {
    load: (owner) => load(database, owner),
    async save(owner, records) {
      const transaction = database.transaction(entries, 'readwrite');
      const store = transaction.objectStore(entries);
      for (const record of records) {
        const key = callKey(record);
        const reading = store.get([owner, key]);
        reading.addEventListener('success', () => {
          const kept = recordIn(reading.result);
          const merged = kept ? mergeCalls(kept, record) : record;
          const entry: Entry = { owner, key, changedAt: changedAt(merged), record: merged };
          store.put(entry);
        });
      }
      await completed(transaction);
    },
    async removeAll(owner) {
      const transaction = database.transaction(entries, 'readwrite');
      transaction.objectStore(entries).delete(allOf(owner));
      await completed(transaction);
    },
    close: () => database.close(),
  };
}

async function load(database: IDBDatabase, owner: string): Promise<CallRecord[]> {
  const transaction = database.transaction(entries, 'readwrite');
  const store = transaction.objectStore(entries);
  const oldest = Date.now() - keptDays * 86_400_000;
  const aging = store.index(byAge).openKeyCursor(IDBKeyRange.upperBound(oldest, true));
  aging.addEventListener('success', () => {
    const cursor = aging.result;
    if (!cursor) return;
    store.delete(cursor.primaryKey);
    cursor.continue();
  });
  const reading = store.getAll(allOf(owner));
  await completed(transaction);
  return reading.result.flatMap((entry: unknown) => {
    const record = recordIn(entry);
    return record && changedAt(record) >= oldest ? [record] : [];
  });
}

function allOf(owner: string): IDBKeyRange {
  // An array comes after every text.
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** What is kept may come from another version of the site, or from somebody's hand. */
function recordIn(entry: unknown): CallRecord | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  return parseCall((entry as Partial<Entry>).record, Date.now());
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(errorOf(request.error)));
  });
}

/** Resolves when everything is written; rejects where the disk is full or the browser refuses. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(errorOf(transaction.error)));
  });
}

function errorOf(error: DOMException | null): Error {
  return error ?? new Error('IndexedDB failed.');
}
