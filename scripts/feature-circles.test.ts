import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const IS_SOURCE = /\.tsx?$/;

/** Tests may look into any feature, for example at the visits that a deleted pet leaves behind. */
const IS_TEST = /\.test\.tsx?$|\/testing\//;

/** One file of a feature that imports a file of another; paths are relative to the features' folder. */
interface FeatureImport {
  from: string;
  to: string;
}

const featureOf = (path: string) => path.split('/')[0] ?? '';

/** Pages put parts of features together, and only the router imports them. */
const IS_PAGE = /\/pages\//;

/**
 * The relative imports of a source, type-only ones included. Parts that are loaded on demand are left out: what an early
 * feature shows of a later one may be missing.
 */
function importsOf(path: string, text: string): string[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  const specifiers = [
    ...staticImports.map((found) => found.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
  ];
  return specifiers.filter((specifier) => specifier.startsWith('.'));
}

/** Imports between the folders directly below `folder`. */
function featureImports(folder: string): FeatureImport[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.includes('/') && IS_SOURCE.test(path))
    .filter((path) => !IS_TEST.test(path) && !IS_PAGE.test(path));
  return paths.flatMap((from) =>
    importsOf(from, readFileSync(join(folder, from), 'utf8'))
      .map((specifier) => relative(folder, join(folder, dirname(from), specifier)))
      .map((to) => ({ from, to: to.replaceAll(sep, '/') }))
      .filter(({ to }) => !to.startsWith('..') && to.includes('/'))
      .filter(({ to }) => featureOf(to) !== featureOf(from)),
  );
}

/** The imports between features that depend on each other, directly or through others. */
function circularImports(imports: FeatureImport[]): string[] {
  const dependencies = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const known = dependencies.get(featureOf(from)) ?? new Set();
    dependencies.set(featureOf(from), known.add(featureOf(to)));
  }
  const reaches = (start: string, goal: string) => {
    const reached = new Set([start]);
    // The loop also visits features that are added during the iteration.
    for (const feature of reached) {
      for (const next of dependencies.get(feature) ?? []) reached.add(next);
    }
    return reached.has(goal);
  };
  return imports
    .filter(({ from, to }) => reaches(featureOf(to), featureOf(from)))
    .map(({ from, to }) => `${from} -> ${to}`);
}

it.each(['apps/server/src/features', 'apps/web/src/features', 'packages/contract/src'])(
  'the features of %s do not depend on each other in circles',
  (folder) => {
    const imports = featureImports(join(ROOT, folder));
    expect(imports.length).toBeGreaterThan(10);
    expect(circularImports(imports)).toEqual([]);
  },
);

it('sees a circle of three features', () => {
  const imports = [
    { from: 'pets/a.ts', to: 'visits/b.ts' },
    { from: 'visits/b.ts', to: 'users/c.ts' },
    { from: 'users/c.ts', to: 'pets/a.ts' },
    { from: 'pages/d.ts', to: 'pets/a.ts' },
  ];
  expect(circularImports(imports)).toEqual([
    'pets/a.ts -> visits/b.ts',
    'visits/b.ts -> users/c.ts',
    'users/c.ts -> pets/a.ts',
  ]);
});

it('reads type-only and re-exporting imports, and not those on demand', () => {
  const text = [
    `import type { A } from '../a/a.ts';`,
    `import { type B } from '../b/b.ts';`,
    `export { C } from '../c/c.ts';`,
    `export const d = () => import('../d/d.ts');`,
    `import { z } from 'zod';`,
  ].join('\n');
  expect(importsOf('example.ts', text)).toEqual(['../a/a.ts', '../b/b.ts', '../c/c.ts']);
});
