/**
 * A ref that keeps the height of its element in a custom property of the page, for what has to make room for it.
 * The property is missing while there is no such element.
 */
export function publishHeight(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
