import { createRandom, type Random } from './random.ts';

/** One drawing in progress: its chance, and the definitions its parts refer to. */
export interface Sketch {
  random: Random;
  definitions: string[];
  /** Keeps a clip made of the path and returns the attribute that applies it. */
  clip: (path: string) => string;
}

export function createSketch(seed: number): Sketch {
  const definitions: string[] = [];
  return {
    random: createRandom(seed),
    definitions,
    clip: (path) => {
      const id = `c${definitions.length}`;
      definitions.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
      return `clip-path="url(#${id})"`;
    },
  };
}

/** A filled path; `more` holds further attributes. */
export const fill = (path: string, colour: string, more = ''): string =>
  `<path d="${path}" fill="${colour}"${more ? ` ${more}` : ''}/>`;

/** A drawn line with round ends. */
export const line = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`;

export const group = (attributes: string, ...parts: string[]): string =>
  `<g ${attributes}>${parts.join('')}</g>`;

/** A filter that lets a soft edge crumble into grain, as a dry brush does. */
export const GRAIN = 'filter="url(#grain)"';
/** The same with a tighter edge, for small forms. */
export const GRAIN_FINE = 'filter="url(#grain-fine)"';
