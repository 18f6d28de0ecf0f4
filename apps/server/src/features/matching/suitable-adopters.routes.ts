import { scorePair } from '@pawmatch/contract/matching/bonded-score';
import { fits } from '@pawmatch/contract/matching/fit';
import { MAX_SUITABLE_ADOPTERS, shownFacts } from '@pawmatch/contract/matching/suitable-adopters';
import {
  changeMatchSharing,
  listSuitableAdopters,
  type SuitableAdopter,
} from '@pawmatch/contract/matching/suitable-adopters-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentPet } from '../pets/pets.presenter.ts';
import { findPet } from '../pets/pets.repository.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import { listSharingAdopters, updateSharing } from './suitable-adopters.repository.ts';

/** Enough for the best of them, and few enough to keep the server responsive. */
const MAX_ADOPTERS_COMPARED = 1_000;

/** B2.06: staff see whom a pet suits. Nothing is cached, so a withdrawn consent takes effect at once. */
export function suitableAdoptersRoutes(
  serve: Serve,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
): void {
  serve(listSuitableAdopters, async ({ params: { petId } }) => {
    const row = await findPet(database, petId);
    if (!row) throw new AppError('PET_NOT_FOUND');
    const pet = presentPet(row);
    const other = row.bondedWith ? await findPet(database, row.bondedWith) : undefined;
    const bonded = other ? presentPet(other) : null;
    const adopters = await listSharingAdopters(database, petId, MAX_ADOPTERS_COMPARED);
    return (
      adopters
        .flatMap(({ userId, fullName, preferences, home, traits }): SuitableAdopter[] => {
          const criteria = {
            preferences: presentPreferences(preferences),
            home: home ?? undefined,
            traits,
          };
          const match = scorePair(pet, bonded, criteria);
          if (!match || match.fit === 'further_away') return [];
          const { score, fit } = match;
          return [{ user_id: userId, full_name: fullName, score, fit, facts: shownFacts(match) }];
        })
        // Scores of people who asked for more and for less do not compare as well as words do.
        .toSorted((a, b) => fits.indexOf(a.fit) - fits.indexOf(b.fit) || b.score - a.score)
        .slice(0, MAX_SUITABLE_ADOPTERS)
    );
  });

  serve(changeMatchSharing, async ({ caller, body: { shared } }) => {
    const { userId } = caller;
    await database.transactionAs(actorOf(caller), (tx) =>
      updateSharing(tx, { userId, shared, now: clock() }),
    );
    return undefined;
  });
}
