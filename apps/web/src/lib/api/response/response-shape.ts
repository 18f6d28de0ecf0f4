import type { Endpoint } from '@pawmatch/contract/endpoint';
import type * as z from 'zod/mini';

type Output = NonNullable<Endpoint['output']>;

/**
 * What a response of the contract consists of, as plain data: the build computes it from the schemas, so that
 * pages read responses by the contract without loading zod. `time` is an instant or a day.
 */
export type ResponseShape =
  | 'any'
  | 'flag'
  | 'id'
  | 'number'
  | 'text'
  | 'time'
  | { fields: Readonly<Record<string, ResponseShape>> }
  | { list: ResponseShape }
  /** An object with any names. */
  | { map: ResponseShape }
  | { oneOf: readonly (string | number)[] }
  | { anyOf: readonly ResponseShape[] }
  | { orNull: ResponseShape }
  | { orNone: ResponseShape };

/** @throws Error for a kind of schema that no response has had so far */
export function shapeOf(schema: Output): ResponseShape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return shapeOfText('format' in def ? def.format : null);
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'unknown':
    case 'literal':
      return 'any';
    case 'enum':
      return { oneOf: Object.values(def.entries) };
    case 'object':
      return { fields: mapValues(def.shape, shapeOf) };
    case 'array':
      return { list: shapeOf(def.element) };
    case 'record':
      return { map: shapeOf(def.valueType) };
    case 'union':
      return { anyOf: def.options.map(shapeOf) };
    case 'nullable':
      return { orNull: shapeOf(def.innerType) };
    case 'optional':
      return { orNone: shapeOf(def.innerType) };
    default:
      throw new Error(`Responses have no ${def.type}.`);
  }
}

function shapeOfText(format: unknown): ResponseShape {
  if (format === 'uuid') return 'id';
  return format === 'datetime' || format === 'date' ? 'time' : 'text';
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
