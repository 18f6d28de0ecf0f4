import { expect, type Page } from '@playwright/test';
import { resetLayoutShifts } from './layout-shifts.ts';

/** Texts that are cut off or stand out of their box, and a page that is wider than the window. */
export const findCut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) =>
          nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ''),
      );
      if (!hasText || !element.checkVisibility() || element.closest('.sr-only, svg')) continue;
      const { display, textOverflow, webkitLineClamp } = getComputedStyle(element);
      // Names and stories may be shortened.
      const mayShorten =
        !element.textContent.includes('⟦') &&
        (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
      if (
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        display !== 'inline' &&
        !mayShorten
      )
        found.push(`${element.textContent} (${element.scrollWidth} > ${element.clientWidth})`);
    }
    return found;
  });

/** Controls and texts that lie over one another, or outside of the window where nothing can be scrolled sideways. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    // What stays in its place while the rest is scrolled lies over it.
    const layerOf = (element: Element | null): Element | null =>
      element && /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : element && layerOf(element.parentElement);
    // What an area that scrolls does not show lies over nothing.
    const shownBox = (box: DOMRect, { parentElement }: Element): DOMRect => {
      if (!parentElement) return box;
      const area = parentElement.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, area.left), Math.max(box.top, area.top)];
      const width = Math.max(0, Math.min(box.right, area.right) - left);
      const height = Math.max(0, Math.min(box.bottom, area.bottom) - top);
      const isCut = /auto|scroll/.test(getComputedStyle(parentElement).overflowY);
      const shown = isCut ? new DOMRect(left, top, width, height) : box;
      return shownBox(shown, parentElement);
    };
    const controls = [...document.querySelectorAll('a, button, input, select, h1, h2, p')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg'))
      .map((element) => ({
        element,
        box: shownBox(element.getBoundingClientRect(), element),
        layer: layerOf(element),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.textContent || element.getAttribute('aria-label')}`.slice(
        0,
        60,
      );
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOutside = (element: Element, { left, right }: DOMRect) =>
      (left < -1 || right > clientWidth + 1) && !scrolls(element);
    const isShared = (a: Element, b: Element) => a.contains(b) || b.contains(a);
    return controls.flatMap(({ element, box, layer }, index) => [
      ...(isOutside(element, box) ? [`${nameOf(element)} is outside`] : []),
      ...controls
        .slice(index + 1)
        .flatMap(({ element: other, box: around, layer: layerOfOther }) => {
          const width = Math.min(box.right, around.right) - Math.max(box.left, around.left);
          const height = Math.min(box.bottom, around.bottom) - Math.max(box.top, around.top);
          const isOver =
            layer === layerOfOther && width > 4 && height > 4 && !isShared(element, other);
          return isOver ? [`${nameOf(element)} / ${nameOf(other)}`] : [];
        }),
    ]);
  });

const setDirection = (page: Page, direction: string) =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

/** What has no room from right to left, and what lies over something from which it is apart from left to right. */
async function findRightToLeftFaults(page: Page): Promise<string[]> {
  await setDirection(page, 'ltr');
  const before = await findOverlaps(page);
  await setDirection(page, 'rtl');
  const overlaps = (await findOverlaps(page)).filter((overlap) => !before.includes(overlap));
  return [...(await findCut(page)), ...overlaps];
}

/** Once the page has settled, such as from a table to cards, it has room from left to right and from right to left. */
export async function expectRoomBothWays(page: Page, where: string): Promise<void> {
  const poll = expect.configure({ soft: true }).poll;
  const direction = await page.evaluate(() => document.documentElement.dir);
  await poll(() => findCut(page), { message: `${where}: has no room`, timeout: 10_000 }).toEqual(
    [],
  );
  const message = `${where}: has no room from right to left`;
  await poll(() => findRightToLeftFaults(page), { message, timeout: 10_000 }).toEqual([]);
  await setDirection(page, direction);
}

/** The states of pages that have been checked in this process. */
const checked = new Set<string>();

/** The address and the texts of a page, without what differs from run to run. */
const readState = (page: Page): Promise<string> =>
  page.evaluate(() => `${location.pathname} ${document.body.innerText}`.replace(/[\d\s]+/g, ' '));

/** Every text of the page has room on a small phone, from left to right and from right to left. */
export async function expectRoom(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size || page.isClosed() || !page.url().startsWith('http')) return;
  const isFixed = await page.evaluate(
    () =>
      // Paper has its own width, and what a row has opened closes when its table turns into cards.
      matchMedia('print').matches ||
      document.querySelector('[role=menu], [data-index] dialog[open]')?.checkVisibility(),
  );
  const state = await readState(page);
  if (isFixed || checked.has(state)) return;
  checked.add(state);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectRoomBothWays(page, new URL(page.url()).pathname);
  await page.setViewportSize(size);
  await resetLayoutShifts(page);
}
