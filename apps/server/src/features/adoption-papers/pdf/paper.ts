import type { ContractBlock } from '@pawmatch/contract/adoption-papers/contract-text';
import type { PaperSize } from '@pawmatch/contract/shelter/shelter-details';

/** What is drawn one below the other. */
export type PaperBlock =
  | ContractBlock
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  /** To be filled in by hand. */
  | { kind: 'signatures'; labels: string[] };

/** A paper before it is drawn. */
export interface Paper {
  title: string;
  size: PaperSize;
  /** Who gives it out. */
  author: string;
  /** ISO 8601 */
  madeAt: string;
  blocks: PaperBlock[];
  /** At the end of each page. */
  footer: string;
}

/** Of whom a paper is for. */
export interface PaperReader {
  /** BCP 47, such as `en-US`. */
  locale: string;
  /** At the end of each page, with `{page}` and `{count}`. */
  page: string;
}

export const heading = (level: 1 | 2 | 3, text: string): PaperBlock => ({
  kind: 'heading',
  level,
  phrases: [{ text, isBold: true }],
});

export const paragraph = (text: string): PaperBlock => ({
  kind: 'paragraph',
  phrases: [{ text, isBold: false }],
});
