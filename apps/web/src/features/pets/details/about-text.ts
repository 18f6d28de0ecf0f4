import type { Pet } from '@pawmatch/contract/pets/pet';
import { petMessages } from '../pet-messages.ts';

/** Longer sentences are cut off by the card's own lines. */
const MAX_SENTENCE = 240;

/** A shorter sentence, such as "White in the morning.", says too little alone. */
const MIN_SENTENCE = 30;

/** The text under "About": the summary, else the description, else a default. */
export function aboutText(pet: Pick<Pet, 'name' | 'summary' | 'description'>): string {
  return pet.summary?.trim() || pet.description?.trim() || petMessages.noStory(pet.name);
}

/**
 * The first sentence of the summary or the description, for a card, or the first two when the first is
 * short; null without a text.
 */
export function cardText({ summary, description }: Pick<Pet, 'summary' | 'description'>) {
  const text = (summary?.trim() || description?.trim() || '').split('\n', 1)[0]?.trim() ?? '';
  const first = firstSentence(text);
  if (first.length >= MIN_SENTENCE || first.length === text.length) return first || null;
  const rest = text.slice(first.length).trim();
  return `${first} ${firstSentence(rest)}`;
}

/** @param text without spaces at its ends */
function firstSentence(text: string): string {
  const start = text.slice(0, MAX_SENTENCE);
  const end = start.search(/[.!?…](\s|$)/);
  return (end === -1 ? start : start.slice(0, end + 1)).trim();
}

/** The text below it: the description, when the summary comes first. */
export function storyText({ summary, description }: Pick<Pet, 'summary' | 'description'>) {
  const lead = summary?.trim();
  const story = description?.trim();
  return lead && story && story !== lead ? story : null;
}
