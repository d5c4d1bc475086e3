import { type Channel, openChannel } from '#src/components/openChannel.ts';
import { callBadges } from '#src/domain/callBadges.ts';
import { CallBook } from '#src/domain/CallBook.ts';
import {
  type CallChange,
  callKey,
  type CallRecord,
  changeCall,
  newCall,
  parseCall,
} from '#src/domain/calls.ts';
import {
  adoptedCalls,
  mergeAllCalls,
  type MergedCalls,
  withoutAdopted,
} from '#src/domain/mergeAllCalls.ts';
import { asRequested } from '#src/domain/movedRequest.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { newWriter } from '#src/domain/versions.ts';
import { type CallStorage, noDatabase, openCallStorage } from './callStorage.ts';

/**
 * Where what is noted is: being written; on this computer's disk, for certain; or (where the browser refuses, is full or
 * does not answer) in this page alone.
 */
export type CallPlace = 'saving' | 'saved' | 'page only';

/** The state that the list shows. */
export interface CallState {
  book: CallBook;
}

/** The messages between tabs of one browser. */
type Message = { owner: string } & (
  | { records: readonly CallRecord[] }
  | { removed: true | readonly string[] }
);

const channelName = 'callNotes';

/** Under whom the notes are kept that everybody sees who logs in on this computer. No login has this name. */
export const deskOwner = 'the desk';

interface Login {
  /** The user's subject: what was noted for it alone, before notes were the desk's, is shown beside them. */
  login?: string;
  /** The user's initials: they are in the name of the writer. */
  initials?: string;
}

/** How long after the last key the list follows, and 'kept' is said, so that it does not come and go with each key. */
const pauseMs = 400;
/** How often to retry a failed write, in ms. */
const retryMs = 10_000;

/**
 * What one person notes about calls: kept on this computer, and the same in every tab. Each change, and each key of a note,
 * goes to the disk at once; `placeOf` says when it is there.
 */
export class CallStore {
  readonly #owner: string;
  /**
   * This tab, as records know it, by its newest name first. A removal gives it another: its count begins afresh, and what has
   * been removed may come back from a file.
   */
  readonly #writers: [string, ...string[]];
  readonly #login: string;
  readonly #initials: string;
  readonly #storage: CallStorage;
  readonly #channel: Channel;
  readonly #listeners = new Set<() => void>();
  #records: ReadonlyMap<string, CallRecord> = new Map();
  /** Includes the last key; `#state` follows after a pause. */
  #book = new CallBook(this.#records);
  #state: CallState | undefined;
  /** What only this login sees, and the book that shows both. */
  #own: ReadonlyMap<string, CallRecord> = new Map();
  #shown: { book: CallBook; own: ReadonlyMap<string, CallRecord>; both: CallBook } | undefined;
  /** Records not on the disk yet, by `callKey`: the last change and the state shown. */
  readonly #unwritten = new Map<string, { change: number; place: CallPlace }>();
  #changes = 0;
  readonly #writing = new Set<Promise<void>>();
  #isLoaded = false;
  #isRefused = false;
  #isClosed = false;
  #pausing: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;

  /** `owner`: whose notes they are; '' for a user without a name, whose notes can't be kept. */
  constructor(
    owner: string,
    { login = '', initials = '' }: Login = {},
    open: (writer: string) => CallStorage = openCallStorage,
  ) {
    this.#owner = owner;
    this.#login = login;
    this.#initials = initials;
    this.#writers = [newWriter(initials)];
    this.#storage = open(this.#writers[0]);
    this.#channel = openChannel(channelName, this.#onMessage);
    void this.#load();
  }

  /** For useSyncExternalStore; undefined before the notes are loaded. While a note is typed it stays the same. */
  readonly state = (): CallState | undefined => this.#state;

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The notes about a request, including the last key. */
  recordOf(request: AppointmentRequest): CallRecord | undefined {
    return this.#book.recordOf(request);
  }

  /** Where the notes about a request are kept. */
  placeOf(request: AppointmentRequest): CallPlace {
    const record = this.recordOf(request);
    return this.#placeOf(record ? [callKey(record)] : []);
  }

  /** Where the notes are; 'in the page alone' if any of them is. */
  place(): CallPlace {
    return this.#placeOf([...this.#unwritten.keys()]);
  }

  /** The notes of a request as its row shows them. */
  readonly badgesOf = (request: AppointmentRequest, clock: ClockTime) => {
    const record = this.#state?.book.recordOf(request);
    return record ? callBadges(record, clock) : [];
  };

