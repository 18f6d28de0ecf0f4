import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = join(import.meta.dirname, 'src/features');
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

/** The features that each feature imports; tests aside. */
function readFeatureImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const [feature = ''] = file.split('/');
    const source = readFileSync(join(FEATURES, file), 'utf8');
    for (const [, path = ''] of source.matchAll(IMPORT)) {
      const [imported = ''] = relative(FEATURES, join(FEATURES, file, '..', path)).split('/');
      if (imported === '..' || imported === feature) continue;
      imports.set(feature, (imports.get(feature) ?? new Set()).add(imported));
    }
  }
  return imports;
}

/** Removes features that import none of the others until only circular ones are left. */
function findCircles(imports: Map<string, Set<string>>): string[] {
  const left = new Map(imports);
  for (;;) {
    const leaf = [...left].find(([, imported]) => ![...imported].some((name) => left.has(name)));
    if (!leaf) return [...left.keys()];
    left.delete(leaf[0]);
  }
}

it('no feature imports another that imports it, directly or through others', () => {
  const imports = readFeatureImports();
  expect(imports.get('pets')).toContain('visits');
  expect(findCircles(imports)).toEqual([]);
});
