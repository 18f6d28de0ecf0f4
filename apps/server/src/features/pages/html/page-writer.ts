import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@pawmatch/contract/languages';
import {
  INITIAL_STATE_ID,
  type InitialState,
  type PageRenderer,
  type RenderedPage,
  SHELTER_ID,
} from '@pawmatch/contract/pages/initial-state';
import type { Uses } from '../../../dependencies.ts';
import { presentPublicShelter } from '../../shelter/shelter.presenter.ts';
import { jsonForHtml } from './html.ts';
import { folderOfLanguage } from './inline-hashes.ts';
import { type PageHead, writeHead } from './page-head.ts';

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
async function createPageTemplate(folder: string): Promise<PageTemplate> {
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

/** https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** The page, whose script starts the application. */
const ENTRY = 'index.html';

/** Finds the URLs of the scripts that a page needs, the entry script first. */
type PageFiles = (sources: readonly string[]) => string[];

/** @param folder `apps/web/dist/client` */
async function createPageFiles(folder: string): Promise<PageFiles> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );

  function collect(source: string, files: Set<string>): void {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
  }

  return (sources) => {
    const files = new Set<string>();
    for (const source of [ENTRY, ...sources]) collect(source, files);
    return [...files].map((file) => `/${file}`);
  };
}

type PageWriter = Awaited<ReturnType<typeof createPageWriter>>;

export type PageWriters = Record<Language, PageWriter>;

/** Returns the data for search engines and previews; undefined for a page without any. */
type Describe = (rendered: RenderedPage) => Promise<PageHead['shared']>;

/**
 * The writers of the pages of each language.
 * @param folder `apps/web/dist/client`, next to the renderer, and to a folder for each further language
 */
export async function createPageWriters(
  dependencies: Uses<'publicUrl' | 'logger' | 'shelters'>,
  folder: string,
): Promise<PageWriters> {
  const writers = LANGUAGES.map(async (language) => [
    language,
    await createPageWriter(dependencies, folderOfLanguage(folder, language)),
  ]);
  return Object.fromEntries(await Promise.all(writers));
}

/**
 * Writes pages from the markup of the web application, its initial state, and the head.
 * @param folder the built pages, next to the server renderer
 */
async function createPageWriter(
  { publicUrl, logger, shelters }: Uses<'publicUrl' | 'logger' | 'shelters'>,
  folder: string,
) {
  const renderer = pathToFileURL(join(folder, '../server/entry-server.mjs'));
  const { renderPage, describePage }: PageRenderer = await import(/* @vite-ignore */ renderer.href);
  const template = await createPageTemplate(folder);
  const filesOf = await createPageFiles(folder);

  const dataBlock = (initialState: InitialState) =>
    `<script type="application/json" id="${INITIAL_STATE_ID}">${jsonForHtml({ origin: publicUrl, initialState })}</script>`;

  const shelterBlock = () =>
    `<script type="application/json" id="${SHELTER_ID}">${jsonForHtml(presentPublicShelter(shelters.first(), shelters))}</script>`;

  /** A page without markup, which the script renders. @param path without its language, as all paths here */
  function shell(path: string, data = ''): string {
    const { title, modules } = describePage(path);
    const head = writeHead({ title, scripts: filesOf(modules) });
    return template({ head, markup: '', after: data + shelterBlock() });
  }

  return {
    /** @param path without query */
    hasPage: (path: string) => describePage(path).exists,

    shell,

    /**
     * A server-rendered page. If rendering fails, the script renders it from the initial state, if it has any.
     * @param path with query
     */
    async write(
      path: string,
      initialState: InitialState | null,
      describe: Describe,
    ): Promise<string> {
      const data = initialState ? dataBlock(initialState) : '';
      try {
        const first = { origin: publicUrl, initialState };
        const rendered = await renderPage(
          path,
          first,
          presentPublicShelter(shelters.first(), shelters),
        );
        const { title, preloads, modules, markup } = rendered;
        const head = writeHead({
          title,
          scripts: filesOf(modules),
          areScriptsDeferred: true,
          preloads,
          shared: await describe(rendered),
        });
        return template({ head, markup, after: data + shelterBlock() });
      } catch (error) {
        logger.error({ err: error, path }, 'a page could not be rendered');
        return shell(new URL(path, publicUrl).pathname, data);
      }
    },
  };
}
