import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { actingShelter } from '../acting-shelter.ts';
import { readCookie } from '../storage/read-cookie.ts';
import { LANGUAGE } from '../text/language.ts';
import { buildBody, buildUrl, type RequestParts } from './build-request.ts';
import { ApiError } from './errors/api-error.ts';
import { statusMessage } from './errors/error-message.ts';
import { NETWORK_MESSAGE } from './errors/error-messages.ts';
import { readDetail, readText } from './errors/read-detail.ts';
import { fetchCsrfToken } from './session/csrf.ts';
import { sendWithProof } from './session/proof.ts';
import { freshToken } from './session/session-refresh.ts';

interface StreamOptions extends RequestParts {
  accept: string;
  signal?: AbortSignal;
}

/**
 * Calls an endpoint whose response is read while it arrives. There is no time limit.
 * @throws ApiError when the response is not a success
 */
export const openStream = (endpoint: Endpoint, options: StreamOptions) =>
  sendWithProof(() => openOnce(endpoint, options));

async function openOnce(
  endpoint: Endpoint,
  { accept, signal, ...parts }: StreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { body, contentType } = await buildBody(endpoint, parts);
  const headers: Record<string, string> = {
    Accept: accept,
    'Accept-Language': LANGUAGE,
    Authorization: `Bearer ${await freshToken()}`,
  };
  const shelter = actingShelter();
  if (shelter) headers[SHELTER_HEADER] = shelter;
  if (contentType) headers['Content-Type'] = contentType;
  if (endpoint.method !== 'GET') {
    headers[CSRF_HEADER] = readCookie(CSRF_COOKIE) ?? (await fetchCsrfToken());
  }
  const init: RequestInit = { method: endpoint.method, headers, body, credentials: 'include' };
  const response = await fetch(
    buildUrl(endpoint, parts),
    signal ? { ...init, signal } : init,
  ).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE });
  });
  const { status } = response;
  if (!response.ok || !response.body) {
    const problem: unknown = await response.json().catch(() => undefined);
    const detail = readDetail(problem);
    const message = statusMessage(status, detail);
    const code = readText(problem, 'code');
    throw new ApiError({ kind: 'response', message, status, code, detail, body: problem });
  }
  return response.body;
}

/** Splits a stream of UTF-8 at a separator; what follows the last one is yielded at the end. */
export async function* splitStream(
  stream: ReadableStream<Uint8Array>,
  separator: string,
): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const parts = rest.split(separator);
      rest = parts.pop() ?? '';
      yield* parts;
      if (done) break;
    }
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
