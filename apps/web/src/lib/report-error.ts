import type { ClientErrorKind } from '@pawmatch/contract/client-errors/client-error';
import { CLIENT_ERROR_LIMITS } from '@pawmatch/contract/client-errors/client-error-limits';
import { reportClientError } from '@pawmatch/contract/client-errors/client-errors-endpoints';
import { ApiError } from './api/api-error.ts';
import { callEndpoint } from './api/client.ts';

/** Limits the reports of one page. */
const MAX_REPORTS = 10;

/** The script's file name, which contains a hash of its content. */
const RELEASE = import.meta.url.split('/').at(-1) ?? '';

const reported = new Set<string>();

/**
 * Reports an error of this page to the server, each message once. Sends message, stack and the path
 * without its query, which the server sanitises again; no input and no names.
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
  // A failed report is not reported.
  callEndpoint(reportClientError, { body }).catch(() => undefined);
}

/** Starts to report uncaught errors. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError('uncaught', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
}

/** Error handlers for React's roots; like React's own, they also log to the console. */
export const reactErrorHandlers = {
  // Dispatches the window's `error` event, which `watchErrors` reports.
  onUncaughtError: (error: unknown) => globalThis.reportError(error),
  onCaughtError: (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: as React itself does without a handler.
    console.error(error);
    reportError('caught', error);
  },
  onRecoverableError: (error: unknown) => {
    // Reported first, because the window's event would report it as uncaught.
    reportError('recoverable', error);
    globalThis.reportError(error);
  },
};

function describe(error: unknown): { message: string; stack: string } {
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
