export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as text; null when it is neither text nor a number, or empty. */
export function textOrNull(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The first non-empty value among these properties; null when there is none. */
export function firstText(object: JsonObject, ...names: string[]): string | null {
  for (const name of names) {
    const text = textOrNull(object[name]);
    if (text !== null) return text;
  }
  return null;
}

/** Text that names an instant or a day. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

export const booleanOrNull = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : null;