  change(shown: AppointmentRequest, change: CallChange, clock: ClockTime): void {
    if (this.#isClosed) return;
    const request = asRequested(shown);
    const before = this.recordOf(request) ?? newCall(request);
    const by = this.#writers.find((writer) => writer in before.seen) ?? this.#writers[0];
    const after = changeCall(before, change, { by, nowMs: Date.now(), clock, request });
    if (after !== before) this.#keep([after], 'note' in change);
  }

  /** Merges records into those that are noted, and says what that changed. */
  merge(records: readonly CallRecord[]): MergedCalls {
    return this.#keep(records);
  }

  /** Lets notes of the site's first version be found by what does not change in these requests. */
  adopt(requests: Iterable<AppointmentRequest>): void {
    const adopted = adoptedCalls(this.#records, requests);
    if (adopted.length > 0) this.#keep(adopted);
  }

  /** Removes the records with these keys (`callKey`), or all, or everybody's. Throws, and removes nothing, where the browser refuses. */
  async remove(which: ReadonlySet<string> | 'all' | 'everybody’s'): Promise<void> {
    if (which === 'everybody’s') await patiently(this.#storage.removeEverybodys());
    else await patiently(this.#storage.remove(this.#owner, which === 'all' ? undefined : which));
    if (typeof which === 'string' && this.#login) {
      await this.#removeOwn();
    }
    const keys = typeof which === 'string' ? true : [...which];
    this.#forget(keys);
    this.#post({ owner: this.#owner, removed: keys });
  }

  /**
   * Gives what was noted for this login alone to the desk. It is removed only once the desk's is on the disk. Throws, and
   * removes nothing, where the browser refuses.
   */
  async shareOwn(): Promise<void> {
    const own = [...this.#own.values()];
    const { records } = mergeAllCalls(this.#records, own);
    const shared = own.flatMap((record) => records.get(callKey(record)) ?? []);
    await patiently(this.#storage.save(this.#owner, shared));
    this.#keep(own);
    await this.#removeOwn();
  }

  /** How many other people's notes are kept on this computer; undefined where it can't be told. */
  async countOthers(): Promise<number | undefined> {
    try {
      const others = await patiently(this.#storage.countOthers(this.#owner));
      return others - (this.#own.size > 0 ? 1 : 0);
    } catch {
      return undefined;
    }
  }

  /** The field is left: the list follows at once. */
  settle(): void {
    if (this.#pausing !== undefined) this.#show();
  }

  /** All that is noted, with the last key: an export may be pressed in a field that nobody has left. */
  readonly bookNow = (): CallBook => {
    this.settle();
    return this.#state?.book ?? this.#book;
  };

  /** Ends it. What is being written is written. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pausing);
    clearTimeout(this.#retrying);
    this.#listeners.clear();
    void Promise.allSettled(this.#writing).then(() => {
      this.#channel.close();
      this.#storage.close();
    });
  }

  #placeOf(keys: readonly string[]): CallPlace {
    const places = keys.map((key) => this.#unwritten.get(key)?.place);
    if (!this.#owner || this.#isRefused || places.includes('page only')) return 'page only';
    return this.#pausing !== undefined || places.includes('saving') ? 'saving' : 'saved';
  }

  /** Loads, or after a while shows what there is. What comes later is merged into that. */
  async #load(): Promise<void> {
    if (this.#owner) {
      const loading = Promise.all([
        this.#storage.load(this.#owner),
        this.#login ? this.#storage.load(this.#login) : [],
      ]).then(([records, own]) => {
        this.#isLoaded = true;
        this.#isRefused = false;
        this.#own = withoutAdopted(mergeAllCalls(new Map(), own).records);
        this.#take(records);
        if (this.#state) this.#publish();
      });
      try {
        await patiently(loading);
      } catch (error) {
        this.#isRefused = !this.#isLoaded;
        this.#warn(error);
      }
    }
    this.#show();
  }

  /** Merges records into those at hand and writes what that changes. */
  #keep(records: readonly CallRecord[], isTyping = false): MergedCalls {
    const merged = mergeAllCalls(this.#records, records);
    if (merged.changed.length === 0) return merged;
    this.#set(merged.records);
    this.#write(merged.changed);
    clearTimeout(this.#pausing);
    this.#pausing = setTimeout(this.#show, pauseMs);
    if (isTyping) this.#notify();
    else this.#publish();
    return merged;
  }

  #write(records: readonly CallRecord[]): void {
    if (!this.#owner) return;
    this.#changes += 1;
    const change = this.#changes;
    const keys = records.map(callKey);
    for (const key of keys) this.#unwritten.set(key, { change, place: 'saving' });
    const isLast = (key: string) => this.#unwritten.get(key)?.change === change;
    const saving = this.#storage.save(this.#owner, records).then(() => {
      for (const key of keys) if (isLast(key)) this.#unwritten.delete(key);
      // Only after the write: what another tab shows must be on the disk.
      this.#post({ owner: this.#owner, records });
      this.#works();
    });
    this.#writing.add(saving);
    patiently(saving)
      .catch((error: unknown) => {
        this.#warn(error);
        for (const key of keys)
          if (isLast(key)) this.#unwritten.set(key, { change, place: 'page only' });
        clearTimeout(this.#retrying);
        if (error !== noAnswer && !this.#isClosed)
          this.#retrying = setTimeout(this.#retry, retryMs);
        this.#notify();
      })
      .finally(() => this.#writing.delete(saving));
  }

  /** Storage has taken something: so it may take what it did not before, and what it keeps from before can be loaded. */
  #works(): void {
    this.#isRefused = false;
    this.#retry();
    this.#notify();
    if (!this.#isLoaded && !this.#isClosed) void this.#load();
  }

  readonly #retry = (): void => {
    const failed = [...this.#unwritten].filter(([, { place }]) => place === 'page only');
    const records = failed.flatMap(([key]) => this.#records.get(key) ?? []);
    if (records.length > 0) this.#write(records);
  };

  /** Takes over what storage or another tab has. */
  #take(records: readonly CallRecord[]): void {
    const merged = mergeAllCalls(this.#records, records);
    if (merged.changed.length === 0) return;
    this.#set(merged.records);
    if (this.#state) this.#publish();
  }

  #forget(keys: true | readonly string[]): void {
    this.#writers.unshift(newWriter(this.#initials));
    const left = new Map(keys === true ? [] : this.#records);
    if (keys !== true) for (const key of keys) left.delete(key);
    for (const key of this.#unwritten.keys()) if (!left.has(key)) this.#unwritten.delete(key);
    this.#set(left);
    this.#publish();
  }

  async #removeOwn(): Promise<void> {
    await patiently(this.#storage.remove(this.#login));
    this.#dropOwn();
    this.#channel.post({ owner: this.#login, removed: true } satisfies Message);
  }

  #dropOwn(): void {
    this.#own = new Map();
    this.#publish();
  }

  readonly #onMessage = (data: unknown) => {
    const message = data as Partial<Record<'owner' | 'removed' | 'records', unknown>> | null;
    if (this.#login && message?.owner === this.#login && message.removed === true) {
      this.#dropOwn();
      return;
    }
    // Another tab may still show the list of somebody who has logged out.
    if (typeof message !== 'object' || message?.owner !== this.#owner || !this.#owner) return;
    if (this.#isClosed) return;
    const { removed, records } = message;
    if (removed === true) this.#forget(true);
    else if (Array.isArray(removed)) this.#forget(removed.map(String));
    else if (Array.isArray(records)) this.#take(records.flatMap((entry) => parseCall(entry) ?? []));
  };

  #post(message: Message): void {
    if (this.#owner) this.#channel.post(message);
  }

  #warn(error: unknown): void {
    // There, nothing is wrong.
    if (error !== noDatabase)
      console.warn('Notes about calls are not kept by this browser.', error);
  }

  #set(records: ReadonlyMap<string, CallRecord>): void {
    this.#records = withoutAdopted(records);
    this.#book = new CallBook(this.#records);
  }

  readonly #show = (): void => {
    clearTimeout(this.#pausing);
    this.#pausing = undefined;
    this.#publish();
  };

  #publish(): void {
    const { both, book, own } = this.#shown ?? {};
    if (book !== this.#book || own !== this.#own || !both)
      this.#shown = { book: this.#book, own: this.#own, both: this.#bookOfBoth() };
    if (this.#state?.book !== this.#shown?.both)
      this.#state = this.#shown && { book: this.#shown.both };
    this.#notify();
  }

  #bookOfBoth(): CallBook {
    return this.#own.size > 0 ? new CallBook(this.#records, new CallBook(this.#own)) : this.#book;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const noAnswer = new Error('IndexedDB does not answer.');

/** How long (ms) storage may take to answer before the page says that nothing is kept. Tests on a slow disk set more. */
export const patience = { ms: 3000 };

/** A promise's result; throws `noAnswer` after a while without one. */
function patiently<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(noAnswer), patience.ms);
  });
  return Promise.race([promise, enough]).finally(() => clearTimeout(timer));
}
