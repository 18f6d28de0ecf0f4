import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brand } from '../brand-palette.ts';
import { drawFallbackCat, drawFallbackDog } from './fallback.ts';
import { drawAppIcon, drawLogoMark } from './mark.ts';
import { drawNoMatches, drawNoPets, drawNotFound, drawNoVisits } from './spots.ts';

const WEB = new URL('../../../../apps/web/', import.meta.url);
const palette = new Set<string>(Object.values(brand));

const artwork = [
  ['public/favicon.svg', drawLogoMark(), 2000],
  ['public/fallback-dog.svg', drawFallbackDog(), 6000],
  ['public/fallback-cat.svg', drawFallbackCat(), 6000],
  ['src/artwork/logo-mark.svg', drawLogoMark(), 2000],
  ['src/artwork/no-matches.svg', drawNoMatches(), 5000],
  ['src/artwork/no-visits.svg', drawNoVisits(), 5000],
  ['src/artwork/no-pets.svg', drawNoPets(), 5000],
  ['src/artwork/not-found.svg', drawNotFound(), 5000],
] as const;

describe.each(artwork)('%s', (path, svg, limit) => {
  it('R2.36 is the file that the sources draw', async () => {
    expect(await readFile(new URL(path, WEB), 'utf8')).toBe(svg);
  });

  it('R2.36 is small, valid XML, and refers to nothing outside', async () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(limit);
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
    const rest = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(rest).not.toMatch(/https?:|href|data:|<image|<style|<script|@import|<!|NaN|undefined/);
  });

  it('R2.36 is painted in the colours of the brand', () => {
    const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)]
      .map(([, paint]) => paint ?? '')
      .filter((paint) => paint !== 'none');
    expect(paints.length).toBeGreaterThan(0);
    expect(paints.filter((paint) => !palette.has(paint))).toEqual([]);
  });
});

describe('pictures for the web', () => {
  it.each([
    ['icon-32.png', 32],
    ['icon-180.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('R2.20 %s is a square of %d', async (name, size) => {
    const picture = await sharp(await readFile(new URL(`public/${name}`, WEB))).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', size, size]);
  });

  it('R2.20 keeps the mark of a maskable icon inside the circle that no system cuts', async () => {
    const { data, info } = await sharp(Buffer.from(drawAppIcon(0.58)))
      .resize(100, 100)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isGround = (index: number) => (data[index] ?? 0) < 80;
    const outside = Array.from({ length: info.width * info.height }, (_, index) => index).filter(
      (index) =>
        Math.hypot((index % info.width) - 49.5, Math.floor(index / info.width) - 49.5) > 40,
    );
    expect(outside.every((index) => isGround(index * info.channels))).toBe(true);
  });

  it.each([
    ['hero.avif', 1200, 60_000],
    ['hero.webp', 1200, 60_000],
    ['hero-720.avif', 720, 30_000],
    ['hero-720.webp', 720, 30_000],
  ])('R1.04 %s is %d wide and light', async (name, width, limit) => {
    const file = new URL(`public/${name}`, WEB);
    const picture = await sharp(await readFile(file)).metadata();
    expect([picture.width, picture.height]).toEqual([width, width * 0.8]);
    expect((await stat(file)).size).toBeLessThan(limit);
  });
});
