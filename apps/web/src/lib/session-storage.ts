/**
 * The tab's session storage, or memory where the browser blocks it, so that a session lasts at least
 * until the page is left.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export function removeItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    memory.delete(key);
  }
}

/** Whose visit request the panel shows; here, because every page looks for it. */
export const REQUESTED_VISIT_KEY = 'requested-visit';
