/**
 * Aborts as soon as one of the signals does, with its reason. `AbortSignal.any` is too new for
 * Safari 16.4.
 */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}
