import type { ClientErrorKind } from '@pawmatch/contract/client-errors/client-error';
import { CLIENT_ERROR_LIMITS } from '@pawmatch/contract/client-errors/client-error-limits';
import { reportClientError } from '@pawmatch/contract/client-errors/client-errors-endpoints';
import { ApiError } from './api/api-error.ts';
import { callEndpoint } from './api/client.ts';

/** A page that fails again and again says so only so often. */
const MAX_REPORTS = 10;

/** The script's name holds a hash of its content. */
const RELEASE = import.meta.url.split('/').at(-1) ?? '';

const reported = new Set<string>();

/**
 * Tells the server of an error in this page, each once. Nothing that the person typed or is called by:
 * message, stack and the path without its query, which the server goes through again.
 */
export function reportError(kind: ClientErrorKind, error: unknown): void {
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
    release: RELEASE.slice(0, CLIENT_ERROR_LIMITS.release),
  } as const;
  // Who cannot be reached is not told; a failure to report is not reported.
  callEndpoint(reportClientError, { body }).catch(() => undefined);
}

/** Reports what nothing else has caught, from now on. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError('uncaught', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}

/** For React's roots; each error is written to the console as React itself does. */
export const reactErrorHandlers = {
  // Goes on to the window's `error` event, and from there to the server.
  onUncaughtError: (error: unknown) => globalThis.reportError(error),
  onCaughtError: (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: as React itself does without a handler.
    console.error(error);
    reportError('caught', error);
  },
  onRecoverableError: (error: unknown) => {
    // First, as the window's event would call it uncaught.
    reportError('recoverable', error);
    globalThis.reportError(error);
  },
};

function describe(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
}

/** Extensions of the browser fail in our pages, too; a foreign script says nothing at all. */
function isOurs(message: string, stack: string): boolean {
  if (message === 'null' || message === 'undefined') return false;
  return stack === '' || `${message}${stack}`.includes(location.origin);
}

/** As Chromium, Firefox and Safari say it. */
const isFailedChunk = (message: string) =>
  /dynamically imported module|Importing a module script failed/.test(message);
