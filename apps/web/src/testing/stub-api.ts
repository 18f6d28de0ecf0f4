import { vi } from 'vitest';

export interface StubbedCall {
  method: string;
  /** Without `/api` in front and query behind. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, other text and forms as they are; undefined without a body. */
  body: unknown;
}

/** What the server would say: a body for 200, or a whole response. */
type ApiResponse = (call: StubbedCall) => unknown;

/** An answer of another status, as the server words failures. */
export function problem(status: number, fields: Record<string, unknown> = {}): Response {
  return Response.json({ status, ...fields }, { status });
}

/**
 * Stands in for the server in the test of a screen: the real client calls it through `fetch`.
 * @param answers by method and path, such as `GET /pets`
 * @returns the calls as they come
 */
export function stubApi(answers: Record<string, ApiResponse>): StubbedCall[] {
  const calls: StubbedCall[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    const call: StubbedCall = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: readBody(init.body),
    };
    init.signal?.throwIfAborted();
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`];
    if (!answer) throw new Error(`The test has no answer to ${call.method} ${call.path}.`);
    const answered = await answer(call);
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return calls;
}

function readBody(body: RequestInit['body']): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
