import { expect, it } from 'vitest';
import { aboutText, storyText } from './about-text.ts';

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
