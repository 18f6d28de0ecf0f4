/** The part of JSON Schema that the interface description is written in. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
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

/** A call that the server says it has. */
export interface DescribedCall {
  method: string;
  /** With parameters as `{name}`. */
  path: string;
  parameters: readonly Parameter[];
  /** By content type; empty when the call takes none. */
  bodies: Readonly<Record<string, Schema>>;
  isPublic: boolean;
}

/**
 * Every call of a running server, from its interface description, which a test holds to the router:
 * a new call is among them by itself.
 */
export async function describedCalls(url: string): Promise<DescribedCall[]> {
  const response = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await response.json()) as {
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
      isPublic: operation.security === undefined,
    })),
  );
}
