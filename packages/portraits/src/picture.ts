import { brand } from './brand-palette.ts';
import type { Sketch } from './sketch.ts';

export const WIDTH = 1200;
export const HEIGHT = 900;

const NOISE =
  '<feTurbulence type="fractalNoise" baseFrequency="0.72" numOctaves="2" seed="7" stitchTiles="stitch" x="0" y="0" width="256" height="256"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" x="0" y="0" width="256" height="256"/><feTile result="grain"/>';

const crumble = (id: string, blur: number, gain: number): string =>
  `<filter id="${id}" x="-0.12" y="-0.12" width="1.24" height="1.24" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur}" result="soft"/>${NOISE}<feComposite in="soft" in2="grain" operator="arithmetic" k1="0" k2="${gain}" k3="${gain}" k4="${-gain * 0.86}" result="mask"/><feComposite in="soft" in2="mask" operator="in"/></filter>`;

/** Grain for shapes that are soft by themselves, such as the pools of light. */
const SCATTER = `<filter id="dust" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${NOISE}<feComposite in="SourceAlpha" in2="grain" operator="arithmetic" k1="0" k2="1.7" k3="1.3" k4="-0.9" result="mask"/><feComposite in="SourceGraphic" in2="mask" operator="in"/></filter>`;

export const DUST = 'filter="url(#dust)"';

/** The name of the round gradient that fades a brand colour to nothing. */
export const gradientId = (colour: string): string => `fade-${colour.slice(1)}`;

const FADES = Object.values(brand)
  .map(
    (colour) =>
      `<radialGradient id="${gradientId(colour)}"><stop offset="0.15" stop-color="${colour}"/><stop offset="0.6" stop-color="${colour}" stop-opacity="0.55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  .join('');

const FILTERS = crumble('grain', 22, 2.6) + crumble('grain-fine', 8, 2.4) + SCATTER + FADES;

/** A whole SVG document from what was drawn on the sketch; `sky` is added above the picture. */
export const frame = (sketch: Sketch, content: string, sky = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-sky} ${WIDTH} ${HEIGHT + sky}" width="${WIDTH}" height="${HEIGHT + sky}"><defs>${FILTERS}${sketch.definitions.join('')}</defs>${content}</svg>`;
