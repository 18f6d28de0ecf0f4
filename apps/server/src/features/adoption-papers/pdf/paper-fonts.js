import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** @param {string} file */
const fontFile = (file) => require.resolve(`@expo-google-fonts/${file}.ttf`);

/**
 * Installed with the application. For each character the first font that has it is used, so that names are drawn in
 * the scripts of their owners. Emoji are without colour. Other scripts, such as Cherokee, are drawn as U+FFFD: a font
 * more is a line here. Not those of Burmese, Gurmukhi, Malayalam and Telugu, whose syllables fontkit cannot shape.
 */
const files = {
  bold: fontFile('noto-sans/700Bold/NotoSans_700Bold'),
  regular: fontFile('noto-sans/400Regular/NotoSans_400Regular'),
  arabic: fontFile('noto-sans-arabic/400Regular/NotoSansArabic_400Regular'),
  hebrew: fontFile('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular'),
  thai: fontFile('noto-sans-thai/400Regular/NotoSansThai_400Regular'),
  lao: fontFile('noto-sans-lao/400Regular/NotoSansLao_400Regular'),
  kannada: fontFile('noto-sans-kannada/400Regular/NotoSansKannada_400Regular'),
  armenian: fontFile('noto-sans-armenian/400Regular/NotoSansArmenian_400Regular'),
  bengali: fontFile('noto-sans-bengali/400Regular/NotoSansBengali_400Regular'),
  ethiopic: fontFile('noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular'),
  georgian: fontFile('noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular'),
  gujarati: fontFile('noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular'),
  khmer: fontFile('noto-sans-khmer/400Regular/NotoSansKhmer_400Regular'),
  tamil: fontFile('noto-sans-tamil/400Regular/NotoSansTamil_400Regular'),
  japanese: fontFile('kosugi/Kosugi_400Regular'),
  korean: fontFile('nanum-gothic/400Regular/NanumGothic_400Regular'),
  chinese: fontFile('chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular'),
  tibetan: fontFile('noto-serif-tibetan/400Regular/NotoSerifTibetan_400Regular'),
  math: fontFile('noto-sans-math/400Regular/NotoSansMath_400Regular'),
  symbols: fontFile('noto-sans-symbols/400Regular/NotoSansSymbols_400Regular'),
  moreSymbols: fontFile('noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular'),
  emoji: fontFile('noto-emoji/400Regular/NotoEmoji_400Regular'),
};

/** @typedef {keyof typeof files} FontName */

const names = /** @type {FontName[]} */ (Object.keys(files));

/** @type {Map<FontName, import('fontkit').Font>} */
const opened = new Map();

/** More than the words of a long contract; each takes about a kilobyte. */
const MAX_WORDS = 2_000;
const MAX_WORD_LENGTH = 30;

/**
 * Keeps the shapes of words, most of which are on the next paper, too: shaping them takes half of the time.
 * @param {import('fontkit').Font} font
 */
function keepShapes(font) {
  /** @type {Map<string, import('fontkit').GlyphRun>} */
  const shapes = new Map();
  const shape = font.layout.bind(font);
  font.layout = (text) => {
    const kept = shapes.get(text) ?? shape(text);
    if (shapes.size >= MAX_WORDS) shapes.clear();
    if (text.length <= MAX_WORD_LENGTH) shapes.set(text, kept);
    // PDFKit scales the positions that it gets.
    const positions = kept.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(kept), { positions });
  };
  return font;
}

/** @param {FontName} name */
function open(name) {
  const known = opened.get(name);
  if (known) return known;
  const font = keepShapes(/** @type {import('fontkit').Font} */ (openSync(files[name])));
  opened.set(name, font);
  return font;
}

/**
 * Chooses the font of what comes next. What is read of a font is kept for further papers, which takes most of the time.
 * @param {PDFKit.PDFDocument} document
 * @param {FontName} name
 */
export function selectFont(document, name) {
  // The library takes opened fonts, which its types do not say.
  const source = /** @type {PDFKit.Mixins.PDFFontSource} */ (/** @type {unknown} */ (open(name)));
  return document.registerFont(name, source).font(name);
}

/** In place of a character that no font has. */
export const UNKNOWN = '\uFFFD';

/** Joins letters or emoji, and changes their look: in the font of its neighbours, or nowhere. */
const JOINS = /^[\p{Join_Control}\p{Variation_Selector}\p{M}]$/u;

/**
 * The font of a character.
 * @param {string} character
 * @param {boolean} isBold
 * @param {FontName | undefined} before the font of the character before, with which accents are drawn
 * @returns {{ font: FontName, character: string } | undefined} undefined where nothing is drawn
 */
export function fontOf(character, isBold, before) {
  const code = character.codePointAt(0) ?? 0;
  /** @param {FontName} name */
  const has = (name) => open(name).hasGlyphForCodePoint(code);
  if (before && JOINS.test(character) && has(before)) return { font: before, character };
  const usual = isBold ? 'bold' : 'regular';
  const font = has(usual) ? usual : names.find(has);
  if (font) return { font, character };
  return JOINS.test(character) ? undefined : { font: usual, character: UNKNOWN };
}
