import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page has that others have not. */
export interface PageParts {
  /** In place of title and script. */
  head: string;
  /** In the application's root element. */
  markup: string;
  /** After it, such as data. */
  after: string;
}

export type PageTemplate = (parts: PageParts) => string;

const TITLE = /<title>.*?<\/title>/;

/** The head names the scripts itself, since it decides when they are loaded. */
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const ROOT = '<div id="root"></div>';

/**
 * The built page with places for what the server writes.
 * @param folder `apps/web/dist/client`
 * @throws Error when it does not have them
 */
export async function openPageTemplate(folder: string): Promise<PageTemplate> {
  const page = (await readFile(join(folder, 'index.html'), 'utf8')).replace(SCRIPT, '');
  const title = TITLE.exec(page);
  const root = page.indexOf(ROOT);
  if (!title || root < title.index)
    throw new Error('index.html has no title, or no root after it.');
  const start = page.slice(0, title.index);
  const middle = page.slice(title.index + title[0].length, root);
  const end = page.slice(root + ROOT.length);
  // Put together piece by piece: a replacement would read meaning into "$&" in a pet's name.
  return ({ head, markup, after }) =>
    `${start}${head}${middle}<div id="root">${markup}</div>${after}${end}`;
}
