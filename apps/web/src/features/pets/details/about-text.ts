import { wordsIn } from '@pawmatch/contract/own-words';
import type { Pet, PetStory } from '@pawmatch/contract/pets/pet';
import { LANGUAGE, langOf } from '../../../lib/text/language.ts';
import { petMessages } from '../pet-messages.ts';

/** Longer sentences are cut off by the card's own lines. */
const MAX_SENTENCE = 240;

/** A shorter sentence, such as "White in the morning.", says too little alone. */
const MIN_SENTENCE = 30;

/** What the shelter tells in the language of the page, else in its own, with the `lang` of it. */
export function storyOf(pet: PetStory & Pick<Pet, 'language' | 'translations'>) {
  const { summary, description, language, translations } = pet;
  const own = { words: { summary, description }, language, translations };
  const told = wordsIn(LANGUAGE, own);
  // In place of nothing is a text of the page.
  const isTold = Boolean(told.words.summary?.trim() || told.words.description?.trim());
  return { ...told.words, lang: isTold ? langOf(told.language) : undefined };
}

/** The text under "About": the summary, else the description, else a default. */
export function aboutText(pet: PetStory & Pick<Pet, 'name'>): string {
  return pet.summary?.trim() || pet.description?.trim() || petMessages.noStory(pet.name);
}

/**
 * The first sentence of the summary or the description, for a card, or the first two when the first is
 * short; null without a text.
 */
export function cardText({ summary, description }: PetStory) {
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
export function storyText({ summary, description }: PetStory) {
  const lead = summary?.trim();
  const story = description?.trim();
  return lead && story && story !== lead ? story : null;
}
