import type { Pet } from '@pawmatch/contract/pets/pet';

/** Longer sentences are cut off by the card's own lines. */
const MAX_SENTENCE = 240;

/** R2.40: the text under "About": the summary, else the description, else a default. */
export function aboutText(pet: Pick<Pet, 'name' | 'summary' | 'description'>): string {
  return (
    pet.summary?.trim() ||
    pet.description?.trim() ||
    `${pet.name} is looking for a loving home. Come and meet ${pet.name} to find out more.`
  );
}

/** B1.15: the first sentence of the summary or the description, for a card; null without both. */
export function firstSentence({ summary, description }: Pick<Pet, 'summary' | 'description'>) {
  const text = (summary?.trim() || description?.trim() || '').split('\n', 1)[0] ?? '';
  const end = text.slice(0, MAX_SENTENCE).search(/[.!?…](\s|$)/);
  return (end === -1 ? text.slice(0, MAX_SENTENCE) : text.slice(0, end + 1)).trim() || null;
}

/** The text below it: the description, when the summary comes first. */
export function storyText({ summary, description }: Pick<Pet, 'summary' | 'description'>) {
  const lead = summary?.trim();
  const story = description?.trim();
  return lead && story && story !== lead ? story : null;
}
