/*
 * Each query by role and each click asks which elements are visible. jsdom compares all elements with the style
 * sheet of a browser for that, after each change of the page. The answer depends on few attributes, so it is
 * computed once for each combination of them; whatever else decides, such as `style="display: …"`, is left to jsdom.
 */
/** Vitest makes it global; files that share a process share its window. */
declare const jsdom: { window: Window };
const computeStyles = jsdom.window.getComputedStyle.bind(jsdom.window);

/** What a browser's style sheet reads before it sets `display`. */
const DISPLAY_ATTRIBUTES = ['hidden', 'open', 'popover', 'type'];

/** Those that a browser's style sheet makes "collapsed" where they are hidden. */
const TABLE_PARTS = ['col', 'colgroup', 'tbody', 'tfoot', 'thead', 'tr'];

const displays = new Map<string, string>();

const hasOwn = (element: Element, property: string) =>
  element.getAttribute('style')?.includes(property);

/** Undefined: jsdom has to compute it. */
function displayOf(element: Element): string | undefined {
  // Only the first summary of its parent is a list item.
  if (hasOwn(element, 'display') || element.localName === 'summary') return undefined;
  const attributes = DISPLAY_ATTRIBUTES.map((name) => element.getAttribute(name));
  const kind = [element.localName, ...attributes].join();
  const display = displays.get(kind) ?? computeStyles(element).display;
  displays.set(kind, display);
  return display;
}

/**
 * Undefined: jsdom has to compute it.
 * @param initial what an element inherits when none of those around it differs
 */
function inheritedOf(element: Element, property: string, initial: string): string | undefined {
  for (let it: Element | null = element; it; it = it.parentElement) {
    if (hasOwn(it, property)) return undefined;
    if (it.hasAttribute('hidden') && TABLE_PARTS.includes(it.localName)) return undefined;
  }
  return initial;
}

function quickStyle(element: Element, property: string): string | undefined {
  if (property === 'display') return displayOf(element);
  if (property === 'visibility') return inheritedOf(element, 'visibility', 'visible');
  if (property === 'pointerEvents') return inheritedOf(element, 'pointer-events', 'auto');
  return undefined;
}

globalThis.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || document.styleSheets.length > 0)
    return computeStyles(element, pseudoElement);
  const getPropertyValue = (property: string) =>
    quickStyle(element, property) ?? computeStyles(element).getPropertyValue(property);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, property: string) =>
      property === 'getPropertyValue'
        ? getPropertyValue
        : (quickStyle(element, property) ??
          computeStyles(element)[property as keyof CSSStyleDeclaration]),
  });
};
