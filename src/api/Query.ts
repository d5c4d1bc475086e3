import { ApiError } from './ApiError.ts';

/** The state of a query at one moment. */
export interface QueryState<T> {
  /** The last answer. It stays while a newer call is under way, and when that fails. */
  data: T | undefined;
  /** Why the last call failed; null where it did not. */
  error: ApiError | null;
  status: 'pending' | 'error' | 'success';
  /** A call is under way, perhaps while an older answer is shown. */
  isFetching: boolean;
  /** When `data` was loaded, ms since 1970. */
  loadedAt: number | undefined;
}

/** Nothing has been asked for: what a prerendered page shows. */
export const initialState: QueryState<never> = {
  data: undefined,
  error: null,
  status: 'pending',
  isFetching: false,
  loadedAt: undefined,
};

export interface QueryOptions<T> {
  call: (signal: AbortSignal) => Promise<T>;
  /** ms for which an answer counts as fresh: a new subscriber causes no call. 0 by default. */
  staleTime?: number;
  /** Logged together with the error when the call fails. */
  failureMessage?: string;
}

/**
 * A call that reads, and its state. Every component that subscribes shares the one call. A newer call cancels an older
 * one, whose answer is then never shown. The call is cancelled when the last subscriber leaves, and made again when a
 * lost connection is back. A failure is forgotten with the last subscriber, an answer is kept. Why it is no library:
 * docs/decisions/0004.
 */
export class Query<T> {
  #state: QueryState<T> = initialState;
  readonly #options: QueryOptions<T>;
  readonly #listeners = new Set<() => void>();
  /** Of the newest call. */
  #controller: AbortController | undefined;

  constructor(options: QueryOptions<T>) {
    this.#options = options;
  }

  /** For useSyncExternalStore. */
  readonly state = (): QueryState<T> => this.#state;

  /** For useSyncExternalStore. The first subscriber causes the call. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('online', this.#onOnline);
    if (!this.#isFresh && !this.#state.isFetching) this.refetch();
    return () => {
      this.#listeners.delete(listener);
      // React may unsubscribe and subscribe again at once.
      queueMicrotask(this.#stopWithoutListeners);
    };
  };

  /** Makes the call again. */
  readonly refetch = (): void => {
    this.#controller?.abort();
    this.#controller = new AbortController();
    this.#set({ isFetching: true });
    void this.#call(this.#controller);
  };

  /** Forgets the answer, and cancels a call. */
  readonly clear = (): void => {
    this.#controller?.abort();
    this.#controller = undefined;
    this.#set(initialState);
  };

  get #isFresh(): boolean {
    const { loadedAt, status } = this.#state;
    const { staleTime = 0 } = this.#options;
    const age = Date.now() - (loadedAt ?? NaN);
    // Of an answer from the future nobody knows how old it is: the clock has been set back since.
    return status === 'success' && age >= 0 && age < staleTime;
  }

  /** Throws nothing: why the call failed is in the state. */
  async #call(controller: AbortController): Promise<void> {
    const { call, failureMessage } = this.#options;
    try {
      const data = await call(controller.signal);
      if (this.#isCurrent(controller))
        this.#settle({ data, error: null, status: 'success', loadedAt: Date.now() });
    } catch (reason) {
      if (!this.#isCurrent(controller)) return;
      const error = reason instanceof ApiError ? reason : new ApiError('shape', String(reason));
      if (failureMessage) console.error(failureMessage, error);
      this.#settle({ error, status: 'error' });
    }
  }

  #isCurrent(controller: AbortController): boolean {
    return controller === this.#controller && !controller.signal.aborted;
  }

  #settle(change: Partial<QueryState<T>>) {
    this.#set({ ...change, isFetching: false });
  }

  #set(change: Partial<QueryState<T>>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly #onOnline = () => {
    // A call that was under way when the connection went may never be answered.
    if (this.#state.status === 'error' || this.#state.isFetching) this.refetch();
  };

  readonly #stopWithoutListeners = () => {
    if (this.#listeners.size > 0) return;
    window.removeEventListener('online', this.#onOnline);
    this.#controller?.abort();
    const { data } = this.#state;
    this.#settle({ error: null, status: data === undefined ? 'pending' : 'success' });
  };
}
