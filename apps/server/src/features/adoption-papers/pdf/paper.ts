import type { ContractBlock } from '@pawmatch/contract/adoption-papers/contract-text';
import type { Language } from '@pawmatch/contract/languages';
import type { PaperSize } from '@pawmatch/contract/shelter/shelter-details';

/** Words in another language than that of the paper, such as what the shelter wrote. */
interface InLanguage {
  lang?: Language | undefined;
}

/** What is drawn one below the other. */
export type PaperBlock =
  | (ContractBlock & InLanguage)
  | { kind: 'facts'; facts: ({ label: string; value: string } & InLanguage)[] }
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

/** What the thread that draws is asked for: a paper, or the characters of a text that no paper can show. */
export type PaperTask = { id: number } & ({ paper: Paper; reader: PaperReader } | { text: string });

export const heading = (level: 1 | 2 | 3, text: string): PaperBlock => ({
  kind: 'heading',
  level,
  phrases: [{ text, isBold: true }],
});

export const paragraph = (text: string, lang?: Language): PaperBlock => ({
  kind: 'paragraph',
  lang,
  phrases: [{ text, isBold: false }],
});
