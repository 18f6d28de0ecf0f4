/** A piece of a line. */
export interface ContractPhrase {
  text: string;
  isBold: boolean;
}

/** A line break in a paragraph is `\n`. */
export type ContractBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; phrases: ContractPhrase[] }
  | { kind: 'paragraph'; phrases: ContractPhrase[] }
  | { kind: 'list'; isNumbered: boolean; items: ContractPhrase[][] };

const HEADING = /^(#{1,3})\s(.*)$/;
const BULLET = /^[-*]\s(.*)$/;
const NUMBER = /^\d+\.\s(.*)$/;

/** An escaped sign, the beginning or end of bold text, or anything else. */
const PARTS = /\\([\\*#+.-])|(\*\*)|[^\\*]+|[\s\S]/g;

function readPhrases(text: string): ContractPhrase[] {
  const phrases: ContractPhrase[] = [];
  const add = (part: string, isBold: boolean) => {
    const last = phrases.at(-1);
    if (last?.isBold === isBold) last.text += part;
    else phrases.push({ text: part, isBold });
  };
  const parts = [...text.matchAll(PARTS)];
  let starsLeft = parts.filter(([, , stars]) => stars).length;
  let isBold = false;
  for (const [part, escaped, stars] of parts) {
    if (stars) starsLeft -= 1;
    const isUnpaired = stars && !isBold && starsLeft === 0;
    if (stars && !isUnpaired) isBold = !isBold;
    else add(escaped ?? part, isBold);
  }
  return phrases;
}

/**
 * Reads the small part of Markdown that contracts are written in: headings, paragraphs, lists and bold text. Anything
 * else, such as HTML, is plain text.
 */
export function parseContract(text: string): ContractBlock[] {
  const blocks: ContractBlock[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) {
      blocks.push({ kind: 'paragraph', phrases: readPhrases(paragraph.join('\n')) });
    }
    paragraph = [];
  };
  const addItem = (isNumbered: boolean, item: string) => {
    endParagraph();
    const last = blocks.at(-1);
    const items = [readPhrases(item)];
    if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(...items);
    else blocks.push({ kind: 'list', isNumbered, items });
  };
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, signs, heading] = HEADING.exec(line) ?? [];
    const [, bullet] = BULLET.exec(line) ?? [];
    const [, numbered] = NUMBER.exec(line) ?? [];
    if (signs && heading) {
      endParagraph();
      const level = signs.length as 1 | 2 | 3;
      blocks.push({ kind: 'heading', level, phrases: readPhrases(heading.trim()) });
    } else if (bullet) addItem(false, bullet.trim());
    else if (numbered) addItem(true, numbered.trim());
    else if (line) paragraph.push(line);
    else endParagraph();
  }
  endParagraph();
  return blocks;
}
