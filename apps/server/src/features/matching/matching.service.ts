import type { Match } from '@pawmatch/contract/matching/match';
import { scoreMatch } from '@pawmatch/contract/matching/score';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { listPetsById } from '../pets/pets.repository.ts';
import type { PetRow } from '../pets/pets.table.ts';
import { presentPreferences } from '../preferences/preferences.presenter.ts';
import * as preferencesRepository from '../preferences/preferences.repository.ts';
import { listCandidates } from './matching.repository.ts';

export interface RecommendedPet {
  pet: PetRow;
  match: Match;
}

export type MatchingService = ReturnType<typeof createMatchingService>;

/** Which pets fit whom. */
export function createMatchingService({ database }: Pick<Dependencies, 'database'>) {
  /** @throws AppError PREFERENCES_REQUIRED when neither preferences nor traits were saved (D28) */
  async function wishesOf(userId: string) {
    const [row, traits] = await Promise.all([
      preferencesRepository.findPreferences(database, userId),
      preferencesRepository.listRequiredTraits(database, userId),
    ]);
    if (!row && traits.length === 0) throw new AppError('PREFERENCES_REQUIRED');
    return { preferences: row ? presentPreferences(row) : null, traits };
  }

  return {
    /**
     * R7.22: one page of the Available pets that fit, best first; equals are in the order in which
     * they came to the shelter (D27).
     * @param page from 1
     */
    async recommend(userId: string, page: number, pageSize: number): Promise<RecommendedPet[]> {
      const wishes = await wishesOf(userId);
      const ranking = (await listCandidates(database))
        .flatMap((pet) => {
          const match = scoreMatch(pet, wishes);
          return match ? [{ id: pet.id, match }] : [];
        })
        .sort((a, b) => b.match.score - a.match.score)
        .slice((page - 1) * pageSize, page * pageSize);
      if (ranking.length === 0) return [];
      const pets = await listPetsById(
        database,
        ranking.map(({ id }) => id),
      );
      return ranking.flatMap(({ id, match }) => {
        const pet = pets.find((row) => row.id === id);
        return pet ? [{ pet, match }] : [];
      });
    },
  };
}
