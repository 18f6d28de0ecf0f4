import { brand } from '../brand-palette.ts';

const HEART =
  'M32 57C20.4 49 14.4 43 14.4 36.2C14.4 30.6 18.4 27 23.3 27C27 27 30.1 29 32 32.2C33.9 29 37 27 40.7 27C45.6 27 49.6 30.6 49.6 36.2C49.6 43 43.6 49 32 57Z';

const toe = (x: number, y: number, turn: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="5.3" ry="7.3" transform="rotate(${turn} ${x} ${y})" fill="${colour}"/>`;

/** The paw whose pad is a heart, with one toe that found its match; in a square of 64. */
const paw = (own: string, match: string): string =>
  `<path d="${HEART}" fill="${own}"/>${toe(9.6, 25.4, -26, own)}${toe(23, 14, -9, own)}${toe(41, 14, 9, match)}${toe(54.4, 25.4, 26, own)}`;

const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`;

/** The mark on an evergreen tile, for the page's head and the browser's tab. */
export const drawLogoMark = (): string =>
  svg(
    64,
    `<rect width="64" height="64" rx="15" fill="${brand.evergreen}"/><g transform="translate(32 31.4) scale(0.74) translate(-32 -32)">${paw(brand.paper, brand.marigold)}</g>`,
  );

/** The mark on a full evergreen square; `share` of it is kept clear for a system's own mask. */
export const drawAppIcon = (share: number): string =>
  svg(
    64,
    `<rect width="64" height="64" fill="${brand.evergreen}"/><g transform="translate(32 31.4) scale(${share}) translate(-32 -32)">${paw(brand.paper, brand.marigold)}</g>`,
  );
