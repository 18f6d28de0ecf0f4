import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** In bytes, compressed with brotli at its highest level. */
const FIRST_VIEW = 110_000;
const STYLES = 13_750;
const ADMIN_TOTAL = 231_100;
/** Of the script for other sites. */
const EMBED = 15_000;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk | undefined>;

let folder = '';
let manifest: Manifest = {};

/** `npm test` has just built it. */
const isBuilt = process.env.TEST_BUILD === 'production';

beforeAll(() => {
  folder = isBuilt
    ? join(import.meta.dirname, 'dist')
    : mkdtempSync(join(tmpdir(), 'pawmatch-build-'));
  if (!isBuilt) buildInto(folder);
  manifest = readManifest('client');
});
afterAll(() => {
  if (!isBuilt) rmSync(folder, { recursive: true, force: true });
});

function buildInto(folder: string) {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.mjs'), '--out', folder], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    stdio: 'pipe',
  });
}

const readManifest = (pages: string): Manifest =>
  JSON.parse(readFileSync(join(folder, pages, '.vite/manifest.json'), 'utf8'));

/** Pages share most files, and the highest level of compression takes long. */
const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const size =
    sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, 'client', file))).length;
  sizes.set(file, size);
  return size;
}

/** All scripts that are loaded with some of the sources. */
function scriptsOf(
  sources: string[],
  files = new Set<string>(),
  from: Manifest = manifest,
): Set<string> {
  for (const source of sources) {
    const chunk = from[source];
    if (!chunk) throw new Error(`${source} is not in the build.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    scriptsOf(chunk.imports ?? [], files, from);
  }
  return files;
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** All scripts that a page needs, such as `PetsPage`. */
const scriptsOfPage = (name: string, from = manifest) => {
  const source = Object.keys(from).find((key) => key.endsWith(`/pages/${name}.tsx`));
  return scriptsOf(['index.html', source ?? name], new Set(), from);
};

it.each([
  ['HomePage', 'client'],
  ['PetsPage', 'client'],
  ['HomePage', 'es/client'],
  ['PetsPage', 'es/client'],
])('D29 B5.06 the scripts of the first view of %s in %s stay within the budget', (name, pages) => {
  const html = readFileSync(join(folder, pages, 'index.html'), 'utf8');
  const [, beforePaint = ''] = /<script data-built>([^<]+)<\/script>/.exec(html) ?? [];
  expect(beforePaint).toContain('deferred-scripts');
  const scripts = total(scriptsOfPage(name, readManifest(pages)));
  expect(scripts + brotliCompressSync(beforePaint).length).toBeLessThanOrEqual(FIRST_VIEW);
});

it('B10.05 the script for other sites is one small file without schemas', () => {
  const embed = join(folder, 'embed');
  expect(readdirSync(embed)).toEqual(['embed.js']);
  const script = readFileSync(join(embed, 'embed.js'));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(EMBED);
  expect(script.toString()).not.toMatch(/ZodMini|innerHTML|postMessage|document\.cookie/);
});

it('D29 the style sheet stays within its budget', () => {
  expect(total(manifest['index.html']?.css ?? [])).toBeLessThanOrEqual(STYLES);
});

it('D29 the scripts of the dashboard of staff stay within their budget', () => {
  expect(total(scriptsOfPage('AdminDashboardPage'))).toBeLessThanOrEqual(ADMIN_TOTAL);
});

it('D29 the first view loads no forms, schemas, menus or list virtualization', () => {
  const names = [...scriptsOfPage('HomePage'), ...scriptsOfPage('PetsPage')].join(' ');
  expect(names).not.toMatch(/schemas|row-window|PetDialog|Toaster/);
  const code = [...scriptsOfPage('PetsPage')].map((file) =>
    readFileSync(join(folder, 'client', file), 'utf8'),
  );
  expect(code.join('\n')).not.toMatch(/ZodMini|react-hook-form|DropdownMenu|mutateAsync/);
});

it('B5.06 pages load the words of their own language, and of no other', () => {
  const wordsOf = (pages: string) =>
    [...scriptsOfPage('PetsPage', readManifest(pages))]
      .map((file) => readFileSync(join(folder, 'client', file), 'utf8'))
      .join('\n');
  expect(wordsOf('client')).not.toMatch(/Mascotas disponibles|Iniciar sesión/);
  expect(wordsOf('es/client')).not.toMatch(/Available Pets|Skip to content/);
});

it('D29 the dialog of a pet loads no schemas, which take longer to run than the dialog', () => {
  const source = Object.keys(manifest).find((key) => key.endsWith('/PetDialog.tsx'));
  const names = [...scriptsOf([source ?? 'PetDialog.tsx'])].join(' ');
  expect(names).not.toMatch(/schemas/);
});

it('no script imports itself through others, since a part of it would run too early', () => {
  for (const [source, chunk] of Object.entries(manifest)) {
    expect(scriptsOf(chunk?.imports ?? []), source).not.toContain(chunk?.file);
  }
});

/** The contents of all built files with an extension. */
const builtFiles = (extension: string) =>
  readdirSync(join(folder, 'client/assets'))
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(folder, 'client/assets', name), 'utf8'))
    .join('\n');

it('F26 the scripts use no API that the oldest browsers lack', () => {
  const newer = [
    /\bURL\.(canParse|parse)\(/,
    /\bAbortSignal\.any\(/,
    /\bPromise\.(withResolvers|try)\(/,
    /\b(Object|Map)\.groupBy\(/,
    /\bArray\.fromAsync\(/,
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    /\bRegExp\.escape\(/,
  ];
  const scripts = builtFiles('.js');
  expect(scripts).not.toBe('');
  expect(newer.filter((pattern) => pattern.test(scripts)).map(String)).toEqual([]);
});

it('F26 the styles use no syntax that the oldest browsers lack', () => {
  const styles = builtFiles('.css');
  expect(styles).not.toContain('light-dark(');
  expect(styles, 'no nesting').not.toMatch(/[{;}]\s*&/);
  // An unknown selector invalidates its whole selector list.
  const lists = [...styles.matchAll(/[{}]([^{}@;]*:(?:has\(|popover-open)[^{}]*)\{/g)];
  const selectors = lists.map(([, list = '']) =>
    list.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, ''),
  );
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((list) => list.includes(','))).toEqual([]);
});
