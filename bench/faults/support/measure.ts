import type { Figure } from '../../support/result.ts';

/** The result of a measurement. */
export interface Measurement {
  figures: (Figure & { isMet: boolean })[];
  /** The data behind the figures. */
  details: unknown;
}

/** Starts its own server, makes it fail, and removes it again. */
export type Measure = () => Promise<Measurement>;
