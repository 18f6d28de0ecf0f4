import { factLabel } from '../../pets/facts/fact-label.ts';
import { type ChoiceOf, type PetFactValues, petFacts } from '../../pets/facts/pet-facts.ts';
import { answerLabels } from '../../preferences/preference-messages.ts';
import type { Preferences } from '../../preferences/preferences.ts';
import type { Comparison } from '../match.ts';
import { homeTexts, reasonTexts, sideTexts } from '../matching-messages.ts';
import {
  asksSomething,
  type HomeDetails,
  type HomeQuestionName,
  homeQuestions,
  type NeedFact,
  offerOf,
} from './home-details.ts';

type PetNeeds = Pick<PetFactValues, NeedFact | 'species'>;

/** How far a pet's need lies above what a home offers, in steps; null when its need is not known. */
function stepsAbove(fact: NeedFact, pet: PetNeeds, offered: string): number | null {
  const scale: readonly string[] = petFacts[fact].values;
  const needed = pet[fact];
  return needed === null ? null : Math.max(0, scale.indexOf(needed) - scale.indexOf(offered));
}

const kinds = ['match', 'near', 'miss'] as const;
const kindOf = (steps: number | null) =>
  steps === null ? 'unknown' : (kinds[Math.min(steps, kinds.length - 1)] ?? 'miss');

/** The answer to a question and what it offers; null when every pet suits it, so nothing is asked of pets. */
function findOffer(question: HomeQuestionName, home: HomeDetails | undefined) {
  const answer = home?.[question];
  if (!answer || !asksSomething(question, answer)) return null;
  return { answer, fact: homeQuestions[question].fact, offered: offerOf(question, answer) ?? '' };
}

/** Whether a pet is known to need more than the answer to a question offers. */
export function isTooMuch(
  question: HomeQuestionName,
  pet: PetNeeds,
  home: HomeDetails | undefined,
): boolean {
  const offer = findOffer(question, home);
  return offer !== null && (stepsAbove(offer.fact, pet, offer.offered) ?? 0) > 0;
}

/** A pet and the answer to one of the optional questions; null when nothing is asked of it. */
export function compareHome(
  question: HomeQuestionName,
  pet: PetNeeds,
  home: HomeDetails | undefined,
): Comparison | null {
  const offer = findOffer(question, home);
  if (!offer) return null;
  const kind = kindOf(stepsAbove(offer.fact, pet, offer.offered));
  const needed = pet[offer.fact];
  const words = () => {
    const { answers, suits, needs, ask } = homeTexts[question];
    return {
      text: kind === 'unknown' ? ask : kind === 'match' ? suits : needs,
      yours: (answers as Record<string, string>)[offer.answer] ?? offer.answer,
      theirs: needed === null ? null : factLabel(offer.fact, needed, pet.species),
    };
  };
  return { kind, parameters: { yours: offer.answer, theirs: needed }, words };
}

/** The highest experience level of a pet that each adopter can handle. */
const highestLevel: Record<Preferences['ownership_experience'], ChoiceOf<'experience_level'>> = {
  FirstTime: 'Beginner',
  HadBefore: 'Intermediate',
  CurrentlyHave: 'Advanced',
};

/** Nothing is asked of pets by an owner who can handle any. */
export function compareExperience(
  pet: PetNeeds,
  experience: Preferences['ownership_experience'],
): Comparison | null {
  if (experience === 'CurrentlyHave') return null;
  const level = pet.experience_level;
  const kind = kindOf(stepsAbove('experience_level', pet, highestLevel[experience]));
  const words = () => {
    const yours = answerLabels.experience[experience];
    if (level === null) return { text: reasonTexts.askExperience, yours, theirs: null };
    const suits = experience === 'FirstTime' ? reasonTexts.firstTime : reasonTexts.experienced;
    const text = kind === 'match' ? suits : reasonTexts.needsExperience({ level });
    return { text, yours, theirs: sideTexts.experience[level] };
  };
  return { kind, parameters: { yours: experience, theirs: level }, words };
}
