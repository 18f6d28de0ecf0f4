import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { acceptedLanguage } from './speak-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['xx,yy;q=0.5', 'en'],
  ['xx, es;q=0.5', 'es'],
  ['ES', 'es'],
  ['es;q=0', 'en'],
  [`es${','.repeat(15_000)}`, 'en'],
])('B5.03 S46 Accept-Language %j is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it('D38 B5.03 an error is in the language of the page that asks, and its code and short name are in none', async () => {
  const app = await createTestApp();
  const ask = async (language?: string) => {
    const { body } = await app.visitor().send('/api/pets/00000000-0000-7000-8000-00000000ffff', {
      ...(language && { headers: { 'Accept-Language': language } }),
    });
    return body as { code: string; detail: string; title: string };
  };
  const english = await ask();
  const spanish = await ask('es');
  expect(english.detail).toBe('This pet was not found.');
  expect(await ask('*')).toMatchObject({ detail: english.detail });
  expect(spanish.detail).not.toBe(english.detail);
  expect([spanish.code, spanish.title]).toEqual([english.code, english.title]);
});
