import PDFDocument from 'pdfkit';
import { selectFont } from './paper-fonts.js';
import { layOut } from './paper-lines.js';
import { styleOf, styles } from './paper-styles.js';

/** @typedef {import('./paper.ts').Paper} Paper */
/** @typedef {import('./paper.ts').PaperReader} PaperReader */
/** @typedef {import('./paper-lines.js').Phrase} Phrase */

const MARGIN = 60;
const INK = '#24302b';
const MUTED = '#5a645c';

/** To be signed by hand. */
const SIGNATURE_SPACE = 30;
const SIGNATURE_GAP = 24;
const LINE_HEIGHT = 1.4;
const INDENT = 18;
const LABEL_WIDTH = 150;
const LABEL_GAP = 8;

/**
 * Draws a paper as PDF: tagged, with selectable text and with the parts of the fonts that it uses.
 * @param {Paper} paper
 * @param {PaperReader} reader
 * @returns {Promise<Buffer>}
 */
export function drawPaper(paper, reader) {
  const document = new PDFDocument({
    size: paper.size,
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: reader.locale,
    displayTitle: true,
    info: { Title: paper.title, Author: paper.author, CreationDate: new Date(paper.madeAt) },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  const ended = new Promise((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const bottom = document.page.height - MARGIN;
  const fullWidth = document.page.width - 2 * MARGIN;
  let y = MARGIN;

  /** Begins a page where the present one has less room. @param {number} height */
  function keepTogether(height) {
    if (y + height <= bottom) return;
    document.addPage();
    y = MARGIN;
  }

  /** @param {readonly Phrase[]} phrases @param {number} width @param {number} size */
  const breakLines = (phrases, width, size) => layOut(phrases, width, (run) => widthOf(run, size));

  /**
   * @param {PDFKit.PDFStructureElement} element
   * @param {readonly Phrase[]} phrases
   * @param {{ size: number, before: number, after: number }} style
   * @param {number} [left]
   * @param {number} [width]
   */
  function write(element, phrases, { size, before, after }, left = 0, width = fullWidth - left) {
    const height = size * LINE_HEIGHT;
    if (y > MARGIN) y += before;
    for (const line of breakLines(phrases, width, size)) {
      keepTogether(height);
      element.add(() => drawLine(line, { x: MARGIN + left, y: y + size, size, color: INK }));
      y += height;
    }
    y += after;
  }

  /** @param {import('./paper-lines.js').Run} run @param {number} size */
  const widthOf = ({ font, text }, size) =>
    selectFont(document, font).fontSize(size).widthOfString(text);

  /**
   * @param {import('./paper-lines.js').Run[]} runs
   * @param {{ x: number, y: number, size: number, color: string }} place
   */
  function drawLine(runs, { x, y, size, color }) {
    let left = x;
    for (const run of runs) {
      const width = widthOf(run, size);
      document
        .fillColor(color)
        .text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += width;
    }
  }

  /** @param {PDFKit.PDFStructureElement} parent @param {string} type @param {string} [lang] */
  const begin = (parent, type, lang) => {
    const element = document.struct(/** @type {'P'} */ (type), lang ? { lang } : {});
    parent.add(element);
    return element;
  };

  /**
   * A label and what belongs to it, beside each other.
   * @param {PDFKit.PDFStructureElement} list
   * @param {string} label
   * @param {readonly Phrase[]} phrases
   * @param {number} left
   * @param {string} [lang]
   */
  function writeItem(list, label, phrases, left, lang) {
    const item = begin(list, 'LI');
    const { size, after } = styles.item;
    const isWide = left === LABEL_WIDTH;
    const width = isWide ? left - LABEL_GAP : left;
    const lines = breakLines([{ text: label, isBold: isWide }], width, size);
    keepTogether(lines.length * size * LINE_HEIGHT);
    const top = y;
    const { page } = document;
    const labelled = begin(item, 'Lbl');
    for (const [index, line] of lines.entries()) {
      const place = { x: MARGIN, y: top + size + index * size * LINE_HEIGHT, size, color: INK };
      labelled.add(() => drawLine(line, place));
    }
    labelled.end();
    const body = begin(item, 'LBody', lang);
    write(body, phrases, styles.item, left);
    body.end();
    item.end();
    // A long label with a short value.
    if (document.page === page) y = Math.max(y, top + lines.length * size * LINE_HEIGHT + after);
  }

  /**
   * Lines to sign on, two beside each other.
   * @param {readonly string[]} labels
   */
  function layOutSignatures(labels) {
    const width = (fullWidth - SIGNATURE_GAP) / 2;
    const { size } = styles.signature;
    const cells = labels.map((text, index) => {
      const phrases = [{ text, isBold: false }];
      const left = (index % 2) * (width + SIGNATURE_GAP);
      const lines = breakLines(phrases, width, size).length;
      return { phrases, left, width, height: SIGNATURE_SPACE + lines * size * LINE_HEIGHT };
    });
    return cells.flatMap((_, index) => {
      const row = cells.slice(index, index + 2);
      return index % 2 ? [] : [{ row, height: Math.max(...row.map(({ height }) => height)) }];
    });
  }

  /** @param {readonly string[]} labels */
  function writeSignatures(labels) {
    for (const { row, height } of layOutSignatures(labels)) {
      keepTogether(height);
      const top = y;
      for (const { phrases, left, width } of row) {
        y = top + SIGNATURE_SPACE;
        document.markContent('Artifact', { type: 'Layout' });
        document.moveTo(MARGIN + left, y - 3).lineTo(MARGIN + left + width, y - 3);
        document.lineWidth(0.7).strokeColor(MUTED).stroke();
        document.endMarkedContent();
        const line = begin(root, 'P');
        write(line, phrases, styles.signature, left, width);
        line.end();
      }
      y = top + height;
    }
  }

  /** @param {import('./paper.ts').PaperBlock} block */
  function heightOf(block) {
    if (block.kind === 'signatures') {
      return layOutSignatures(block.labels).reduce((sum, { height }) => sum + height, 0);
    }
    if (block.kind !== 'paragraph' && block.kind !== 'heading') return 0;
    const { size, before, after } = block.kind === 'heading' ? styleOf(block.level) : styles.text;
    return before + breakLines(block.phrases, fullWidth, size).length * size * LINE_HEIGHT + after;
  }

  for (const [index, block] of paper.blocks.entries()) {
    // Nobody signs a page without a text.
    const rest = paper.blocks.slice(index);
    if (rest.length <= 3 && rest.at(-1)?.kind === 'signatures') {
      keepTogether(rest.reduce((sum, each) => sum + heightOf(each), 0));
    }
    if (block.kind === 'heading') {
      // A heading stays with what follows.
      keepTogether(60);
      const heading = begin(root, `H${block.level}`);
      write(
        heading,
        block.phrases.map(({ text }) => ({ text, isBold: true })),
        styleOf(block.level),
      );
      heading.end();
    } else if (block.kind === 'paragraph') {
      const paragraph = begin(root, 'P', block.lang);
      write(paragraph, block.phrases, styles.text);
      paragraph.end();
    } else if (block.kind === 'list') {
      const list = begin(root, 'L');
      for (const [index, item] of block.items.entries()) {
        writeItem(list, block.isNumbered ? `${index + 1}.` : '•', item, INDENT);
      }
      list.end();
      y += styles.text.after;
    } else if (block.kind === 'facts') {
      const list = begin(root, 'L');
      for (const { label, value, lang } of block.facts) {
        writeItem(list, label, [{ text: value, isBold: false }], LABEL_WIDTH, lang);
      }
      list.end();
      y += styles.text.after;
    } else {
      writeSignatures(block.labels);
    }
  }
  root.end();

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.markContent('Artifact', { type: 'Pagination' });
    const pageOf = reader.page
      .replace('{page}', String(page + 1))
      .replace('{count}', String(count));
    const text = `${paper.footer} · ${pageOf}`;
    const { size } = styles.footer;
    const [line = []] = breakLines([{ text, isBold: false }], fullWidth, size);
    // Below the margin the library would begin another page.
    document.page.margins.bottom = 0;
    drawLine(line, { x: MARGIN, y: document.page.height - MARGIN / 2, size, color: MUTED });
    document.endMarkedContent();
  }
  document.end();
  return /** @type {Promise<Buffer>} */ (ended);
}
