import type { Endpoint } from '@pawmatch/contract/endpoint';
import type * as z from 'zod/mini';

type Output = NonNullable<Endpoint['output']>;

/**
 * What a response of the contract consists of, as plain data: the build computes it from the schemas, so that
 * pages read responses by the contract without loading zod.
 *
 * `choice` is one value of a list that a page has to know, `time` an instant or a day.
 */
export type ResponseShape =
  | 'any'
  | 'choice'
  | 'flag'
  | 'id'
  | 'number'
  | 'text'
  | 'time'
  | { fields: Readonly<Record<string, ResponseShape>> }
  | { list: ResponseShape }
  /** An object with any names. */
  | { map: ResponseShape }
  /** One of these values; others are not readable. */
  | { oneOf: readonly unknown[] }
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
      return 'choice';
    case 'object':
      return { fields: mapValues(def.shape, shapeOf) };
    case 'array':
      return { list: shapeOfOptional(def.element) };
    case 'record':
      return { map: shapeOf(def.valueType) };
    case 'union':
      return { anyOf: def.options.map(shapeOfOptional) };
    case 'nullable':
      return { orNull: shapeOfOptional(def.innerType) };
    case 'optional':
      return { orNone: shapeOfOptional(def.innerType) };
    default:
      throw new Error(`Responses have no ${def.type}.`);
  }
}

/** Where a value may be missing, one that no page knows is missing. */
function shapeOfOptional(schema: Output): ResponseShape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'enum' ? { oneOf: Object.values(def.entries) } : shapeOf(schema);
}

function shapeOfText(format: unknown): ResponseShape {
  if (format === 'uuid') return 'id';
  return format === 'datetime' || format === 'date' ? 'time' : 'text';
}

const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
