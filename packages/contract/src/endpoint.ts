import type * as z from 'zod/mini';
import type { RecordedRead } from './journal/recorded-read.ts';
import type { ConcurrencyLimitName, RateLimitName } from './rate-limits.ts';
import type { Capability } from './staff/capabilities.ts';

/** Who may send a request: anyone, anyone who is logged in, or whose role has the capability. */
export type Access = 'public' | 'user' | Capability;

type Schema = z.core.$ZodType;

type ContentType =
  | 'application/atom+xml'
  | 'application/pdf'
  | 'application/x-ndjson'
  | 'application/zip'
  | 'image/jpeg'
  | 'text/calendar'
  | 'text/csv'
  | 'text/html';

/** Who may send a request, and how often. */
type Guard =
  | {
      method: 'GET';
      access: Access;
      rateLimit?: RateLimitName;
      /** Staff who name their shelter read what is there alone, also while it is paused. */
      showsOwnToStaff?: true;
      /** Pages of every site may read it, without cookies and tokens. */
      isOpen?: true;
    }
  | { method: ChangingMethod; access: 'public' | Capability; rateLimit?: RateLimitName }
  /** People change their own data within a limit; null where something else limits it. */
  | {
      method: ChangingMethod;
      access: 'user';
      rateLimit: RateLimitName | null;
      /** For all that reaches another adopter or a stranger, or makes the server write by itself. */
      requiresConfirmedEmail?: true;
    };

type ChangingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An endpoint of the HTTP API; server and web are both built from it. */
export type Endpoint = Guard & {
  /** For all that an unattended browser must not do: asks again who the person is, once in ten minutes. */
  requiresProof?: true;
  /** Below `/api`, with parameters as `:name`. The server accepts each path with and without a trailing slash. */
  path: `/${string}`;
  concurrencyLimit?: ConcurrencyLimitName;
  /** What the journal records of each call of staff. */
  journal?: RecordedRead;
  /** With a key of its own it is done once, however often it is sent; see `call-key.ts`. */
  isDoneOnce?: true;
  /** One line for the generated API description. */
  summary: string;
  /** Path parameters. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /**
   * The format of the body: `json` (the default), `multipart` (form fields and an optional `image` file;
   * JSON is accepted too), `text` (the plain value) or `bytes` (a piece of
   * a file, without a schema).
   */
  bodyFormat?: 'json' | 'multipart' | 'text' | 'bytes';
  /** The status of a successful response, where it is neither 200 nor, without a body, 204. */
  status?: 201;
  /** Statuses of refusals beyond those of its access and its input, for the description of the API. */
  refuses?: readonly (401 | 403 | 404)[];
  /** JSON. */
  output?: Schema;
  /** The content types of what is sent in place of JSON. */
  sends?: readonly ContentType[];
};

/** The keys of an endpoint with this method and access. */
type KnownKey<E extends Endpoint, Known = Endpoint> = Known extends Endpoint
  ? Pick<E, 'method' | 'access'> extends Pick<Known, 'method' | 'access'>
    ? keyof Known
    : never
  : never;

/**
 * Declares an endpoint. `access` is required, so that no endpoint is public by accident, and a misspelt key does not
 * compile, because it would guard nothing. The limits are checked after the access and the input.
 */
export function defineEndpoint<const E extends Endpoint>(
  endpoint: E & Record<Exclude<keyof E, KnownKey<E>>, never>,
): E {
  return endpoint;
}

/** The status of a successful response. */
export const statusOf = ({ status, output, sends }: Endpoint) =>
  status ?? (output || sends ? 200 : 204);

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;

/** What a client sends, before defaults and normalisation. */
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

/** What a handler returns. */
export type EndpointResponse<E extends Endpoint> = E['output'] extends Schema
  ? z.core.input<E['output']>
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler may return what its service returns
    void;

/** What a client receives. */
export type EndpointResult<E extends Endpoint> = E['output'] extends Schema
  ? z.core.output<E['output']>
  : undefined;
