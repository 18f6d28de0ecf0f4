import { isNewMatch } from '@pawmatch/contract/new-pets/new-match';
import type { NewPetsPage } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import type { Uses } from '../../dependencies.ts';
import type { MatchingService, NewPet } from '../matching/matching.service.ts';
import * as repository from './new-pets.repository.ts';

/** Older ones are not compared, which limits the work for somebody who was away for long. */
const MAX_NEW_PETS = 100;

export type NewPetsService = ReturnType<typeof createNewPetsService>;

/** The matches that are new since a person last opened them; which these are is not stored. */
export function createNewPetsService(
  { database, clock }: Uses<'database' | 'clock'>,
  matching: MatchingService,
) {
  return {
    async countNewMatches(userId: string): Promise<number> {
      const seen = await repository.findPagesSeen(database, userId);
      if (!seen?.matchesAt) return 0;
      const newest = await repository.listNewPetsSince(database, seen.matchesAt, MAX_NEW_PETS);
      // The earliest row of a pet has the facts that the person saw.
      const newPets = new Map<string, NewPet>(newest.map((newPet) => [newPet.petId, newPet]));
      const matched = await matching.matchNewPets(userId, [...newPets.values()]);
      const isNew = (match: (typeof matched)[number]['former']) =>
        match !== null && isNewMatch(match, seen.bestScore);
      return matched.filter(({ match, former }) => isNew(match) && !isNew(former)).length;
    },

    /** Ends the mark of a page. A person without answers has no matches page, so nothing is stored for it. */
    async markSeen(userId: string, page: NewPetsPage): Promise<void> {
      const now = clock();
      if (page === 'alerts') {
        return repository.upsertPagesSeen(database, { userId, alertsAt: now });
      }
      const bestScore = await matching.findBestScore(userId);
      if (bestScore === null) return;
      await repository.upsertPagesSeen(database, { userId, matchesAt: now, bestScore });
    },
  };
}
