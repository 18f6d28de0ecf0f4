import { CLIENT_ERROR_LIMITS } from '@pawmatch/contract/client-errors/client-error-limits';
import {
  type ClientErrorKind,
  reportClientError,
} from '@pawmatch/contract/client-errors/client-errors-endpoints';
import { callEndpoint } from './api/client.ts';
import { ApiError } from './api/errors/api-error.ts';

/** Limits the reports of one page. */
const MAX_REPORTS = 10;

const reported = new Set<string>();

/**
 * Reports an error of this page to the server, each message once. Sends message, stack and the path
 * without its query, which the server sanitises again; no input and no names.
 * @param release the file name of the page's script, which contains a hash of its content
 */
export function reportError(kind: ClientErrorKind, error: unknown, release: string): void {
  const isExpected = error instanceof ApiError || (error as Error | null)?.name === 'AbortError';
  const { message, stack } = describe(error);
  if (isExpected || reported.has(message) || reported.size >= MAX_REPORTS) return;
  if (!isOurs(message, stack)) return;
  reported.add(message);
  const body = {
    kind: isFailedChunk(message) ? 'chunk' : kind,
    message: message.slice(0, CLIENT_ERROR_LIMITS.message),
    stack: stack.slice(0, CLIENT_ERROR_LIMITS.stack),
    path: location.pathname.slice(0, CLIENT_ERROR_LIMITS.path),
    release: release.slice(0, CLIENT_ERROR_LIMITS.release),
  } as const;
  // A failed report is not reported.
  callEndpoint(reportClientError, { body }).catch(() => undefined);
}

/** What could not be loaded is the cause of what people read. */
function describe(thrown: unknown): { message: string; stack: string } {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}

/** False for errors of browser extensions and of scripts from other origins. */
function isOurs(message: string, stack: string): boolean {
  if (message === 'null' || message === 'undefined') return false;
  return stack === '' || `${message}${stack}`.includes(location.origin);
}

/** The messages of Chromium, Firefox and Safari. */
const isFailedChunk = (message: string) =>
  /dynamically imported module|Importing a module script failed/.test(message);
