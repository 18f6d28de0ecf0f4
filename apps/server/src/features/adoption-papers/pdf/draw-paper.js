import PDFDocument from 'pdfkit';
import { selectFont } from './paper-fonts.js';
import { layOut } from './paper-lines.js';

/** @typedef {import('./paper.ts').Paper} Paper */
/** @typedef {import('./paper.ts').PaperReader} PaperReader */
/** @typedef {import('./paper-lines.js').Phrase} Phrase */

const MARGIN = 64;
const FOOTER_SPACE = 28;
const INK = '#24302b';
const MUTED = '#5a645c';

/** Sizes in points. */
const styles = {
  h1: { size: 20, before: 0, after: 10 },
  h2: { size: 13, before: 12, after: 4 },
  h3: { size: 11, before: 8, after: 2 },
  text: { size: 10.5, before: 0, after: 7 },
  item: { size: 10.5, before: 0, after: 3 },
  footer: { size: 8, before: 0, after: 0 },
};
const LINE_HEIGHT = 1.4;
const INDENT = 18;
const LABEL_WIDTH = 150;

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
  const bottom = document.page.height - MARGIN - FOOTER_SPACE;
  let y = MARGIN;

  /**
   * @param {PDFKit.PDFStructureElement} element
   * @param {readonly Phrase[]} phrases
   * @param {{ size: number, before: number, after: number }} style
   * @param {number} [left]
   */
  function write(element, phrases, { size, before, after }, left = 0) {
    const width = document.page.width - 2 * MARGIN - left;
    const height = size * LINE_HEIGHT;
    y += before;
    for (const line of layOut(phrases, width, (run) => widthOf(run, size))) {
      if (y + height > bottom) {
        document.addPage();
        y = MARGIN;
      }
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
    const { size } = styles.item;
    if (y + size * LINE_HEIGHT > bottom) {
      document.addPage();
      y = MARGIN;
    }
    const top = y;
    const isWide = left === LABEL_WIDTH;
    const labelled = begin(item, 'Lbl');
    const lines = layOut([{ text: label, isBold: isWide }], left, (run) => widthOf(run, size));
    for (const [index, line] of lines.entries()) {
      const place = { x: MARGIN, y: top + size + index * size * LINE_HEIGHT, size, color: INK };
      labelled.add(() => drawLine(line, place));
    }
    labelled.end();
    const body = begin(item, 'LBody', lang);
    write(body, phrases, styles.item, left);
    body.end();
    item.end();
  }

  for (const block of paper.blocks) {
    if (block.kind === 'heading') {
      const level = /** @type {'h1' | 'h2' | 'h3'} */ (`h${block.level}`);
      // A heading stays with what follows.
      if (y + 60 > bottom) {
        document.addPage();
        y = MARGIN;
      }
      const heading = begin(root, level.toUpperCase());
      write(
        heading,
        block.phrases.map(({ text }) => ({ text, isBold: true })),
        styles[level],
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
      for (const label of block.labels) {
        if (y + 56 > bottom) {
          document.addPage();
          y = MARGIN;
        }
        y += 34;
        const end = document.page.width - MARGIN;
        document.markContent('Artifact', { type: 'Layout' });
        document.moveTo(MARGIN, y).lineTo(end, y).lineWidth(0.7).strokeColor(MUTED).stroke();
        document.endMarkedContent();
        const line = begin(root, 'P');
        write(line, [{ text: label, isBold: false }], styles.footer);
        line.end();
      }
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
    const [line = []] = layOut([{ text, isBold: false }], document.page.width - 2 * MARGIN, (run) =>
      widthOf(run, size),
    );
    // Below the margin the library would begin another page.
    document.page.margins.bottom = 0;
    drawLine(line, { x: MARGIN, y: document.page.height - MARGIN / 2, size, color: MUTED });
    document.endMarkedContent();
  }
  document.end();
  return /** @type {Promise<Buffer>} */ (ended);
}
