import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

const illustrations = ['dog', 'cat'].flatMap((species) =>
  ['', '-long', '-young', '-young-long', '-senior', '-senior-long'].map(
    (look): [path: string, limit: number] => [`public/fallback-${species}${look}.svg`, 6000],
  ),
);

describe.each<[path: string, limit: number]>([
  ['public/favicon.svg', 2000],
  ...illustrations,
  ['src/artwork/logo-mark.svg', 2000],
  ['src/artwork/no-matches.svg', 5000],
  ['src/artwork/no-visits.svg', 5000],
  ['src/artwork/no-pets.svg', 5000],
  ['src/artwork/not-found.svg', 5000],
])('%s', (path, limit) => {
  it('R2.36 is small, valid, and refers to nothing outside itself', async () => {
    const svg = await read(path);
    expect(Buffer.byteLength(svg)).toBeLessThan(limit);
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
    const rest = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(rest).not.toMatch(/https?:|href|data:|<image|<style|<script|@import|<!|NaN|undefined/);
  });
});

describe('pictures for the web', () => {
  it.each([
    ['icon-32.png', 32],
    ['icon-180.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('R2.20 %s is a square of %d pixels', async (name, size) => {
    const file = await readFile(new URL(`public/${name}`, import.meta.url));
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['png', size, size]);
  });

  it.each([
    ['hero.avif', 1200, 60_000],
    ['hero.webp', 1200, 60_000],
    ['hero-720.avif', 720, 30_000],
    ['hero-720.webp', 720, 30_000],
  ])('R1.04 %s is %d pixels wide and light', async (name, width, limit) => {
    const file = new URL(`public/${name}`, import.meta.url);
    const picture = await sharp(await readFile(file)).metadata();
    expect([picture.width, picture.height]).toEqual([width, width * 0.8]);
    expect((await stat(file)).size).toBeLessThan(limit);
  });
});
