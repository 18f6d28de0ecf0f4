import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { actingShelter } from '../acting-shelter.ts';
import { readCookie } from '../storage/read-cookie.ts';
import { LANGUAGE } from '../text/language.ts';
import { buildUrl, type RequestParts } from './build-request.ts';
import { ApiError } from './errors/api-error.ts';
import { statusMessage } from './errors/error-message.ts';
import { NETWORK_MESSAGE } from './errors/error-messages.ts';
import { readDetail } from './errors/read-detail.ts';
import { fetchCsrfToken } from './session/csrf.ts';
import { freshToken } from './session/session-refresh.ts';

async function headersFor(endpoint: Endpoint): Promise<Record<string, string>> {
  const shelter = actingShelter();
  return {
    'Accept-Language': LANGUAGE,
    ...(endpoint.access !== 'public' && { Authorization: `Bearer ${await freshToken()}` }),
    ...(shelter && { [SHELTER_HEADER]: shelter }),
    ...(endpoint.method !== 'GET' && {
      'Content-Type': 'application/json',
      [CSRF_HEADER]: readCookie(CSRF_COOKIE) ?? (await fetchCsrfToken()),
    }),
  };
}

/** The name that the server gives a file, in one of its two forms; empty without one. */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const [, encoded, plain = ''] = /filename(?:\*=UTF-8''(.+)|="([^"]+)")/.exec(disposition) ?? [];
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}

/** A file of an endpoint without JSON. @throws ApiError, with a message that can be shown */
export async function fetchFile(endpoint: Endpoint, parts: RequestParts): Promise<File> {
  const headers = await headersFor(endpoint);
  const body = parts.body ? JSON.stringify(parts.body) : null;
  const response = await fetch(buildUrl(endpoint, parts), {
    ...{ method: endpoint.method, headers, body, credentials: 'include' },
  }).catch(() => {
    throw new ApiError({ kind: 'network', message: NETWORK_MESSAGE });
  });
  if (response.ok) return new File([await response.blob()], nameOf(response));
  const detail = readDetail(await response.json().catch(() => undefined));
  const message = statusMessage(response.status, detail);
  throw new ApiError({ kind: 'response', message, status: response.status, detail });
}

/** Downloads it under the name that the server gives it. @throws as {@link fetchFile} */
export async function downloadFile(endpoint: Endpoint, parts: RequestParts): Promise<void> {
  const file = await fetchFile(endpoint, parts);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
