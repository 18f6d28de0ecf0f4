import { NAME_END } from './api-names.ts';
import { REFUSALS, TAKES_BYTES } from './describe-route.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Operation {
  tags?: string[];
  security?: Json;
  parameters?: { name: string; in: string }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: { anyOf?: Json[] } }> };
  responses: Record<string, Json>;
  [REFUSALS]?: number[];
  [TAKES_BYTES]?: true;
}

/** The part of an API description that is completed here. */
export interface Description {
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Json };
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(REFERENCE)].map(([, name = '']) => name);

/** The schemas that the calls need, directly or within another. */
function findUsed(schemas: Record<string, Json>, calls: unknown): Set<string> {
  const used = new Set(referencesIn(calls));
  for (const name of used) for (const inner of referencesIn(schemas[name] ?? {})) used.add(inner);
  return used;
}

/**
 * Whether a schema is the same as input and as output. Both are generated for each name.
 * @param seen names that are compared already
 */
function isSame(schemas: Record<string, Json>, name: string, seen = new Set<string>()): boolean {
  if (seen.has(name)) return true;
  seen.add(name);
  const withoutInput = JSON.stringify(schemas[`${name}Input`]).replaceAll(
    `${NAME_END}Input"`,
    `${NAME_END}"`,
  );
  const output = schemas[name] ?? null;
  return (
    withoutInput === JSON.stringify(output) &&
    referencesIn(output).every((inner) => isSame(schemas, inner, seen))
  );
}

/** Keeps the schemas that the calls need, under the contract's names; what is sent differently has `Sent` after it. */
function nameSchemas<T>(calls: T, schemas: Record<string, Json>) {
  const used = findUsed(schemas, calls);
  const nameOf = (name: string) => {
    const [base = ''] = name.split(NAME_END);
    const output = base + NAME_END;
    const differs = name !== output && used.has(output) && !isSame(schemas, output);
    return differs ? `${base}Sent` : base;
  };
  const rename = <V>(value: V): V =>
    JSON.parse(
      JSON.stringify(value).replace(
        REFERENCE,
        (_, name) => `"#/components/schemas/${nameOf(name)}"`,
      ),
    ) as V;
  const kept = [...used].sort().map((name) => [nameOf(name), rename(schemas[name] ?? {})] as const);
  return { calls: rename(calls), schemas: Object.fromEntries(kept) };
}

/** One path is described once, also where its methods name a parameter differently. */
function joinPaths(paths: Description['paths']): Description['paths'] {
  const joined = new Map<string, { path: string; methods: Record<string, Operation> }>();
  for (const [path, methods] of Object.entries(paths)) {
    const template = path.replaceAll(/\{\w+\}/g, '{}');
    const first = joined.get(template);
    if (first) Object.assign(first.methods, renameParameters(methods, path, first.path));
    else joined.set(template, { path, methods });
  }
  return Object.fromEntries([...joined.values()].map(({ path, methods }) => [path, methods]));
}

function renameParameters(methods: Record<string, Operation>, from: string, to: string) {
  const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const renamed = new Map(names(from).map((name, index) => [name, names(to)[index] ?? name]));
  for (const { parameters = [] } of Object.values(methods)) {
    for (const parameter of parameters) {
      if (parameter.in === 'path') parameter.name = renamed.get(parameter.name) ?? parameter.name;
    }
  }
  return methods;
}

const successes: Record<string, string> = {
  200: 'What was asked for.',
  201: 'It was created.',
  204: 'It was done; the response is empty.',
};

/** What each status of a refusal means, by the name of its response. */
const refusalNames: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedType',
  422: 'Invalid',
  429: 'TooMany',
};

const bytesBody: Operation['requestBody'] = {
  content: { 'application/octet-stream': { schema: {} } },
};

/** Adds to each call what is true of all: its errors, and that it needs no key unless it says so. */
function completeOperation(operation: Operation): Operation {
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    { ...(response as object), description: successes[status] ?? 'Done.' },
  ]);
  const { [REFUSALS]: refusals = [], [TAKES_BYTES]: takesBytes, ...plain } = operation;
  const requestBody = takesBytes ? bytesBody : operation.requestBody;
  const bodies = Object.values(requestBody?.content ?? {});
  const isOptional = bodies.some(({ schema }) =>
    schema.anyOf?.some((it) => Object(it).type === 'null'),
  );
  return {
    ...plain,
    ...(requestBody && { requestBody: { ...requestBody, required: !isOptional } }),
    security: operation.security ?? [],
    responses: {
      ...Object.fromEntries(responses),
      ...Object.fromEntries(
        refusals.map((status) => [
          status,
          { $ref: `#/components/responses/${refusalNames[status]}` },
        ]),
      ),
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  };
}

const describeTag = (name: string) => ({
  name,
  description: `Calls below \`/api/${name}\`, and those of staff below \`/api/admin/${name}\`.`,
});

/** Says the same in the words that other programs read best. */
function tidySchema(_: string, value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { anyOf, pattern, format, propertyNames, required, additionalProperties, ...rest } = value;
  if (Array.isArray(anyOf) && anyOf.length === 1) return { ...rest, ...Object(anyOf[0]) };
  // The format says it.
  if (format && pattern) return { ...rest, format };
  // A record whose names are all there is an object with these properties.
  if (propertyNames && additionalProperties && Array.isArray(required)) {
    const properties = required.map((name) => [name, additionalProperties]);
    return { ...rest, required, properties: Object.fromEntries(properties) };
  }
  return value;
}

/** Completes what the library generates from the routes. */
export function completeDescription(generated: Description): Description {
  const description: Description = JSON.parse(JSON.stringify(generated), tidySchema);
  const { responses } = description.components;
  const { calls, schemas } = nameSchemas(
    { paths: description.paths, responses },
    description.components.schemas,
  );
  const completed = Object.entries(joinPaths(calls.paths)).map(
    ([path, methods]) =>
      [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, it]) => [method, completeOperation(it)]),
        ),
      ] as const,
  );
  const tags = new Set(
    completed.flatMap(([, methods]) => Object.values(methods).flatMap((it) => it.tags ?? [])),
  );
  return {
    ...description,
    tags: [...tags].sort().map(describeTag),
    paths: Object.fromEntries(completed),
    components: { ...description.components, responses: calls.responses, schemas },
  };
}
