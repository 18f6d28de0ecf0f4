import { petNames } from '../pets/bonded-pair.ts';
import type { Match, MatchReason, PetMatch } from './match.ts';
import { pairTexts } from './matching-messages.ts';

/** What is unknown about a pet, each criterion once: facts that the household depends on first. */
export function listUnknown({ reasons }: Pick<PetMatch, 'reasons'>): MatchReason[] {
  const byCriterion = new Map<MatchReason['aspect'], MatchReason>();
  for (const reason of reasons) {
    if (reason.kind === 'unknown' && !byCriterion.has(reason.aspect)) {
      byCriterion.set(reason.aspect, reason);
    }
  }
  // The time for walks depends on the energy level, so that one question answers both.
  if (byCriterion.has('energy')) byCriterion.delete('daily_time');
  const unknown = [...byCriterion.values()];
  return [
    ...unknown.filter((reason) => reason.is_household),
    ...unknown.filter((reason) => !reason.is_household),
  ];
}

const questionsOf = (match: PetMatch): string[] =>
  listUnknown(match).flatMap(({ question }) => question ?? []);

/**
 * The questions that can be sent with a visit request. Those about a bonded pair name the pet that they
 * are about, or both.
 */
export function listQuestions(pet: { name: string }, match: Match): string[] {
  const questions = questionsOf(match);
  const partner = match.bonded_with;
  if (!partner) return questions;
  const ofPartner = questionsOf(partner);
  const shared = questions.filter((question) => ofPartner.includes(question));
  const ask = (names: string, asked: readonly string[]) =>
    asked.map((question) => pairTexts.question({ names, question }));
  const without = (asked: readonly string[]) =>
    asked.filter((question) => !shared.includes(question));
  return [
    ...ask(petNames(pet, partner), shared),
    ...ask(pet.name, without(questions)),
    ...ask(partner.name, without(ofPartner)),
  ];
}
