import bidiFactory from 'bidi-js';
import { fontOf, UNKNOWN } from './paper-fonts.js';

const bidi = bidiFactory();

/**
 * @typedef {{ text: string, isBold: boolean }} Phrase
 * @typedef {{ font: import('./paper-fonts.js').FontName, text: string, level: number }} Run of one font and direction
 * @typedef {(run: Run) => number} Measure in points
 */

/** What nobody sees, except what joins letters. */
const INVISIBLE = /(?![\p{Join_Control}\p{Variation_Selector}\n])[\p{C}\u2028\u2029\u00ad]/gu;

/** A line break, spaces, a character between which lines may break, or a word. */
const UNITS =
  /\n|[^\S\n]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}]\p{M}*\p{P}*|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}]+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @param {readonly Phrase[]} phrases */
function readCharacters(phrases) {
  return phrases.flatMap(({ text, isBold }) =>
    Array.from(text.normalize('NFC').replace(INVISIBLE, ''), (character) => ({
      character: /[^\S\n]/.test(character) ? ' ' : character,
      isBold,
    })),
  );
}

/** @typedef {ReturnType<typeof readCharacters>} Characters */

/**
 * The characters of a text that no font has, each once.
 * @param {string} text
 */
export function findUnprintable(text) {
  const characters = readCharacters([{ text, isBold: false }])
    .map(({ character }) => character)
    .filter((character) => /\S/.test(character) && character !== UNKNOWN);
  return [...new Set(characters)].filter(
    (character) => fontOf(character, false, undefined)?.character === UNKNOWN,
  );
}

/**
 * The runs of a line in the order in which they are drawn.
 * @param {Characters} characters
 * @returns {Run[]}
 */
function toRuns(characters) {
  const text = characters.map(({ character }) => character).join('');
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  /** @type {Run[]} */
  const runs = [];
  let index = 0;
  for (const { character, isBold } of characters) {
    const level = levels[index] ?? 0;
    index += character.length;
    const last = runs.at(-1);
    const mirrored =
      level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const drawn = fontOf(mirrored, isBold, last?.font);
    if (!drawn) continue;
    // The words of a line from right to left are placed one by one.
    const isNext = level % 2 === 1 && (character === ' ' || last?.text === ' ');
    if (last && last.font === drawn.font && last.level === level && !isNext) {
      last.text += drawn.character;
    } else runs.push({ font: drawn.font, text: drawn.character, level });
  }
  return reorder(runs);
}

/**
 * Rule L2 of https://www.unicode.org/reports/tr9/.
 * @param {Run[]} runs
 */
function reorder(runs) {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}

/**
 * Breaks a paragraph into lines.
 * @param {readonly Phrase[]} phrases
 * @param {number} width in points
 * @param {Measure} measure
 * @returns {Run[][]}
 */
export function layOut(phrases, width, measure) {
  const characters = readCharacters(phrases);
  /** @param {Characters} part */
  const widthOf = (part) => toRuns(part).reduce((sum, run) => sum + measure(run), 0);
  /** @type {Characters[]} */
  const lines = [[]];
  let used = 0;
  /** @param {Characters} part @param {number} partWidth */
  const append = (part, partWidth) => {
    if (used > 0 && used + partWidth > width) {
      lines.push([]);
      used = 0;
      if (part.every(({ character }) => character === ' ')) return;
    }
    lines.at(-1)?.push(...part);
    used += partWidth;
  };
  let at = 0;
  const text = characters.map(({ character }) => character).join('');
  for (const [unit] of text.matchAll(UNITS)) {
    const part = characters.slice(at, at + Array.from(unit).length);
    at += part.length;
    const partWidth = unit === '\n' ? 0 : widthOf(part);
    if (unit === '\n') {
      lines.push([]);
      used = 0;
    } else if (partWidth <= width) append(part, partWidth);
    else {
      // A word that is longer than a line.
      let from = 0;
      for (const { segment } of graphemes.segment(unit)) {
        const piece = part.slice(from, from + Array.from(segment).length);
        from += piece.length;
        append(piece, widthOf(piece));
      }
    }
  }
  return lines.map(toRuns);
}
