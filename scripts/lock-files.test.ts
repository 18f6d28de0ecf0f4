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

/** Packages that npm would download without comparing them with anything. */
function findUnchecked(lockFile: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, lockFile), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([path, { link, inBundle, integrity }]) => {
      // What lies inside another package comes, and is compared, with it.
      const isDownloaded = path.includes('node_modules/') && !link && !inBundle;
      return isDownloaded && !/^sha512-[\w+/=]{88}$/.test(integrity ?? '');
    })
    .map(([path]) => path);
}

it.each(['package-lock.json', 'bench/lighthouse/package-lock.json'])(
  'S56 F07 %s has the checksum of every package. After `npm install`, fill in what npm leaves out: `npm view NAME@VERSION dist.integrity`',
  (lockFile) => {
    expect(findUnchecked(lockFile)).toEqual([]);
  },
);

it('S56 F07 no script of a package runs when it is installed', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
