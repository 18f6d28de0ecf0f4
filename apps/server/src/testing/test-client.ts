import type { Session } from '@pawmatch/contract/auth/auth-endpoints';
import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import type { Endpoint } from '@pawmatch/contract/endpoint';

export interface TestResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON, or text; undefined when empty. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  body: any;
}

export interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is FormData or a string. */
  body?: unknown;
}

export type TestClient = ReturnType<typeof createTestClient>;

/**
 * An HTTP client that behaves like the page: it stores cookies, sends the CSRF header and, after a login,
 * the bearer token.
 * @param url of the server, without a trailing slash
 */
export function createTestClient(url: string) {
  const cookies = new Map<string, string>();
  let token: string | undefined;

  function storeCookies(headers: Headers) {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/);
      const isDeleted = attributes.some((it) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(it));
      if (isDeleted) cookies.delete(name);
      else cookies.set(name, decodeURIComponent(value));
    }
  }

  const client = {
    cookies,
    get token() {
      return token;
    },
    set token(value: string | undefined) {
      token = value;
    },

    /** Sends a request with cookies only. */
    async send(
      path: string,
      { method = 'GET', headers = {}, body }: TestRequest = {},
    ): Promise<TestResponse> {
      const isRaw =
        body === undefined ||
        typeof body === 'string' ||
        body instanceof FormData ||
        body instanceof Blob;
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          Accept: 'application/json',
          ...(cookies.size > 0 && {
            Cookie: [...cookies]
              .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
              .join('; '),
          }),
          ...(!isRaw && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: isRaw ? body : JSON.stringify(body),
      });
      storeCookies(response.headers);
      const text = await response.text();
      const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
      return {
        status: response.status,
        headers: response.headers,
        body: isJson && text ? JSON.parse(text) : text || undefined,
      };
    },

    /** Sends a request like the page: with the CSRF header, and the token if there is one. */
    async request(path: string, request: TestRequest = {}): Promise<TestResponse> {
      const isUnsafe = !['GET', 'HEAD', undefined].includes(request.method);
      if (isUnsafe && !cookies.has(CSRF_COOKIE)) await client.send('/api/auth/csrf');
      return client.send(path, {
        ...request,
        headers: {
          ...(isUnsafe && { [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...request.headers,
        },
      });
    },

    /** Calls an endpoint of the contract. */
    call(
      endpoint: Endpoint,
      options: {
        params?: Record<string, string>;
        query?: Record<string, unknown>;
        headers?: Record<string, string>;
        body?: unknown;
      } = {},
    ): Promise<TestResponse> {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
        encodeURIComponent(options.params?.[name] ?? ''),
      );
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(options.query ?? {}))
        query.set(name, String(value));
      const search = query.size > 0 ? `?${query}` : '';
      return client.request(`/api${path}${search}`, {
        method: endpoint.method,
        headers: options.headers,
        body: options.body,
      });
    },

    /** @throws Error when the login fails */
    async logIn(credentials: { email: string; password: string }): Promise<Session> {
      const { status, body } = await client.request('/api/auth/login', {
        method: 'POST',
        body: credentials,
      });
      if (status !== 200) throw new Error(`login: ${status} ${JSON.stringify(body)}`);
      token = body.access_token;
      return body;
    },
  };
  return client;
}
