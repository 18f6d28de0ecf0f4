import { useEffect } from 'react';

let screenTitle = '';

const show = (title: string) => {
  document.title = `${title} – Pawmatch`;
};

/** The title of the screen that is shown. */
export function setPageTitle(title: string): void {
  screenTitle = title;
  show(title);
}

/**
 * What the tab says while a part of a screen is open; null says nothing. Afterwards it says what the
 * screen is called that is there by then, which may be another one.
 */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    show(title);
    return () => show(screenTitle);
  }, [title]);
}
