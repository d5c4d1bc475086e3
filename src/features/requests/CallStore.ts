import { type Channel, openChannel } from '#src/components/openChannel.ts';
import { callBadges } from '#src/domain/callBadges.ts';
import { CallBook, emptyCallBook } from '#src/domain/CallBook.ts';
import {
  type CallChange,
  type CallRecord,
  changeCall,
  newCall,
  parseCall,
} from '#src/domain/calls.ts';
import { mergeAllCalls, type MergedCalls } from '#src/domain/mergeAllCalls.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { type CallStorage, openCallStorage } from './callStorage.ts';

/** What is noted now. */
export interface CallState {
  book: CallBook;
  /** Where it is kept: on this computer, or (where the browser refuses) in this page alone. */
  keptIn: 'computer' | 'page';
}

/** What the tabs of one browser tell each other. */
type Message = { owner: string } & ({ records: readonly CallRecord[] } | { removed: true });

type OpenCallStorage = () => Promise<CallStorage | undefined>;

const channelName = 'callNotes';

/**
 * What one person notes about calls: kept on this computer, and the same in every tab at once. A change shows at once and
 * is written afterwards; where that fails it lasts as long as the page, and `keptIn` says so.
 */
export class CallStore {
  readonly #owner: string;
  #state: CallState = { book: emptyCallBook, keptIn: 'computer' };
  readonly #listeners = new Set<() => void>();
  readonly #channel: Channel;
  #storage: CallStorage | undefined;
  #isClosed = false;
  /** One write after the other. */
  #writing: Promise<void>;

  /** `owner`: the subject of the user's token; '' for a user without one, whose notes can't be kept. */
  constructor(owner: string, open: OpenCallStorage = openCallStorage) {
    this.#owner = owner;
    this.#channel = openChannel(channelName, this.#onMessage);
    this.#writing = this.#load(open);
  }

  /** For useSyncExternalStore. */
  readonly state = (): CallState => this.#state;

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What a row says about a request. */
  readonly badgesOf = (request: AppointmentRequest, clock: ClockTime) => {
    const record = this.#state.book.recordOf(request);
    return record ? callBadges(record, clock) : [];
  };

  change(request: AppointmentRequest, change: CallChange, clock: ClockTime): void {
    if (this.#isClosed) return;
    const before = this.#state.book.recordOf(request) ?? newCall(request);
    const after = changeCall(before, change, Date.now(), clock);
    if (after !== before) this.merge([after]);
  }

  /** Merges records into those that are noted, and says what that changed. */
  merge(records: readonly CallRecord[]): MergedCalls {
    const merged = mergeAllCalls(this.#state.book.records, records);
    if (merged.changed.length > 0) {
      this.#set({ book: new CallBook(merged.records) });
      this.#post({ owner: this.#owner, records: merged.changed });
      this.#write((storage) => storage.save(this.#owner, merged.changed));
    }
    return merged;
  }

  removeAll(): void {
    this.#set({ book: emptyCallBook });
    this.#post({ owner: this.#owner, removed: true });
    this.#write((storage) => storage.removeAll(this.#owner));
  }

  /** Ends it. What is being written is written. */
  close(): void {
    this.#isClosed = true;
    this.#channel.close();
    this.#listeners.clear();
    void this.#writing.then(() => this.#storage?.close());
  }

  async #load(open: OpenCallStorage): Promise<void> {
    try {
      if (this.#owner) this.#storage = await open();
      if (this.#storage) this.#take(await this.#storage.load(this.#owner));
      else this.#set({ keptIn: 'page' });
    } catch (error) {
      this.#fail(error);
    }
  }

  #write(work: (storage: CallStorage) => Promise<void>): void {
    this.#writing = this.#writing.then(async () => {
      if (!this.#storage) return;
      try {
        await work(this.#storage);
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  #fail(error: unknown): void {
    console.warn('Notes about calls are not kept by this browser.', error);
    this.#set({ keptIn: 'page' });
  }

  /** Takes over what storage or another tab has. */
  #take(records: readonly CallRecord[]): void {
    const merged = mergeAllCalls(this.#state.book.records, records);
    if (merged.changed.length > 0) this.#set({ book: new CallBook(merged.records) });
  }

  readonly #onMessage = (data: unknown) => {
    const message = data as Partial<Record<'owner' | 'removed' | 'records', unknown>> | null;
    // Another tab may still show the list of somebody who has logged out.
    if (typeof message !== 'object' || message?.owner !== this.#owner || !this.#owner) return;
    if (message.removed === true) this.#set({ book: emptyCallBook });
    else if (Array.isArray(message.records))
      this.#take(message.records.flatMap((entry) => parseCall(entry, Date.now()) ?? []));
  };

  #post(message: Message): void {
    if (this.#owner) this.#channel.post(message);
  }

  #set(change: Partial<CallState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
