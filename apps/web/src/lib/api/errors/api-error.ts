import type { FieldError } from '@pawmatch/contract/errors';

/** How a call failed: an error response of the server, or why there is no response. */
type FailureKind = 'response' | 'network' | 'cors' | 'timeout' | 'setup' | 'invalid';

export interface ApiFailure {
  kind: FailureKind;
  /** A message of `error-message.ts`. */
  message: string;
  /** HTTP status; 0 when there is no response. */
  status?: number;
  code?: string | null;
  detail?: string | null;
  error?: string | null;
  fieldErrors?: FieldError[];
  /** The raw response body. */
  body?: unknown;
}

/** A failed call. `message` can be shown to the user. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  /** Stable name of the failure, such as `EMAIL_TAKEN`. */
  readonly code: string | null;
  /** The server's detail, as text. */
  readonly detail: string | null;
  /** Short name of a booking conflict, such as "Scheduling conflict". */
  readonly error: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly body: unknown;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = 'ApiError';
    this.kind = failure.kind;
    this.status = failure.status ?? 0;
    this.code = failure.code ?? null;
    this.detail = failure.detail ?? null;
    this.error = failure.error ?? null;
    this.fieldErrors = failure.fieldErrors ?? [];
    this.body = failure.body;
  }

  /** The server could not be reached, or did not answer in time. */
  get isNetwork(): boolean {
    return this.kind === 'network' || this.kind === 'cors' || this.kind === 'timeout';
  }

  get isTimeout(): boolean {
    return this.kind === 'timeout';
  }

  get isServerFault(): boolean {
    return this.status >= 500;
  }

  /** Rejected because of the CSRF token. */
  get isCsrf(): boolean {
    return this.code === 'CSRF_FAILED';
  }
}
