import { describe, expect, it } from 'vitest';
import { aboutText, cardText, storyOf, storyText } from './about-text.ts';

const texts = { name: 'Juno', summary: 'Short.', description: 'The whole story.' };

it('R2.40 the summary comes first', () => {
  expect(aboutText(texts)).toBe('Short.');
});

it('R2.40 the description replaces a missing or blank summary', () => {
  expect(aboutText({ ...texts, summary: null })).toBe('The whole story.');
  expect(aboutText({ ...texts, summary: ' \n' })).toBe('The whole story.');
});

it('R2.40 without both, a sentence describes the pet', () => {
  const sentence = 'Juno is looking for a loving home. Come and meet Juno to find out more.';
  expect(aboutText({ ...texts, summary: null, description: null })).toBe(sentence);
  expect(aboutText({ ...texts, summary: '', description: ' ' })).toBe(sentence);
});

it('F37 R2.40 shows the description once, below the summary', () => {
  expect(storyText(texts)).toBe('The whole story.');
  expect(storyText({ ...texts, summary: ' ' })).toBeNull();
  expect(storyText({ ...texts, description: null })).toBeNull();
  expect(storyText({ ...texts, description: 'Short. ' })).toBeNull();
});

it.each([
  ['White in the morning. Not for long. He digs.', 'White in the morning. Not for long.'],
  ['Calm. Kind', 'Calm. Kind'],
  ['White in the morning.\nHe digs.', 'White in the morning.'],
  ['A dog who loves people of all ages. He digs.', 'A dog who loves people of all ages.'],
  ['Short.', 'Short.'],
  [' ', null],
])('B1.15 a card says of "%s" a sentence that is long enough, or two', (summary, shown) => {
  expect(cardText({ summary, description: null })).toBe(shown);
});

describe('B5.02 the story on a page in English', () => {
  const spanish = { summary: 'Breve.', description: 'La historia.' };

  it('is the shelter’s own, with its lang where that is another one', () => {
    const own = { ...texts, language: 'en', translations: { es: spanish } } as const;
    expect(storyOf(own)).toEqual({
      ...{ summary: 'Short.', description: 'The whole story.', lang: undefined },
    });
    expect(storyOf({ ...spanish, language: 'es', translations: {} })).toEqual({
      ...spanish,
      lang: 'es',
    });
  });

  it('is in English where somebody wrote it, and never mixed', () => {
    const translations = { en: { summary: null, description: 'The whole story.' } };
    expect(storyOf({ ...spanish, language: 'es', translations })).toEqual({
      ...{ summary: null, description: 'The whole story.', lang: undefined },
    });
  });

  it('has no lang where a text of the page stands in its place', () => {
    const none = { summary: ' ', description: null, language: 'es', translations: {} } as const;
    expect(storyOf(none).lang).toBeUndefined();
  });
});
