import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Short forms that the pages use. */
const PREFIXES: Record<string, string> = {
  'contract/': 'packages/contract/src/',
  'postgres/': 'packages/embedded-postgres/src/',
  'server/': 'apps/server/src/',
  'web/': 'apps/web/src/',
};

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)));

const pages = tracked.filter(
  (file) => /^(docs\/.*|README|CONTRIBUTING)\.md$|^\w+\.md$/.test(file) && file !== 'CHANGELOG.md',
);

/** Whether a file has this path, or ends with it: pages may leave out the beginning. */
function exists(path: string): boolean {
  const prefix = Object.keys(PREFIXES).find((short) => path.startsWith(short)) ?? '';
  const full = prefix ? `${PREFIXES[prefix]}${path.slice(prefix.length)}` : path;
  return tracked.some((file) => file === full || file.endsWith(`/${full}`));
}

it.each(pages)('%s names and links only files that exist', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const paths = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql|css))(?:#\w+)?`/g)];
  expect(paths.map(([, path = '']) => path).filter((path) => !exists(path))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, link = '', anchor]) => {
    const target = link ? join(ROOT, dirname(page), link) : join(ROOT, page);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
