import { ApiError } from './ApiError.ts';

/** What is known of a query at a moment. */
export interface QueryState<T> {
  /** The last answer; it stays while a newer one is asked for, and when that fails. */
  data: T | undefined;
  /** Why the last try failed; null where it did not. */
  error: ApiError | null;
  status: 'pending' | 'error' | 'success';
  /** A call is under way, also behind an answer that is already shown. */
  isFetching: boolean;
  /** When `data` came, ms since 1970. */
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

interface QueryOptions<T> {
  call: (signal: AbortSignal) => Promise<T>;
  /** ms for which an answer counts as new: whoever looks later has it asked for again. */
  freshFor?: number;
  /** Logged with the error where the call has failed for good. */
  failureMessage?: string;
}

/**
 * A call that reads, for all who show its answer: they share one call; a newer call cancels an older one, whose answer
 * is never shown; it is cancelled where nobody looks any longer, and made again once a lost connection is back.
 *
 * A library did this first. It was 10 kB of the staff list's 150, most of them for what this site does not do.
 */
export class Query<T> {
  #state: QueryState<T> = initialState;
  readonly #options: QueryOptions<T>;
  readonly #listeners = new Set<() => void>();
  #controller: AbortController | undefined;
  #answer: Promise<T> | undefined;

  constructor(options: QueryOptions<T>) {
    this.#options = options;
  }

  /** For useSyncExternalStore. */
  readonly state = (): QueryState<T> => this.#state;

  /** For useSyncExternalStore: the first to look has it asked for. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener('online', this.#whenOnline);
    if (!this.#isFresh && !this.#answer) this.retry();
    return () => {
      this.#listeners.delete(listener);
      // React may look away and back within a moment.
      queueMicrotask(this.#stopUnwatched);
    };
  };

  /** The answer, asked for unless a new one is here or on its way. Throws ApiError. */
  readonly load = async (): Promise<T> => {
    if (this.#isFresh) return this.#state.data as T;
    return this.#answer ?? this.#fetch();
  };

  /** Asks again. */
  readonly retry = (): void => {
    // The state says what went wrong.
    this.#fetch().catch(() => undefined);
  };

  /** Forgets everything, as if nobody had asked. */
  readonly forget = (): void => {
    this.#controller?.abort();
    this.#controller = undefined;
    this.#answer = undefined;
    this.#set(initialState);
  };

  get #isFresh(): boolean {
    const { loadedAt, status } = this.#state;
    const { freshFor = 0 } = this.#options;
    return status === 'success' && loadedAt !== undefined && Date.now() - loadedAt < freshFor;
  }

  #fetch(): Promise<T> {
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.#set({ isFetching: true });
    this.#answer = this.#call(controller);
    return this.#answer;
  }

  async #call(controller: AbortController): Promise<T> {
    const { call, failureMessage } = this.#options;
    try {
      const data = await call(controller.signal);
      if (this.#isCurrent(controller))
        this.#settle({ data, error: null, status: 'success', loadedAt: Date.now() });
      return data;
    } catch (reason) {
      const error = reason instanceof ApiError ? reason : new ApiError('shape', String(reason));
      if (this.#isCurrent(controller)) {
        if (failureMessage) console.error(failureMessage, error);
        this.#settle({ error, status: 'error' });
      }
      throw error;
    }
  }

  #isCurrent(controller: AbortController): boolean {
    return controller === this.#controller && !controller.signal.aborted;
  }

  #settle(change: Partial<QueryState<T>>) {
    this.#answer = undefined;
    this.#set({ ...change, isFetching: false });
  }

  #set(change: Partial<QueryState<T>>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly #whenOnline = () => {
    if (this.#state.status === 'error') this.retry();
  };

  readonly #stopUnwatched = () => {
    if (this.#listeners.size > 0) return;
    window.removeEventListener('online', this.#whenOnline);
    if (!this.#answer) return;
    this.#controller?.abort();
    this.#answer = undefined;
    this.#set({ isFetching: false });
  };
}
