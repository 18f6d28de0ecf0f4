/** Moves the focus to the page when what had it is gone, so that the next Tab goes on from what one sees. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
