/** Asks before the unsaved changes of a form are discarded. */
interface FormGuard {
  ask: (proceed: () => void) => void;
  /** Handles a history step before the router does. */
  onHistoryStep: (event: PopStateEvent) => void;
}

let guard: FormGuard | undefined;

/** Registers the open form. @returns unregisters it */
export function guardForm(next: FormGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/**
 * Call this before the application itself leaves a form for another page, such as after saving: until React
 * shows that page, the form would take back every step in the history.
 */
export function endGuard(): void {
  guard = undefined;
}

/** Calls `proceed` at once, or after the user has agreed to discard the changes of a form. */
export function leaveForm(proceed: () => void): void {
  if (guard) guard.ask(proceed);
  else proceed();
}

let areFormsKept = false;

/** Call this before a page is left whose form is kept for the next one, so that nothing asks. */
export function keepForms(): void {
  areFormsKept = true;
}

export const isFormKept = (): boolean => areFormsKept;

/** Call this before the router listens: listeners of a window are called in their order. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guard?.onHistoryStep(event));
}
