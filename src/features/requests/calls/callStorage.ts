import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { callKey, type CallRecord, orderedCall, parseCall } from '#src/domain/calls.ts';

/** The database of IndexedDB. */
const databaseKey = 'callNotes';
const entries = 'entries';

/** One writer's version of one record. The site's first version had one entry for a record, without the writer in its key. */
interface Entry {
  owner: string;
  key: string;
  record: unknown;
}

interface Schema extends DBSchema {
  [entries]: { key: [owner: string, key: string]; value: Entry };
}

/** Where records are kept on this computer. Every method throws where the browser refuses; it may also never answer. */
export interface CallStorage {
  /** All of a person's records, from every writer. Nothing is ever removed by its age. */
  load: (owner: string) => Promise<CallRecord[]>;
  /**
   * Writes what this tab knows of some records; resolves when it is on the disk. Nothing is read before, so the browser
   * has all of it when this returns, even if the page goes; nothing of another tab's is touched.
   */
  save: (owner: string, records: readonly CallRecord[]) => Promise<void>;
  /** Removes a person's records: those with these keys, or all. */
  remove: (owner: string, keys?: ReadonlySet<string>) => Promise<void>;
  removeEverybodys: () => Promise<void>;
  /** How many other people's notes are kept here. */
  countOthers: (owner: string) => Promise<number>;
  close: () => void;
}

/** The storage of a browser without IndexedDB. */
export const noDatabase = new Error('This browser has no IndexedDB.');

/** IndexedDB, for one writer; it is opened when it is first needed, and again after the browser has closed it. */
export function openCallStorage(writer: string): CallStorage {
  let open: IDBPDatabase<Schema> | undefined;
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    open = undefined;
    opening = undefined;
  };

  async function database(): Promise<IDBPDatabase<Schema>> {
    if (typeof indexedDB === 'undefined') throw noDatabase;
    opening ??= openDB<Schema>(databaseKey, 1, {
      upgrade: (created) => {
        created.createObjectStore(entries, { keyPath: ['owner', 'key'] });
      },
      // A newer version of the site in another tab must not wait for this one.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      // The visitor has cleared the browser's storage, say.
      terminated: forget,
    });
    try {
      open = await opening;
      return open;
    } catch (error) {
      forget();
      throw error;
    }
  }

  return {
    async load(owner) {
      const kept = await (open ?? (await database())).getAll(entries, allOf(owner));
      return kept.flatMap(({ record }) => parseCall(record) ?? []);
    },
    async save(owner, records) {
      // No await if it is open already: the page may be closing.
      const transaction = (open ?? (await database())).transaction(entries, 'readwrite');
      const writing = records.map((record) =>
        transaction.store.put({
          owner,
          key: `${writer}/${callKey(record)}`,
          record: orderedCall(record),
        }),
      );
      // Commit at once: otherwise the browser waits for the page, which may be closing.
      transaction.commit();
      await Promise.all([...writing, transaction.done]);
    },
    async remove(owner, keys) {
      const transaction = (open ?? (await database())).transaction(entries, 'readwrite');
      for (const entry of await transaction.store.getAll(allOf(owner))) {
        const record = parseCall(entry.record);
        if (!keys || (record && keys.has(callKey(record))))
          void transaction.store.delete([owner, entry.key]);
      }
      await transaction.done;
    },
    async removeEverybodys() {
      await (open ?? (await database())).clear(entries);
    },
    async countOthers(owner) {
      const keys = await (open ?? (await database())).getAllKeys(entries);
      const owners = new Set(keys.map(([other]) => other));
      owners.delete(owner);
      return owners.size;
    },
    close: () => open?.close(),
  };
}

function allOf(owner: string): IDBKeyRange {
  // An array comes after every text.
  return IDBKeyRange.bound([owner], [owner, []]);
}
