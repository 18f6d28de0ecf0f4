import { ApiError } from './api-error.ts';
import { isJsonObject, type JsonObject } from './json.ts';

/**
 * The row as it is now, of a change that was made on an old version of it (D32).
 * @param normalise as the answer of the call is read
 * @returns null for every other failure
 */
export function readCurrentRow<Row>(
  error: unknown,
  normalise: (row: JsonObject) => JsonObject,
): Row | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const current = isJsonObject(error.body) ? error.body.current : null;
  return isJsonObject(current) ? (normalise(current) as Row) : null;
}
