import type { FieldError } from '@pawmatch/contract/errors';

/** How a call failed: the server answered so, or why there is no answer. */
export type FailureKind = 'answer' | 'network' | 'cors' | 'timeout' | 'setup' | 'invalid';

export interface ApiFailure {
  kind: FailureKind;
  /** The sentence of the catalogue that fits (see `error-message.ts`). */
  message: string;
  /** HTTP status; 0 when there is no answer. */
  status?: number;
  code?: string | null;
  detail?: string | null;
  error?: string | null;
  fieldErrors?: FieldError[];
  /** The body as it came, for screens with a reading of their own. */
  body?: unknown;
}

/** A failed call. `message` can be shown as it is. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  /** Stable name of the failure, such as `EMAIL_TAKEN`. */
  readonly code: string | null;
  /** What the server says about it, as text (R8.13). */
  readonly detail: string | null;
  /** Short name of a booking conflict, such as "Scheduling conflict" (R8.38). */
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

  /** Refused for its CSRF token (D11). */
  get isCsrf(): boolean {
    return this.status === 403 && (this.code === 'CSRF_FAILED' || /csrf/i.test(this.detail ?? ''));
  }
}
