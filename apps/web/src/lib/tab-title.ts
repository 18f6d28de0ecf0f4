import { useEffect } from 'react';

let pageTitle = '';

const show = (title: string) => {
  document.title = `${title} – Pawmatch`;
};

/** Sets the title of the current page. */
export function setPageTitle(title: string): void {
  pageTitle = title;
  show(title);
}

/**
 * Sets the tab's title while a part of a page is open, unless it is null. Afterwards the title of the then
 * current page is restored.
 */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    show(title);
    return () => show(pageTitle);
  }, [title]);
}
