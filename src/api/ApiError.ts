/** Why a call failed. `network` includes an answer without CORS headers, which a browser does not tell apart. */
export type ApiErrorKind = 'network' | 'timeout' | 'cancelled' | 'status' | 'shape';

/** The one error type of all calls in `api/`. It holds nothing of the call's data, so that it can be logged. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status where there was an answer. */
  readonly status: number | undefined;
  /** The answer's body as text where kind is `status`. Private, so that the console does not show it. */
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

  /** The answer's body as text where kind is `status`, otherwise ''. Sign-in reads it. */
  get body(): string {
    return this.#body;
  }

  /** Logging in, or logging in again, would help (401, 403). */
  get unauthorized(): boolean {
    return this.status === 401 || this.status === 403;
  }
}
