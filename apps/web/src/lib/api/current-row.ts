import { ApiError } from './api-error.ts';
import { isJsonObject, type JsonObject } from './json.ts';

/**
 * The current row in a conflict error: the change was based on an old version (D32).
 * @param normalise as for the response of the call
 * @returns null for every other error
 */
export function readCurrentRow<Row>(
  error: unknown,
  normalise: (row: JsonObject) => JsonObject,
): Row | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const current = isJsonObject(error.body) ? error.body.current : null;
  return isJsonObject(current) ? (normalise(current) as Row) : null;
}
