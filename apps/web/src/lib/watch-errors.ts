import type { ClientErrorKind } from '@pawmatch/contract/client-errors/client-errors-endpoints';

/** The script's file name, which contains a hash of its content. */
const RELEASE = import.meta.url.split('/').at(-1) ?? '';

let loading: Promise<typeof import('./report-error.ts')> | undefined;

/** Loads the code that reports errors with the first of them: the first view does without. */
function reportError(kind: ClientErrorKind, error: unknown): void {
  // One promise, so that errors are reported in their order: each is reported once, as what it was first.
  loading ??= import('./report-error.ts');
  loading.then(
    (module) => module.reportError(kind, error, RELEASE),
    () => {
      // Without a connection the report could not be sent either.
      loading = undefined;
    },
  );
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
