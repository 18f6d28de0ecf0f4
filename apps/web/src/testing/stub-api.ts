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

/** The server's response: a body for 200, or a whole response. */
type ApiResponse = (call: StubbedCall) => unknown;

/** An error response in the server's format. */
export function problem(status: number, fields: Record<string, unknown> = {}): Response {
  return Response.json({ status, ...fields }, { status });
}

/**
 * Replaces the server in a test: the real client calls it through `fetch`.
 * @param answers responses by method and path, such as `GET /pets`
 * @returns the recorded calls
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
