/** The part of JSON Schema that the API description uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: unknown[];
}

/** An endpoint of the API description. */
export interface DescribedCall {
  method: string;
  /** With parameters as `{name}`. */
  path: string;
  parameters: readonly Parameter[];
  /** By content type; empty when the endpoint accepts no body. */
  bodies: Readonly<Record<string, Schema>>;
  isPublic: boolean;
}

/**
 * All endpoints of a running server from its API description, which another test compares with the
 * router: new endpoints are included automatically.
 */
export async function describedCalls(url: string): Promise<DescribedCall[]> {
  const response = await fetch(`${url}/api/openapi.json`);
  const { paths } = withoutReferences((await response.json()) as DescribedSchemas) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      bodies: Object.fromEntries(
        Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => [
          type,
          schema,
        ]),
      ),
      isPublic: operation.security?.length === 0,
    })),
  );
}

interface DescribedSchemas {
  components: { schemas: Record<string, unknown> };
}

/** The description with each referenced schema in its place. */
function withoutReferences(description: DescribedSchemas) {
  const inPlace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inPlace);
    if (typeof value !== 'object' || value === null) return value;
    const [, name] = ('$ref' in value && /schemas\/(.+)/.exec(String(value.$ref))) || [];
    if (name) return inPlace(description.components.schemas[name]);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inPlace(part)]));
  };
  return inPlace(description);
}
