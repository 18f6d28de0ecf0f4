import { ApiError } from '../../lib/api/errors/api-error.ts';

/** Preferences could not be saved: by which call, why, and whether all retries are used up. */
export class SaveFailure extends Error {
  readonly attempted: 'update' | 'create';
  readonly isExhausted: boolean;

  constructor(attempted: 'update' | 'create', cause: unknown, isExhausted = false) {
    super('Preferences were not saved.', { cause });
    this.attempted = attempted;
    this.isExhausted = isExhausted;
  }

  /** The cause, if it is an ApiError. */
  get apiError(): ApiError | null {
    return this.cause instanceof ApiError ? this.cause : null;
  }
}
