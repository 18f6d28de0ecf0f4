import { isJsonObject, isTime, type JsonObject, textOrNull } from './json.ts';
import type { ResponseShape } from './response-shape.ts';

type Fields = Readonly<Record<string, ResponseShape>>;

/**
 * Reads a value as the contract's type, whatever it is: what is not readable gets an empty value, so
 * that no page fails because of one row.
 */
export function readShape(shape: ResponseShape, value: unknown): unknown {
  const result = readOrUndefined(shape, value);
  return result === undefined ? emptyValue(shape, value) : result;
}

/** Undefined where the value is not readable. A choice that no page knows is missing where it may be. */
function readOrUndefined(shape: ResponseShape, value: unknown): unknown {
  if (typeof shape === 'string') return scalars[shape](value);
  if ('orNull' in shape) return readOrUndefined(shape.orNull, value) ?? null;
  if ('orNone' in shape) return readOrUndefined(shape.orNone, value);
  if ('oneOf' in shape) return shape.oneOf.some((known) => known === value) ? value : undefined;
  if ('anyOf' in shape) {
    return shape.anyOf.map((each) => readOrUndefined(each, value)).find((it) => it !== undefined);
  }
  if ('list' in shape) return Array.isArray(value) ? readRows(shape.list, value) : undefined;
  if (!isJsonObject(value)) return undefined;
  return 'map' in shape ? readMap(shape.map, value) : readFields(shape.fields, value);
}

const scalars = {
  any: (value) => value ?? null,
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  id: (value) => textOrNull(value) ?? undefined,
  number: (value) => (Number.isFinite(value) ? value : undefined),
  text: (value) => (value === '' ? '' : (textOrNull(value) ?? undefined)),
  time: (value) => (isTime(value) ? value : undefined),
} satisfies Record<string, (value: unknown) => unknown>;

/** Drops rows that are not readable, or cannot be distinguished: without an id, or of a kind that no page knows. */
const readRows = (shape: ResponseShape, rows: readonly unknown[]) =>
  rows
    .filter((row) => isDistinct(shape, row))
    .map((row) => readOrUndefined(shape, row))
    .filter((row) => row !== undefined);

function isDistinct(shape: ResponseShape, row: unknown): boolean {
  if (typeof shape === 'string' || !('fields' in shape) || !isJsonObject(row)) return true;
  return Object.entries(shape.fields).every(([name, field]) => {
    const isRequired = field === 'id' || (typeof field === 'object' && 'oneOf' in field);
    return !isRequired || readOrUndefined(field, row[name]) !== undefined;
  });
}

const readFields = (fields: Fields, value: JsonObject): JsonObject => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, readShape(shape, value[name])]),
  ),
});

const readMap = (shape: ResponseShape, value: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, readOrUndefined(shape, each)] as const)
      .filter(([, each]) => each !== undefined),
  );

/** A choice that no page knows is shown as it is where it must be there, such as a status. */
function emptyValue(shape: ResponseShape, value: unknown): unknown {
  if (shape === 'number') return 0;
  if (shape === 'flag') return false;
  if (typeof shape === 'string') return '';
  if ('list' in shape) return [];
  if ('map' in shape) return {};
  if ('fields' in shape) return readFields(shape.fields, {});
  if ('oneOf' in shape) return textOrNull(value) ?? '';
  return 'anyOf' in shape ? '' : undefined;
}
