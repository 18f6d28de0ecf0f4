import type { SecondStep } from '@pawmatch/contract/auth/second-factor';
import { errorMessages } from '@pawmatch/contract/error-messages';
import type { ErrorCode, FieldError } from '@pawmatch/contract/errors';

/**
 * An expected error. Services throw it; only the error handler maps it to HTTP.
 * `detail` replaces the sentence of the code by a more precise one.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly fieldErrors: FieldError[] | undefined;
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** With CONFLICT: the current row as the caller may see it. */
  readonly current: object | undefined;
  /** How the person can prove who they are. */
  readonly secondStep: SecondStep | undefined;

  constructor(
    code: ErrorCode,
    more: {
      detail?: string;
      fieldErrors?: FieldError[];
      retryAfter?: number;
      current?: object;
      secondStep?: SecondStep;
      cause?: unknown;
    } = {},
  ) {
    const detail = more.detail ?? more.fieldErrors?.[0]?.message ?? errorMessages[code];
    super(detail, { cause: more.cause });
    this.code = code;
    this.detail = detail;
    this.fieldErrors = more.fieldErrors;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
    this.secondStep = more.secondStep;
  }
}

/** An error of a field that no schema can detect, such as a common password. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { fieldErrors: [{ field, message }] });
}
