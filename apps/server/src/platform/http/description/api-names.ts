import * as api from '@pawmatch/contract/api';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { $ZodRegistry, $ZodType } from 'zod/v4/core';

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value;

const exported: [string, unknown][] = Object.entries(api);
const endpoints = exported.filter(
  (entry): entry is [string, Endpoint] =>
    typeof entry[1] === 'object' && entry[1] !== null && isEndpoint(entry[1]),
);

const operationIds = new Map(endpoints.map(([name, endpoint]) => [endpoint, name]));

/** The name of an endpoint in the contract. @throws Error when `api.ts` does not list its module */
export function operationIdOf(endpoint: Endpoint): string {
  const name = operationIds.get(endpoint);
  if (!name) throw new Error(`packages/contract/src/api.ts does not list ${endpoint.path}`);
  return name;
}

/** Parameters are described one by one, so their schemas are no components. */
const ofParameters = new Set(endpoints.flatMap(([, { params, query }]) => [params, query]));

/** Short ones are clearer where they are used. */
const named = new Set(['object', 'union', 'enum', 'record', 'array', 'pipe', 'intersection']);

/** What follows the names of schemas in the registry, so that what the library appends cannot meet another name. */
export const NAME_END = '.';

/** The schemas of the contract by their names. */
export const namedSchemas = new $ZodRegistry<{ id: string }>();

const registered = new Set<$ZodType>();
for (const [name, schema] of exported) {
  if (!(schema instanceof $ZodType) || !named.has(schema._zod.def.type)) continue;
  if (ofParameters.has(schema) || registered.has(schema)) continue;
  registered.add(schema);
  namedSchemas.add(schema, { id: name + NAME_END });
}
