/** A form whose unsaved changes are asked about before it is left. */
export interface FormGuard {
  ask: (proceed: () => void) => void;
  /** Sees a step through the history before the router does. */
  onHistoryStep: (event: PopStateEvent) => void;
}

let guard: FormGuard | undefined;

/** Registers the form that is open now; returns the way to stop. */
export function guardForm(next: FormGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Calls `proceed` at once, or after the person has agreed to discard what a form holds. */
export function leaveForm(proceed: () => void): void {
  if (guard) guard.ask(proceed);
  else proceed();
}

/** To be called before the router listens: on a window, listeners are called in their order alone. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guard?.onHistoryStep(event));
}
