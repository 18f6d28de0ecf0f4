import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { stepOfArrow } from '../../../lib/reading-direction.ts';

const CELL = '[data-cell]';
const VISIT = '[data-visit]';

/** Where a key goes: columns on, rows down. */
const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  Home: [Number.NEGATIVE_INFINITY, 0],
  End: [Number.POSITIVE_INFINITY, 0],
};

/** Left and right change with the reading direction. */
function stepOf(key: string) {
  const columns = stepOfArrow(key);
  return columns === 0 ? steps[key] : ([columns, 0] as const);
}

interface CalendarKeys {
  /** Whether the visits of a cell are beside each other, and not one below the other. */
  isFlowing: boolean;
  /** @returns the text to announce; null when the visit cannot be moved */
  describePickUp: (visit: string) => string | null;
  describeTarget: (visit: string, cell: string) => string;
  describeStay: (visit: string) => string;
  /** Called with the values of `data-visit` and `data-cell`. */
  onDrop: (visit: string, cell: string) => void;
  onCheckIn: (visit: string) => void;
}

/**
 * The keyboard in a calendar, by the ARIA pattern of a grid: one tab stop, arrow keys go between cells
 * and visits, M picks a visit up and puts it down, Escape leaves it where it was. As in a drag, nothing is
 * rendered: the cell gets `data-over`, the visit `data-carried`, and a live region says where it is.
 */
export function useCalendarKeys(keys: CalendarKeys) {
  const areaRef = useRef<HTMLDivElement>(null);
  const liveRef = useRef<HTMLParagraphElement>(null);
  /** The element that has the focus, or had it last. */
  const active = useRef<HTMLElement | null>(null);
  const activeCell = useRef<string>(undefined);
  const carried = useRef<{ visit: string; from: string } | null>(null);

  const announce = (text: string) => {
    if (liveRef.current) liveRef.current.textContent = text;
  };

  const setActive = (element: HTMLElement) => {
    if (active.current) active.current.tabIndex = -1;
    element.tabIndex = 0;
    active.current = element;
    activeCell.current = element.closest<HTMLElement>(CELL)?.dataset.cell;
  };

  // A moved visit is rendered as a new element, which takes over the focus, also after a move by a colleague.
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area || active.current?.isConnected) return;
    const lost = active.current;
    const next = lost && (findVisit(area, visitOf(lost)) ?? findCell(area, activeCell.current));
    const entry = next ?? area.querySelector<HTMLElement>(`${VISIT} button`) ?? findCell(area);
    if (!entry) return;
    setActive(entry);
    if (lost && document.activeElement === document.body) entry.focus();
  });

  const putDown = () => {
    const area = areaRef.current;
    for (const mark of ['data-over', 'data-carried'])
      area?.querySelector(`td[${mark}], li[${mark}]`)?.removeAttribute(mark);
    carried.current = null;
  };

  const pickUp = (visit: HTMLElement, cell: HTMLElement) => {
    const id = visit.dataset.visit ?? '';
    const text = keys.describePickUp(id);
    if (text === null) return;
    carried.current = { visit: id, from: cell.dataset.cell ?? '' };
    visit.setAttribute('data-carried', '');
    cell.setAttribute('data-over', '');
    cell.focus();
    announce(text);
  };

  const cancelMove = (visit: string) => {
    putDown();
    announce(keys.describeStay(visit));
    if (areaRef.current) findVisit(areaRef.current, visit)?.focus();
  };

  const handleCarry = (key: string, cell: HTMLElement, held: { visit: string; from: string }) => {
    const target = cell.dataset.cell ?? '';
    const step = stepOf(key);
    if (key === 'Escape') cancelMove(held.visit);
    else if (key === 'Enter' || key === ' ' || key === 'm') {
      if (target === held.from) return cancelMove(held.visit);
      putDown();
      announce('');
      // The effect above then moves the focus to the new place.
      if (areaRef.current) findVisit(areaRef.current, held.visit)?.focus();
      keys.onDrop(held.visit, target);
    } else if (step) {
      const next = cellAt(cell, step);
      if (!next) return;
      cell.removeAttribute('data-over');
      next.setAttribute('data-over', '');
      next.focus();
      announce(keys.describeTarget(held.visit, next.dataset.cell ?? ''));
    }
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target as HTMLElement;
    const cell = element.closest<HTMLElement>(CELL);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const visit = element.closest<HTMLElement>(VISIT);
    const step = stepOf(key);
    if (carried.current) handleCarry(key, cell, carried.current);
    else if (step)
      (nextVisit(visit, step, keys.isFlowing) ?? entryOf(cellAt(cell, step), step))?.focus();
    else if (visit && key === 'm') pickUp(visit, cell);
    else if (visit && key === 'c') keys.onCheckIn(visit.dataset.visit ?? '');
    else return;
    event.preventDefault();
  };

  return {
    areaRef,
    liveRef,
    handlers: {
      onKeyDown: handleKey,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const element = event.target as HTMLElement;
        if (element.closest(CELL)) setActive(element);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) putDown();
      },
    },
  };
}

const visitOf = (element: HTMLElement) => element.closest<HTMLElement>(VISIT)?.dataset.visit;

const findVisit = (area: HTMLElement, id: string | undefined) =>
  id === undefined
    ? null
    : area.querySelector<HTMLElement>(`[data-visit="${CSS.escape(id)}"] button`);

/** @param key without one, the first cell */
const findCell = (area: HTMLElement, key?: string) =>
  area.querySelector<HTMLElement>(key === undefined ? CELL : `[data-cell="${CSS.escape(key)}"]`);

/** The visit before or after one in the same cell. */
function nextVisit(
  visit: HTMLElement | null,
  [on, down]: readonly [number, number],
  isFlowing: boolean,
): HTMLElement | null {
  const step = isFlowing ? on : down;
  const next =
    step > 0 ? visit?.nextElementSibling : step < 0 ? visit?.previousElementSibling : null;
  return next?.querySelector('button') ?? null;
}

/** The cell so many columns and rows away; the last one at an edge. */
function cellAt(cell: HTMLElement, [on, down]: readonly [number, number]): HTMLElement | null {
  const row = cell.closest('tr');
  const cells = [...(row?.querySelectorAll<HTMLElement>(CELL) ?? [])];
  const column = Math.min(Math.max(cells.indexOf(cell) + on, 0), cells.length - 1);
  if (down === 0) return cells[column] ?? null;
  const target = down > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  return target?.querySelectorAll<HTMLElement>(CELL)[column] ?? null;
}

/** What takes the focus in a cell: a visit, the last one when it is entered from below. */
function entryOf(cell: HTMLElement | null, [, down]: readonly [number, number]) {
  const visits = [...(cell?.querySelectorAll<HTMLElement>(`${VISIT} button:first-of-type`) ?? [])];
  return (down < 0 ? visits.at(-1) : visits[0]) ?? cell;
}
