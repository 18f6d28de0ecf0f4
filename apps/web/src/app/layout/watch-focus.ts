/** Where the focus was at the last press: its place in a list, and the section around it. */
interface Place {
  element: Element;
  list: Element | null;
  index: number;
  /** From the inside out: what has a heading. */
  around: Element[];
}

function placeOf(element: Element, page: Element): Place {
  const item = element.closest('li');
  const list = item?.parentElement ?? null;
  const [section, dialog] = [element.closest('section'), element.closest('dialog')];
  return {
    element,
    list,
    index: item && list ? [...list.children].indexOf(item) : 0,
    around: [section, dialog, page].filter((it) => it !== null),
  };
}

/** The entry that took the place of the removed one, else the heading of the section, the dialog or the page. */
function findNext({ list, index, around }: Place): HTMLElement | null {
  const entries = list?.isConnected ? list.children : [];
  const entry = entries[Math.min(index, entries.length - 1)];
  const control =
    entry?.querySelector<HTMLElement>('h2 a') ?? entry?.querySelector<HTMLElement>('a, button');
  if (control) return control;
  const region = around.find((it) => it.isConnected);
  const heading = region?.querySelector<HTMLElement>('h1, h2') ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Keeps the focus near the control that was pressed, when that control leaves the page with what it changed, such as
 * "Not for me" with its card, or was disabled meanwhile. Otherwise the keyboard would start again at the top. What
 * happens after the next key or scroll is no answer to the press any more: a list drops cards that are out of sight.
 */
export function watchFocus(page: HTMLElement): () => void {
  let last: Place | null = null;
  const remember = () => {
    const { activeElement } = document;
    last = activeElement && page.contains(activeElement) ? placeOf(activeElement, page) : null;
  };
  const forget = () => {
    last = null;
  };
  const observer = new MutationObserver((changes) => {
    const { activeElement } = document;
    if (!last || (activeElement !== document.body && activeElement !== page)) return;
    const { element } = last;
    const isEnabledAgain = changes.some(
      ({ type, target }) =>
        type === 'attributes' && target === element && !element.matches(':disabled'),
    );
    if (element.isConnected && !isEnabledAgain) return;
    const next = element.isConnected ? element : findNext(last);
    if (next instanceof HTMLElement) next.focus();
  });
  // Captured: before the page changes by it.
  const settings = { capture: true, passive: true };
  const presses = ['click', 'change'] as const;
  const ends = ['keydown', 'wheel', 'touchmove'] as const;
  for (const event of presses) document.addEventListener(event, remember, settings);
  for (const event of ends) document.addEventListener(event, forget, settings);
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    for (const event of presses) document.removeEventListener(event, remember, settings);
    for (const event of ends) document.removeEventListener(event, forget, settings);
  };
}
