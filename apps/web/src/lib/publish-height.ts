/**
 * Tells the height of an element in px whenever it changes.
 * @returns ends it; undefined where nothing can be watched
 */
export function watchHeight(
  element: HTMLElement | null,
  tell: (height: number) => void,
): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => tell(element.offsetHeight));
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A ref that keeps the height of its element in a custom property of the page, for what has to make room for it.
 * The property is missing while there is no such element.
 */
export function publishHeight(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    const { style } = document.documentElement;
    const stop = watchHeight(element, (height) => style.setProperty(property, `${height}px`));
    return (
      stop &&
      (() => {
        stop();
        style.removeProperty(property);
      })
    );
  };
}
