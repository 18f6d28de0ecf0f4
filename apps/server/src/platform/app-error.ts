import { type ErrorCode, errorTable, type FieldError } from '@pawmatch/contract/errors';

/**
 * A failure with a meaning. Services throw it; only the error handler knows what it is in HTTP.
 * `detail` replaces the table's sentence where something more precise can be said.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly fieldErrors: FieldError[] | undefined;
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** With CONFLICT: the row as it is now, as the caller may see it. */
  readonly current: object | undefined;

  constructor(
    code: ErrorCode,
    more: {
      detail?: string;
      fieldErrors?: FieldError[];
      retryAfter?: number;
      current?: object;
      cause?: unknown;
    } = {},
  ) {
    const detail = more.detail ?? more.fieldErrors?.[0]?.message ?? errorTable[code].detail;
    super(detail, { cause: more.cause });
    this.code = code;
    this.detail = detail;
    this.fieldErrors = more.fieldErrors;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }
}

/** One wrong field that no schema can see, such as a password that is too common. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { fieldErrors: [{ field, message }] });
}
