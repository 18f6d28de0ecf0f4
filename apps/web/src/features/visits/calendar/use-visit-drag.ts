import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** A press that moves less is a click. In CSS pixels. */
const MIN_DISTANCE = 6;

/** Near an edge of the scroll area, it scrolls by so much for each frame. */
const EDGE = 48;
const SCROLL_STEP = 14;

/** Attributes of the elements that are dragged, and of those that they are dropped on. */
const DRAGGED = 'data-visit';
const TARGET = 'data-cell';

/**
 * Drags visits of a calendar with a mouse or pen; a finger scrolls. Nothing is rendered while a visit is
 * dragged: a copy of its element follows the pointer, and the place under it is marked `data-over`. Escape
 * ends the drag.
 * @param onDrop with the values of `data-visit` and `data-cell`
 * @returns the handler for the scroll area
 */
export function useVisitDrag(onDrop: (visit: string, cell: string) => void) {
  const endDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => endDrag.current?.(), []);

  return (press: ReactPointerEvent<HTMLElement>) => {
    const area = press.currentTarget;
    const source = (press.target as Element).closest<HTMLElement>(`[${DRAGGED}]`);
    if (!source || press.button !== 0 || press.pointerType === 'touch') return;
    endDrag.current?.();
    const bounds = source.getBoundingClientRect();
    const offset = { x: press.clientX - bounds.x, y: press.clientY - bounds.y };
    let pointer = { x: press.clientX, y: press.clientY };
    let copy: HTMLElement | null = null;
    let over: Element | null = null;
    let frame = 0;

    const mark = (next: Element | null) => {
      if (next === over) return;
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    };
    const draw = () => {
      frame = 0;
      if (!copy) return;
      copy.style.transform = `translate(${pointer.x - offset.x}px, ${pointer.y - offset.y}px)`;
      const found = document.elementFromPoint(pointer.x, pointer.y)?.closest(`[${TARGET}]`) ?? null;
      mark(found && area.contains(found) ? found : null);
      if (scrollNear(area, pointer)) frame = requestAnimationFrame(draw);
    };
    const handleMove = (event: PointerEvent) => {
      pointer = { x: event.clientX, y: event.clientY };
      const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      if (!copy && distance >= MIN_DISTANCE) copy = copyOf(source, bounds);
      if (copy && frame === 0) frame = requestAnimationFrame(draw);
    };
    const end = () => {
      removeEventListener('pointermove', handleMove);
      removeEventListener('pointerup', handleUp);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', handleKey, true);
      cancelAnimationFrame(frame);
      mark(null);
      copy?.remove();
      copy = null;
      endDrag.current = null;
    };
    const handleUp = () => {
      if (copy) {
        draw();
        ignoreNextClick();
      }
      const cell = copy && over?.getAttribute(TARGET);
      end();
      const visit = source.getAttribute(DRAGGED);
      if (visit && cell) onDrop(visit, cell);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    };
    endDrag.current = end;
    addEventListener('pointermove', handleMove);
    addEventListener('pointerup', handleUp);
    addEventListener('pointercancel', end);
    addEventListener('keydown', handleKey, true);
  };
}

/** A copy of an element above the page, which takes part in nothing. */
function copyOf(source: HTMLElement, { width, height }: DOMRect): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  copy.removeAttribute(DRAGGED);
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('data-dragged', '');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: '50',
    pointerEvents: 'none',
    width: `${width}px`,
    height: `${height}px`,
    willChange: 'transform',
    opacity: '0.9',
  });
  document.body.append(copy);
  return copy;
}

/** @returns whether the area has been scrolled */
function scrollNear(area: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const { scrollLeft, scrollTop } = area;
  const step = (at: number, low: number, high: number) =>
    at < low + EDGE ? -SCROLL_STEP : at > high - EDGE ? SCROLL_STEP : 0;
  area.scrollBy(step(x, left, right), step(y, top, bottom));
  return area.scrollLeft !== scrollLeft || area.scrollTop !== scrollTop;
}

/** The release of a drag is no click on what was dragged. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  // There is none when the button is released over another element.
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}
