import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The parts that differ from page to page. */
interface PageParts {
  /** Replaces title and script. */
  head: string;
  /** The content of the root element. */
  markup: string;
  /** Placed after the root element, such as data. */
  after: string;
}

type PageTemplate = (parts: PageParts) => string;

const TITLE = /<title>.*?<\/title>/;

/** Removed, because the head of each page has its own script tags. */
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const ROOT = '<div id="root"></div>';

/**
 * Reads the built page as a template.
 * @param folder `apps/web/dist/client`
 * @throws Error when it has no title or no root element
 */
export async function createPageTemplate(folder: string): Promise<PageTemplate> {
  const page = (await readFile(join(folder, 'index.html'), 'utf8')).replace(SCRIPT, '');
  const title = TITLE.exec(page);
  const root = page.indexOf(ROOT);
  if (!title || root < title.index)
    throw new Error('index.html has no title, or no root after it.');
  const start = page.slice(0, title.index);
  const middle = page.slice(title.index + title[0].length, root);
  const end = page.slice(root + ROOT.length);
  // Assembled without `replace`, which would interpret "$&" in a pet's name.
  return ({ head, markup, after }) =>
    `${start}${head}${middle}<div id="root">${markup}</div>${after}${end}`;
}
