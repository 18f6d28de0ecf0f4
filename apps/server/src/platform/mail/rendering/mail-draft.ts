import type { Language } from '@pawmatch/contract/languages';
import type { WordsIn } from '@pawmatch/contract/own-words';

/** A link; the first one of a mail is shown as a button. */
export interface MailLink {
  kind: 'link';
  label: string;
  url: string;
}

/** A line of facts, such as "When: Monday at 2:00 PM". */
interface MailFact {
  label: string;
  value: string;
}

/** Part of a mail; a string is a paragraph. */
export type MailBlock =
  | string
  | MailLink
  | { kind: 'facts'; facts: MailFact[] }
  /** A paragraph with words of staff, which may be in another language than the mail. */
  | { kind: 'lines'; lines: readonly (string | WordsIn<string>)[] }
  /** The text of a mail leaves photos out, so they must not say anything that it needs. */
  | { kind: 'photo'; url: string; alt: string }
  /** Text by another author than the sender. */
  | { kind: 'quote'; text: string };

/** A line about the sender. With `url`, `text` or `label` is a link. */
export interface MailFooterLine {
  label?: string;
  text: string;
  url?: string;
}

/** A mail before it is rendered. All texts are plain. */
export interface MailDraft {
  subject: string;
  greeting: string;
  blocks: readonly MailBlock[];
  /** Who sends it; the first line is the name. */
  footer: readonly MailFooterLine[];
}

/** A mail in both of its forms. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  language: Language;
}

export const mailLink = (label: string, url: string): MailLink => ({ kind: 'link', label, url });
