import { ApiError } from '../../../lib/api/api-error.ts';

/** Someone else has changed or deleted the visit: the cached list is out of date. */
export const isVisitChanged = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CONFLICT' || error.status === 404);
