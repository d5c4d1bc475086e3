import { ApiError } from '#src/api/ApiError.ts';
import { createStore } from '#src/components/createStore.ts';
import { type Channel, openChannel } from '#src/components/openChannel.ts';
import { withFreeLock } from '#src/components/webLocks.ts';
import { isRealDate } from '#src/domain/clock.ts';
import { lookAfterMs } from '#src/domain/lookTimes.ts';
import { requestFields } from '#src/domain/requestFields.ts';
import { prepareRequestList, type RequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The state of the search for new requests. */
export interface WatchState {
  /** The last answer; undefined before the first. */
  found: { requests: RequestList; at: number; byThisTab: boolean } | undefined;
  /** Why the last look failed: the login is refused (and nothing is tried until there is another), or anything else. */
  problem: 'refused' | 'failed' | undefined;
  /** When the next look is due, in ms since 1970. */
  nextAt: number | undefined;
}

interface WatchOptions {
  /** The user who is logged in. */
  user: string;
  /** When the list was loaded, in ms since 1970. */
  loadedAt: number;
  /** Makes the call. Throws ApiError. */
  look: (signal: AbortSignal) => Promise<RequestList>;
}

/** Names the channel and the lock that tabs share. */
const sharedName = 'requestWatch';

/** A longer list is not handed to other tabs: copying it would hold both pages. Each then asks by itself. */
const mostShared = 5000;

const longestCallMs = 50_000;

/**
 * Looks for new requests from time to time. A look is put off while there is no connection, and made at once where the page is
 * seen again or the connection is back and a minute has passed. Tabs of one user look once and tell each other.
 */
export class RequestWatch {
  readonly #state = createStore<WatchState>({
    found: undefined,
    problem: undefined,
    nextAt: undefined,
  });
  readonly #options: WatchOptions;
  readonly #channel: Channel;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #controller: AbortController | undefined;
  #lookedAt: number;
  #failures = 0;
  #isStopped = false;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#lookedAt = options.loadedAt;
    this.#channel = openChannel(sharedName, this.#onMessage);
    document.addEventListener('visibilitychange', this.#schedule);
    window.addEventListener('online', this.#onOnline);
    this.#schedule();
  }

  /** For useSyncExternalStore. */
  readonly state = this.#state.get;

  /** For useSyncExternalStore. */
  readonly subscribe = this.#state.subscribe;

  /** Takes another token, and looks again if the last one was refused. */
  resume(): void {
    if (this.#state.get().problem !== 'refused') return;
    this.#failures = 0;
    this.#set({ problem: undefined });
    this.#schedule();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#controller?.abort();
    this.#channel.close();
    document.removeEventListener('visibilitychange', this.#schedule);
    window.removeEventListener('online', this.#onOnline);
  }

  readonly #onOnline = (): void => {
    this.#failures = 0;
    this.#schedule();
  };

  readonly #schedule = (): void => {
    clearTimeout(this.#timer);
    if (this.#isStopped || this.#state.get().problem === 'refused' || this.#controller) return;
    const waitMs = lookAfterMs({ hidden: document.hidden, failures: this.#failures });
    // The last look is to come where the clock has been set back meanwhile.
    const leftMs = Math.min(waitMs, Math.max(0, this.#lookedAt + waitMs - Date.now()));
    this.#set({ nextAt: Date.now() + leftMs });
    this.#timer = setTimeout(() => void this.#look(), leftMs);
  };

  async #look(): Promise<void> {
    // 'online' schedules it again.
    if (!navigator.onLine) return;
    const controller = new AbortController();
    this.#controller = controller;
    // A call that is never answered would keep other tabs waiting too.
    const timeout = setTimeout(() => controller.abort(), longestCallMs);
    try {
      // Unless another tab is looking: that one tells.
      const requests = await withFreeLock(sharedName, () => this.#options.look(controller.signal));
      if (this.#isStopped) return;
      this.#failures = 0;
      if (requests) this.#found(requests, true);
    } catch (error) {
      if (this.#isStopped) return;
      this.#failures += 1;
      const isRefused = error instanceof ApiError && error.unauthorized;
      this.#set({ problem: isRefused ? 'refused' : 'failed' });
    }
    clearTimeout(timeout);
    this.#lookedAt = Date.now();
    this.#controller = undefined;
    this.#schedule();
  }

  #found(requests: RequestList, byThisTab: boolean): void {
    this.#set({ found: { requests, at: Date.now(), byThisTab }, problem: undefined });
    if (byThisTab && requests.all.length <= mostShared)
      this.#channel.post({ user: this.#options.user, requests: requests.all });
  }

  readonly #onMessage = (data: unknown) => {
    const message = data as { user?: unknown; requests?: unknown } | null;
    // Another tab may show the list of somebody else.
    if (typeof message !== 'object' || message?.user !== this.#options.user) return;
    if (!Array.isArray(message.requests) || !message.requests.every(isRequest)) return;
    void prepareRequestList([message.requests]).then((requests) => {
      if (this.#isStopped) return;
      this.#lookedAt = Date.now();
      this.#failures = 0;
      this.#found(requests, false);
      this.#schedule();
    });
  };

  #set(change: Partial<WatchState>): void {
    this.#state.set({ ...this.#state.get(), ...change });
  }
}

/** Checks a message, because another tab may run another version of the site. */
function isRequest(entry: unknown): entry is AppointmentRequest {
  if (typeof entry !== 'object' || entry === null) return false;
  const record = entry as Record<string, unknown>;
  if (!Object.keys(requestFields).every((name) => typeof record[name] === 'string')) return false;
  return record.date === '' || isRealDate(String(record.date));
}
