import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const ROOT = join(import.meta.dirname, '..');

/** Packages without a checksum, which npm would not verify. */
function findUnverified(lockFile: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, lockFile), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([path, { link, inBundle, integrity }]) => {
      // A bundled package is verified with the package that contains it.
      const isDownloaded = path.includes('node_modules/') && !link && !inBundle;
      return isDownloaded && !/^sha512-[\w+/=]{88}$/.test(integrity ?? '');
    })
    .map(([path]) => path);
}

it.each([
  'package-lock.json',
  'bench/lighthouse/package-lock.json',
  'apps/server/api-tools/package-lock.json',
])(
  'S56 F07 %s has a checksum for every package (npm view NAME@VERSION dist.integrity prints a missing one)',
  (lockFile) => {
    expect(findUnverified(lockFile)).toEqual([]);
  },
);

it('S56 F07 npm runs no package scripts on install', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
