import type { FieldError } from '@pawmatch/contract/errors';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * The server's text about a failure, from `detail`, then `message`; other values become JSON. Null
 * when there is none.
 */
export function readDetail(body: unknown): string | null {
  if (!isObject(body)) return null;
  return textOf(body.detail) ?? textOf(body.message);
}

/** A text of an error body, such as `code` or `error`; null when there is none. */
export function readText(body: unknown, name: string): string | null {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Field errors from `errors: [{field, message}]`, or from a list of `{loc: [..., field], msg}` in
 * `detail` or `errors`, or from an object of field to message(s).
 */
export function readFieldErrors(body: unknown): FieldError[] {
  if (!isObject(body)) return [];
  const found = fieldErrorsIn(body.errors);
  return found.length > 0 ? found : fieldErrorsIn(body.detail);
}

/** All messages of a failure: the items of a list, or the single detail. */
export function readMessages(body: unknown): string[] {
  const fields = readFieldErrors(body);
  if (fields.length > 0) return fields.map(({ message }) => message);
  const detail = isObject(body) ? body.detail : undefined;
  if (Array.isArray(detail)) return detail.map((item) => textOf(item) ?? '').filter(Boolean);
  const text = readDetail(body);
  return text === null ? [] : [text];
}

function fieldErrorsIn(value: unknown): FieldError[] {
  if (Array.isArray(value)) return value.flatMap(fieldErrorOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([field, messages]) => {
    const message: unknown = Array.isArray(messages) ? messages[0] : messages;
    return typeof message === 'string' ? [{ field, message }] : [];
  });
}

function fieldErrorOf(item: unknown): FieldError[] {
  if (!isObject(item)) return [];
  const message = readText(item, 'message') ?? readText(item, 'msg');
  const place: unknown = item.field ?? (Array.isArray(item.loc) ? item.loc.at(-1) : undefined);
  if (message === null || (typeof place !== 'string' && typeof place !== 'number')) return [];
  return [{ field: String(place), message }];
}
