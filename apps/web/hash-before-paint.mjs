import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

const NAME = 'before-paint.js';

/**
 * Minifies the script that runs before the first paint and moves it to the assets under a name with
 * the hash of its content, so that browsers can cache it for ever.
 * @param {string} folder the built files
 * @param {readonly string[]} pages the built page of each language, which name it
 */
export function hashBeforePaint(folder, pages) {
  const source = join(folder, NAME);
  const { code } = minifySync(NAME, readFileSync(source, 'utf8'));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const asset = `assets/before-paint-${hash}.js`;
  writeFileSync(join(folder, asset), code);
  rmSync(source);
  for (const page of pages) {
    writeFileSync(page, readFileSync(page, 'utf8').replace(`/${NAME}`, `/${asset}`));
  }
}
