import { describe, expect, it } from 'vitest';
import { demoPortraits } from './demo-portraits.ts';

describe('demoPortraits', () => {
  it('R2.36 holds twenty-two dogs and eighteen cats', () => {
    const count = (species: string) => demoPortraits.filter((each) => each.species === species);
    expect([count('Dog').length, count('Cat').length]).toEqual([22, 18]);
  });

  it('R2.36 names each picture once, in a form that suits a file', () => {
    const slugs = demoPortraits.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  it('R2.36 shows the species and the age that the facts tell', () => {
    const wrong = demoPortraits.filter(
      ({ species, age, portrait }) => portrait.species !== species || portrait.age !== age,
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('R3.33 shows long hair where the facts tell of it, and only there', () => {
    const wrong = demoPortraits.filter(
      ({ coat, portrait }) => (coat === 'Long') !== (portrait.coat === 'long'),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
