import type { Endpoint } from '@pawmatch/contract/endpoint';

const BASE_PATH = '/api';

/** The server's origin when the pages are hosted separately; else empty. */
export const apiOrigin = import.meta.env.VITE_API_ORIGIN ?? '';

/** The parts of a request; the contract's types narrow them in `client.ts`. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  image?: File | null;
  /** The whole body of an endpoint that takes bytes. */
  bytes?: Blob;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The URL of a call: path parameters are filled in and escaped, undefined values left out. */
export function buildUrl(endpoint: Endpoint, { params, query }: RequestParts): string {
  let path: string = endpoint.path;
  for (const [name, value] of entriesOf(params)) {
    path = path.replace(`:${name}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  // Safari 16.4 has no URLSearchParams.size.
  const text = search.toString();
  const suffix = text && `?${text}`;
  return `${apiOrigin || location.origin}${BASE_PATH}${path}${suffix}`;
}

/** The body of a call as the endpoint declares it, with its content type (set by the browser for a form). */
export async function buildBody(
  endpoint: Endpoint,
  { body, image, bytes }: RequestParts,
): Promise<{ body?: BodyInit; contentType?: string }> {
  if (bytes) return { body: bytes, contentType: 'application/octet-stream' };
  if (body === undefined && !image) return {};
  switch (endpoint.bodyFormat ?? 'json') {
    case 'json':
    case 'bytes':
      return { body: JSON.stringify(body), contentType: 'application/json' };
    case 'text':
      return { body: String(body), contentType: 'text/plain' };
    case 'multipart': {
      // Loaded on demand, because only staff send forms.
      const { buildForm } = await import('./build-form.ts');
      return { body: buildForm(entriesOf(body), image) };
    }
  }
}
