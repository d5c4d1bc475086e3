/** `network` includes an answer without CORS headers, which browsers do not tell apart. */
export type ApiErrorKind = 'network' | 'timeout' | 'cancelled' | 'status' | 'shape';

/** The only error type of calls. Its fields hold no data of the call, so that it can be logged. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** Private, so that the console does not print it. */
  readonly #body: string;

  constructor(
    kind: ApiErrorKind,
    message: string,
    answer: { status?: number; body?: string } = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = answer.status;
    this.#body = answer.body ?? '';
  }

  get body(): string {
    return this.#body;
  }

  get unauthorized(): boolean {
    return this.status === 401 || this.status === 403;
  }
}
