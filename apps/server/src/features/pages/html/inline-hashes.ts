import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pawmatch/contract/languages';
import type { InlineHashes } from '../../../platform/http/responses/security-headers.ts';

/**
 * The folder of the built pages of a language.
 * @param folder `apps/web/dist/client`, next to the renderer, and to a folder for each further language
 */
export const folderOfLanguage = (folder: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? folder : join(folder, '..', language, 'client');

function hashOf(html: string, tag: keyof InlineHashes): string {
  const opening = `<${tag} data-built>`;
  const start = html.indexOf(opening) + opening.length;
  const text = html.slice(start, html.indexOf(`</${tag}>`, start));
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Of what the build wrote into the pages (`inline-first-paint.mjs`).
 * @param folder that of the pages in English
 */
export async function readInlineHashes(folder: string): Promise<InlineHashes> {
  const files = LANGUAGES.map((each) => join(folderOfLanguage(folder, each), 'index.html'));
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const hashesOf = (tag: keyof InlineHashes) => [...new Set(pages.map((it) => hashOf(it, tag)))];
  return { script: hashesOf('script'), style: hashesOf('style') };
}
