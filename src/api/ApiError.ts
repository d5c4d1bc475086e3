/** Why a call failed: `network` also covers a missing CORS header, which a browser does not tell apart. */
export type ApiErrorKind = 'network' | 'timeout' | 'cancelled' | 'status' | 'shape';

/** The one error of every call in `api/`. It holds nothing of the request, so that it can be logged. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status where there was an answer. */
  readonly status: number | undefined;
  /** The answer's body as text where kind is `status`, for those who must read it (sign-in). Not for the console. */
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

  /** The API wants a person to log in, or to log in again (401, 403). */
  get unauthorized(): boolean {
    return this.status === 401 || this.status === 403;
  }
}
