import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, 'src');
const IMPORT = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g;

/** Folders of the components that pages use. */
const COMPONENT =
  /^(components|staff|app\/(layout|theme-switch)|features\/[\w-]+\/(?!pages\/)[\w-]+)\//;

const EXCEPTIONS: Record<string, string> = {
  'features/auth/components/SessionProvider.tsx':
    'renders nothing; the gallery has its own session',
  'features/kennel-cards/components/ScannedByStaff.tsx': 'renders nothing; it leads on',
};

/** The files that a file imports, directly or through others, itself included. */
function readImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORT)) {
    readImports(join(file, '..', path), found);
  }
  return found;
}

it('the component gallery shows every component of the pages', () => {
  const shown = readImports('gallery/main.tsx');
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => COMPONENT.test(file) && file.endsWith('.tsx') && !/\.test\.|\/testing\//.test(file),
  );
  expect(components.length).toBeGreaterThan(100);
  const missing = components.filter((file) => !shown.has(file));
  expect(missing).toEqual(Object.keys(EXCEPTIONS));
});
