import type * as z from 'zod/mini';

/** Who may call: anyone, anyone signed in, or admins only. */
export type Access = 'public' | 'user' | 'admin';

type Schema = z.core.$ZodType;

/** One call of the HTTP interface; server and web are both built from it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with parameters as `:name`. Answers with and without a trailing slash. */
  path: `/${string}`;
  access: Access;
  /** One line for the generated interface description. */
  summary: string;
  /** Path parameters. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /**
   * How the body travels: `json` (when left out), `multipart` (form fields, an optional `image`
   * file; JSON is taken too) or `text` (the plain value).
   */
  bodyFormat?: 'json' | 'multipart' | 'text';
  /** Status of success; 204 has no output. */
  status: 200 | 201 | 204;
  output?: Schema;
}

/** Declares a call. Leaving out `access` does not compile: nothing is open by accident. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a caller sends, before defaults and normalisation. */
export type EndpointInput<E extends Endpoint> = {
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  body: InputOf<E['body']>;
};

/** What a handler receives, checked and normalised. */
export type EndpointRequest<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
};

/** What a handler answers. */
export type EndpointResponse<E extends Endpoint> = E['output'] extends Schema
  ? z.core.input<E['output']>
  : undefined;

/** What a caller receives. */
export type EndpointResult<E extends Endpoint> = E['output'] extends Schema
  ? z.core.output<E['output']>
  : undefined;
