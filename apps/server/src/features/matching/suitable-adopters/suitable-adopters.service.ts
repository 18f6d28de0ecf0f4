import type { Match } from '@pawmatch/contract/matching/match';
import { scorePair } from '@pawmatch/contract/matching/partner/bonded-score';
import { matchLabels } from '@pawmatch/contract/matching/scoring/match-label';
import { MAX_SUITABLE_ADOPTERS } from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { presentPet } from '../../pets/pets.presenter.ts';
import { findPet } from '../../pets/pets.repository.ts';
import { presentPreferences } from '../../preferences/preferences.presenter.ts';
import { listSharingAdopters, updateSharing } from './suitable-adopters.repository.ts';

/** Enough for the best of them, and few enough to keep the server responsive. */
const MAX_ADOPTERS_COMPARED = 1_000;

/** An adopter who agreed to be shown, and how a pet fits them. */
export interface FittingAdopter {
  userId: string;
  fullName: string;
  match: Match;
}

/** Lists the adopters whom a pet suits, for staff. Nothing is cached, so a withdrawn consent takes effect at once. */
export function createSuitableAdoptersService({ database, clock }: Uses<'database' | 'clock'>) {
  return {
    /**
     * Without adopters for whom the pet is further away, unless one of them is named.
     * @param shelterId whose staff see only whom it knows; null for the only one
     * @param userId only this adopter
     * @returns the best first; equal ones in the order in which they asked
     * @throws AppError PET_NOT_FOUND
     */
    async listForPet(
      petId: string,
      shelterId: string | null,
      userId?: string,
    ): Promise<FittingAdopter[]> {
      const row = await findPet(database, petId);
      if (!row) throw new AppError('PET_NOT_FOUND');
      const pet = presentPet(row);
      const other = row.bondedWith ? await findPet(database, row.bondedWith) : undefined;
      const bonded = other ? presentPet(other) : null;
      const adopters = await listSharingAdopters(database, {
        ...{ petId, shelterId, userId },
        limit: MAX_ADOPTERS_COMPARED,
      });
      return (
        adopters
          .flatMap(({ fullName, preferences, home, traits, ...adopter }): FittingAdopter[] => {
            const criteria = {
              preferences: presentPreferences(preferences),
              home: home ?? undefined,
              traits,
            };
            const match = scorePair(pet, bonded, criteria);
            const isShown = match && (userId !== undefined || match.fit !== 'further_away');
            return isShown ? [{ userId: adopter.userId, fullName, match }] : [];
          })
          // Scores of people who asked for more and for less do not compare as well as words do.
          .sort(
            (a, b) =>
              matchLabels.indexOf(a.match.fit) - matchLabels.indexOf(b.match.fit) ||
              b.match.score - a.match.score,
          )
          .slice(0, MAX_SUITABLE_ADOPTERS)
      );
    },

    changeSharing: (actor: Actor, userId: string, shared: boolean): Promise<void> =>
      database.transactionAs(actor, (tx) => updateSharing(tx, { userId, shared, now: clock() })),
  };
}
