import { useEffect } from 'react';

let pageTitle = '';
/** Of the page, or of a part of it that is open. */
let shownTitle = '';
let waitingCount = 0;

const show = (title: string) => {
  shownTitle = title;
  const prefix = waitingCount > 0 ? `(${waitingCount}) ` : '';
  document.title = `${prefix}${title} – Pawmatch`;
};

/** Sets the title of the current page. */
export function setPageTitle(title: string): void {
  pageTitle = title;
  show(title);
}

function setWaitingCount(count: number): void {
  waitingCount = count;
  show(shownTitle);
}

/** Shows before every title how much waits for the reader, such as "(3) Visits"; nothing for 0. */
export function useWaitingCount(count: number): void {
  useEffect(() => {
    setWaitingCount(count);
    return () => setWaitingCount(0);
  }, [count]);
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
