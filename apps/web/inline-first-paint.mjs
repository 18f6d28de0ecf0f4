import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

const NAME = 'before-paint.js';
const SCRIPT = `<script src="/${NAME}"></script>`;
const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/;

/**
 * Writes what the first paint waits for into the built pages: the script before it, and the style sheet. On a slow network,
 * each would be a round trip more before anything shows. The server's content security policy allows them by their hashes.
 * @param {string} folder the built files
 * @param {readonly string[]} pages the built page of each language
 */
export function inlineFirstPaint(folder, pages) {
  const source = join(folder, NAME);
  const { code } = minifySync(NAME, readFileSync(source, 'utf8'));
  rmSync(source);
  for (const page of pages) {
    const html = readFileSync(page, 'utf8')
      .replace(SCRIPT, () => `<script data-built>${code.trim()}</script>`)
      .replace(
        STYLE_SHEET,
        (_, href) => `<style data-built>${readFileSync(join(folder, href), 'utf8').trim()}</style>`,
      );
    writeFileSync(page, html);
  }
}
