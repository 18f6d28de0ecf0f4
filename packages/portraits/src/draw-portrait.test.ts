import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brand } from './brand-palette.ts';
import { cloths, coats, features, irises } from './coat-palette.ts';
import { demoPortraits } from './demo-portraits.ts';
import { drawPortrait } from './draw-portrait.ts';

const drawn = new Map(demoPortraits.map(({ slug, portrait }) => [slug, drawPortrait(portrait)]));
const slugs = [...drawn.keys()];
const svgOf = (slug: string) => drawn.get(slug) ?? '';

const shelves: readonly object[] = [coats, irises, cloths].flatMap((shelf) => Object.values(shelf));
const palette = new Set<unknown>(
  [brand, features, ...shelves].flatMap((shelf) => Object.values(shelf)),
);

describe('drawPortrait', () => {
  it.each(slugs)('R2.36 draws %s the same way each time', (slug) => {
    const demo = demoPortraits.find((each) => each.slug === slug);
    expect(demo && drawPortrait(demo.portrait)).toBe(svgOf(slug));
  });

  it('R2.36 draws another picture for another seed', () => {
    const [first] = demoPortraits;
    if (!first) throw new Error('There are no demonstration pictures');
    const other = drawPortrait({ ...first.portrait, seed: first.portrait.seed + 1 });
    expect(other).not.toBe(svgOf(first.slug));
  });

  it.each(slugs)('R2.36 draws %s as valid XML of 1200 by 900', async (slug) => {
    const { format, width, height } = await sharp(Buffer.from(svgOf(slug))).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 1200, height: 900 });
  });

  it('R2.36 gives every demonstration pet a picture of its own', () => {
    const looks = demoPortraits.map(({ portrait }) => JSON.stringify({ ...portrait, seed: 0 }));
    expect(new Set(looks).size).toBe(demoPortraits.length);
    const prints = slugs.map((slug) => createHash('sha256').update(svgOf(slug)).digest('hex'));
    expect(new Set(prints).size).toBe(demoPortraits.length);
  });

  it.each(slugs)('R2.36 draws %s without a reference to anything outside', (slug) => {
    const svg = svgOf(slug).replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(svg).not.toMatch(/https?:|href|data:|<image|<style|<script|@import|<!/);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target);
    expect(used.length).toBeGreaterThan(0);
    for (const target of used) expect(ids).toContain(target?.replace(/^#/, ''));
  });

  it.each(slugs)('R2.36 paints %s in colours of the palette alone', (slug) => {
    const svg = svgOf(slug);
    const paints = [...svg.matchAll(/(?:fill|stroke|stop-color|flood-color)="([^"]+)"/g)]
      .map(([, paint]) => paint ?? '')
      .filter((paint) => paint !== 'none' && !paint.startsWith('url(#'));
    expect(paints.length).toBeGreaterThan(0);
    expect(paints.filter((paint) => !palette.has(paint))).toEqual([]);
  });

  it.each(slugs)('R2.36 draws %s without a number that is none', (slug) => {
    expect(svgOf(slug)).not.toMatch(/NaN|Infinity|undefined/);
  });
});
