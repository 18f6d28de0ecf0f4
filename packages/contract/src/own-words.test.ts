import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type OwnWords, wordsIn } from './own-words.ts';
import { translationsInput } from './own-words-schemas.ts';
import { optionalText } from './text.ts';

const english: OwnWords<{ text: string }> = {
  words: { text: 'Loves walks.' },
  language: 'en',
  translations: { es: { text: 'Le encanta pasear.' } },
};

it('B5.02 a reader gets the words of their language if somebody wrote them, else the shelter’s own', () => {
  const spanish = { words: { text: 'Le encanta pasear.' }, language: 'es' };
  expect(wordsIn('es', english)).toEqual(spanish);
  expect(wordsIn('en', english)).toEqual({ words: { text: 'Loves walks.' }, language: 'en' });
  const untranslated = { ...english, translations: {} };
  expect(wordsIn('es', untranslated)).toEqual({ words: english.words, language: 'en' });
});

it('B5.02 a text in the language of the shelter itself counts once', () => {
  const twice = { ...english, translations: { en: { text: 'Another one.' } } };
  expect(wordsIn('en', twice).words).toEqual(english.words);
});

it('B5.02 translations are checked as the text itself, and empty ones are none', () => {
  const Input = translationsInput(z.object({ text: optionalText(20, () => 'Text') }));
  expect(Input.parse({ es: { text: ' Hola ' }, xx: { text: 'Hei' } })).toEqual({
    es: { text: 'Hola' },
  });
  expect(Input.parse({ es: { text: ' ' } })).toEqual({});
  const { error } = Input.safeParse({ es: { text: 'x'.repeat(21) } });
  expect(error?.issues[0]?.path).toEqual(['es', 'text']);
  for (const wrong of ['es', { es: 'Hola' }, [], { es: { text: 7 } }]) {
    expect(Input.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
