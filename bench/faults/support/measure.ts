import type { Figure } from '../../support/result.ts';

/** What one measurement came to. */
export interface Measured {
  figures: (Figure & { isMet: boolean })[];
  /** What the figures were made of. */
  details: unknown;
}

/** Starts what it needs, breaks it, and takes everything away again. */
export type Measure = () => Promise<Measured>;
