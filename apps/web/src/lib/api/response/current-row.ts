import { ApiError } from '../errors/api-error.ts';
import { isJsonObject } from './json.ts';

/**
 * The current row in a conflict error: the change was based on an old version.
 * Only our own server has this error, so the row is the contract's.
 * @returns null for every other error
 */
export function readCurrentRow<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const current = isJsonObject(error.body) ? error.body.current : null;
  return isJsonObject(current) ? (current as Row) : null;
}
