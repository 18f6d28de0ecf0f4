/**
 * The tab's session storage, or memory where the browser blocks it or has no room in it, as some private
 * windows do, so that a session lasts at least until the page is left.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  const written = memory.get(key);
  if (written !== undefined) return written;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): void {
  memory.delete(key);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could be written there.
  }
}

/** What was typed into a page that was left for the same one in another language; every page looks for it. */
export const KEPT_PAGE_KEY = 'kept-page';

/** The language that somebody chose with the switch before a login, which then becomes that of the account. */
export const CHOSEN_LANGUAGE_KEY = 'language';

/** Whose visit request the panel shows; here, because every page looks for it. */
export const REQUESTED_VISIT_KEY = 'requested-visit';
