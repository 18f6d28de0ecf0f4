import { useSyncExternalStore } from 'react';

export type ThemePreference = 'system' | 'light' | 'dark';

/** Read by public/before-paint.js before the first paint. */
const STORAGE_KEY = 'theme';

const listeners = new Set<() => void>();

function isTheme(value: string | undefined): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}

function readPreference(): ThemePreference {
  const theme = document.documentElement.dataset.theme;
  return isTheme(theme) ? theme : 'system';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Applies the theme and stores it for the next visit, where storage is allowed. */
export function chooseTheme(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
  try {
    if (preference === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // Storage is blocked or full: the theme lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The chosen theme; "system" on the server. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribe, readPreference, () => 'system');
}
