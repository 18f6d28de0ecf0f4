import { expect, type Page } from '@playwright/test';
import { IS_PSEUDO } from './pseudo-language.ts';

/**
 * A small phone with text of 200 %; 320 px are also 400 % of 1280 px. The longer words of the made-up language are not
 * enlarged besides.
 */
const NARROWEST = [{ width: 320, height: 640, text: IS_PSEUDO ? 100 : 200 }] as const;

/** Nightly also that phone with text of 100 %, a larger one, a tablet, and a window of 1280 px at 200 % zoom. */
const SIZES =
  process.env.NIGHTLY === 'true'
    ? [
        ...NARROWEST,
        { width: 320, height: 640, text: 100 },
        { width: 360, height: 740, text: 200 },
        { width: 768, height: 1024, text: 100 },
        { width: 640, height: 400, text: 100 },
      ]
    : NARROWEST;

const softly = expect.configure({ soft: true });

/** Checks WCAG 1.4.4 and 1.4.10: at each size all is there to be read, and the keys reach it. */
export async function expectReflow(page: Page, where: string): Promise<void> {
  for (const { width, height, text } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, text);
    const size = `${where}, ${width} x ${height}, text at ${text} %`;
    // Lists of staff change from a table to cards in script, a moment after the window.
    await softly.poll(() => findOverflow(page), { message: `${size}: overflows` }).toEqual([]);
    expect.soft(await findHidden(page), size).toEqual([]);
    expect.soft(await findUnreached(page), `${size}: focused outside of the window`).toEqual([]);
  }
}

/** The elements that overflow the window, their dialog, or the area of their table, horizontally. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const dialog = document.querySelector('dialog[open]');
    const ofTables = [...document.querySelectorAll('table')].flatMap(
      ({ parentElement }) => parentElement ?? [],
    );
    const scrollers = [root, ...ofTables, ...(dialog?.querySelectorAll('*') ?? [])].filter(
      (element) => element === root || /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    const isScrollable = scrollers.some((element) => element.scrollWidth > element.clientWidth);
    // The header has a fixed position: what overflows there cannot be scrolled to.
    const elements = document.querySelectorAll(isScrollable ? 'body *' : 'header *');
    return [...elements]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg'))
      .filter(({ children }) => children.length === 0)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || Math.floor(right) > root.clientWidth;
      })
      .map((element) => element.outerHTML.slice(0, 150))
      .concat(isScrollable ? ['the page'] : []);
  });

/** What cannot be seen or reached: texts wider than their box, a header in the way, a field too short to type in. */
const findHidden = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const shown = (element: Element) =>
      element.checkVisibility() && !element.closest('.sr-only, svg, [aria-hidden="true"]');
    const isShort = (element: Element) => element.scrollHeight <= element.clientHeight + 1;
    const inTopLayer = document.querySelector('dialog[open]') ?? document.body;

    for (const element of inTopLayer.querySelectorAll(
      'button, a, label, summary, th, h1, h2, h3',
    )) {
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const { display, webkitLineClamp } = getComputedStyle(element);
      // A name of 35 letters may be shortened on its card.
      if (isCut && shown(element) && display !== 'inline' && webkitLineClamp === 'none')
        found.push(`cut: ${element.textContent} (${element.scrollWidth} > ${element.clientWidth})`);
    }

    scrollTo(0, document.body.scrollHeight);
    const header = document.querySelector('body header')?.getBoundingClientRect();
    if (header && header.bottom > innerHeight / 10 + 1) found.push(`header: ${header.bottom} px`);
    scrollTo(0, 0);

    const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const field of inTopLayer.querySelectorAll('input[type=search]')) {
      const { width } = field.getBoundingClientRect();
      if (shown(field) && width < Math.min(innerWidth * 0.8, 14 * em))
        found.push(`field: ${width} px`);
    }

    if (inTopLayer instanceof HTMLDialogElement) {
      const areas = [inTopLayer, ...inTopLayer.querySelectorAll('*')].filter((element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY),
      );
      const rest = inTopLayer.scrollHeight - inTopLayer.clientHeight;
      const isScrolled = areas.includes(inTopLayer);
      if (rest > 1 && !isScrolled) found.push(`the dialog hides ${rest} px`);
      const room = Math.max(
        ...areas.filter((area) => !isShort(area)).map((area) => area.clientHeight),
      );
      if (room > 0 && room < innerHeight / 3) found.push(`the dialog scrolls in ${room} px`);
    }
    return found;
  });

/** The controls of bars, which may stick, that the focus does not bring into the window from the other end. */
const findUnreached = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const areas = [document.documentElement, ...(dialog?.querySelectorAll('*') ?? [])];
    const focusedBefore = document.activeElement;
    const found: string[] = [];
    for (const bar of ['header', 'footer']) {
      for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(
        `${bar} :is(a, button, select)`,
      )) {
        if (!control.checkVisibility()) continue;
        for (const area of areas) area.scrollTop = bar === 'header' ? area.scrollHeight : 0;
        control.focus();
        const { top, bottom } = control.getBoundingClientRect();
        const isReached = control.matches(':disabled') || (bottom > 0 && top < innerHeight);
        if (!isReached) found.push(control.outerHTML.slice(0, 150));
      }
    }
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    scrollTo(0, 0);
    return found;
  });
