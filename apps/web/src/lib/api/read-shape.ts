import { isJsonObject, isTime, type JsonObject, textOrNull } from './json.ts';
import type { ResponseShape } from './response-shape.ts';

type Fields = Readonly<Record<string, ResponseShape>>;

/**
 * Reads a value as the contract's type, whatever it is: what is not readable gets an empty value (R3.24, R3.34), so
 * that no page fails because of one row.
 */
export function readShape(shape: ResponseShape, value: unknown): unknown {
  const result = readOrUndefined(shape, value);
  return result === undefined ? emptyValue(shape) : result;
}

/** Undefined where the value is not readable. */
function readOrUndefined(shape: ResponseShape, value: unknown): unknown {
  if (typeof shape === 'string') return scalars[shape](value);
  if ('orNull' in shape) return readOrUndefined(shape.orNull, value) ?? null;
  if ('orNone' in shape) return readOrUndefined(shape.orNone, value);
  if ('oneOf' in shape) return shape.oneOf.includes(value) ? value : undefined;
  if ('anyOf' in shape) {
    return shape.anyOf.map((each) => readOrUndefined(each, value)).find((it) => it !== undefined);
  }
  if ('list' in shape) return Array.isArray(value) ? readRows(shape.list, value) : undefined;
  if (!isJsonObject(value)) return undefined;
  return 'map' in shape ? readMap(shape.map, value) : readFields(shape.fields, value);
}

const scalars = {
  any: (value) => value ?? null,
  choice: (value) => (typeof value === 'string' ? value : undefined),
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  id: (value) => textOrNull(value) ?? undefined,
  number: (value) => (Number.isFinite(value) ? value : undefined),
  text: (value) => (value === '' ? '' : (textOrNull(value) ?? undefined)),
  time: (value) => (isTime(value) ? value : undefined),
} satisfies Record<string, (value: unknown) => unknown>;

/** Drops rows that are not readable, and those that cannot be told apart because they have no id. */
const readRows = (shape: ResponseShape, rows: readonly unknown[]) =>
  rows
    .filter((row) => !lacksId(shape, row))
    .map((row) => readOrUndefined(shape, row))
    .filter((row) => row !== undefined);

const lacksId = (shape: ResponseShape, row: unknown) =>
  typeof shape !== 'string' &&
  'fields' in shape &&
  isJsonObject(row) &&
  Object.keys(shape.fields).some((name) => shape.fields[name] === 'id' && !textOrNull(row[name]));

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

function emptyValue(shape: ResponseShape): unknown {
  if (shape === 'number') return 0;
  if (shape === 'flag') return false;
  if (typeof shape === 'string') return shape === 'choice' ? undefined : '';
  if ('list' in shape) return [];
  if ('map' in shape) return {};
  if ('fields' in shape) return readFields(shape.fields, {});
  return 'anyOf' in shape ? '' : undefined;
}
