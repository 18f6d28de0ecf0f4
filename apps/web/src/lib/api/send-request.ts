import type { Endpoint } from '@pawmatch/contract/endpoint';
import { LANGUAGE } from '../text/language.ts';
import { anySignal } from './any-signal.ts';
import { apiOrigin, buildBody, buildUrl, type RequestParts } from './build-request.ts';
import { ApiError } from './errors/api-error.ts';
import {
  CORS_MESSAGE,
  INVALID_RESPONSE_MESSAGE,
  NETWORK_MESSAGE,
  NO_RESPONSE_MESSAGE,
  setupErrorMessage,
} from './errors/error-messages.ts';

const timeouts: Readonly<Record<string, number>> = {
  production: 15_000,
  development: 10_000,
  test: 5_000,
};
const TIMEOUT_MS = timeouts[import.meta.env.MODE] ?? 15_000;

/** For uploads whose progress is shown: the server waits 60 s for a photo, and then encodes it. */
const UPLOAD_TIMEOUT_MS = 90_000;

export interface SendOptions extends RequestParts {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Receives the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface ApiResponse {
  /** Parsed JSON, or undefined for an empty response. */
  body: unknown;
  headers: Headers;
}

/**
 * Sends one HTTP request, without retries.
 * @throws ApiError for an error response or no response; the caller's own abort unchanged
 */
export async function sendRequest(endpoint: Endpoint, options: SendOptions): Promise<ApiResponse> {
  const timeout = AbortSignal.timeout(options.onProgress ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const request = await prepare(endpoint, options, timeout);
  let response: Response;
  let text: string;
  try {
    response = await fetchAs(options)(request.url, request.init);
    text = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw await noResponseError(timeout.aborted);
  }
  if (!response.ok) throw await errorResponse(response.status, parse(text));
  const body = parse(text);
  if (body === undefined && text !== '') throw invalidResponse(response.status);
  return { body, headers: response.headers };
}

function fetchAs({
  onProgress,
}: SendOptions): (url: string, init: RequestInit) => Promise<Response> {
  if (!onProgress) return fetch;
  return async (url, init) => {
    const { fetchWithProgress } = await import('./fetch-with-progress.ts');
    return fetchWithProgress(url, init, onProgress);
  };
}

async function prepare(endpoint: Endpoint, options: SendOptions, timeout: AbortSignal) {
  try {
    const { body, contentType } = await buildBody(endpoint, options);
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Language': LANGUAGE,
      ...options.headers,
    };
    if (contentType) headers['Content-Type'] = contentType;
    const signal = options.signal ? anySignal(options.signal, timeout) : timeout;
    const init: RequestInit = {
      method: endpoint.method,
      headers,
      body,
      credentials: 'include',
      signal,
    };
    return { url: buildUrl(endpoint, options), init };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ApiError({ kind: 'setup', message: setupErrorMessage(message) });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function noResponseError(isTimeout: boolean): Promise<ApiError> {
  if (isTimeout) return new ApiError({ kind: 'timeout', message: NO_RESPONSE_MESSAGE });
  if (await isCrossOriginBlocked()) return new ApiError({ kind: 'cors', message: CORS_MESSAGE });
  return new ApiError({ kind: 'network', message: NETWORK_MESSAGE });
}

/**
 * Browsers do not reveal why a call failed. If a server of another origin responds to a `no-cors`
 * request, it can be reached, so the call was blocked by CORS.
 */
async function isCrossOriginBlocked(): Promise<boolean> {
  if (apiOrigin === '' || apiOrigin === location.origin) return false;
  try {
    await fetch(`${apiOrigin}/api/health`, { mode: 'no-cors', signal: AbortSignal.timeout(3_000) });
    return true;
  } catch {
    return false;
  }
}

/** Not part of the first view, which is rendered without a response. */
async function errorResponse(status: number, body: unknown): Promise<ApiError> {
  const { readErrorResponse } = await import('./errors/error-response.ts').catch(() => {
    throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE });
  });
  return new ApiError(readErrorResponse(status, body));
}

/** A response that is not from our server, such as the login page of a hotel's network. */
function invalidResponse(status: number): ApiError {
  return new ApiError({ kind: 'invalid', message: INVALID_RESPONSE_MESSAGE, status });
}
