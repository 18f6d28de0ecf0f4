import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionedIn, splitMentions } from './mentions.ts';

const mentionsOf = (text: string, names: string[]) =>
  splitMentions(text, names).flatMap((part) => (part.isMention ? [part.text] : []));

describe('splitMentions', () => {
  it('B11.05 loses nothing of a text, and marks only names after an @', () => {
    const name = fc.constantFrom('Kim', 'Kim Lee', 'Ana', '(', 'Zoë O’Hara');
    const piece = fc.oneof(fc.string({ unit: 'grapheme' }), name, fc.constant('@'));
    fc.assert(
      fc.property(fc.array(piece), fc.array(name), (pieces, names) => {
        const text = pieces.join('');
        const parts = splitMentions(text, names);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts.filter(({ isMention }) => isMention)) {
          expect(names).toContain(part.text.slice(1));
        }
      }),
    );
  });

  it.each([
    ['@Kim Lee, please look.', ['@Kim Lee']],
    ['@Kim and @Kim Lee', ['@Kim', '@Kim Lee']],
    ['@Kimberly', []],
    ['mail@Kim', []],
    ['(@Kim)', ['@Kim']],
    ['Kim', []],
    ['@kim', []],
  ])('B11.05 of %j are %j', (text, mentions) => {
    expect(mentionsOf(text, ['Kim', 'Kim Lee'])).toEqual(mentions);
  });

  it('B11.05 of two colleagues with one name both are meant', () => {
    const both = [
      { id: '1', name: 'Kim' },
      { id: '2', name: 'Kim' },
      { id: '3', name: 'Ana' },
    ];
    expect(mentionedIn('@Kim', both).map(({ id }) => id)).toEqual(['1', '2']);
  });
});
