import { suggestFacts } from '@pawmatch/contract/fact-suggestions/suggest-facts';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { findPet } from '../pets/pets.repository.ts';
import type { dismissedFactSuggestions } from './dismissed-fact-suggestions.table.ts';
import * as repository from './fact-suggestions.repository.ts';

interface DismissedFact {
  fact: typeof dismissedFactSuggestions.$inferInsert.fact;
  value: unknown;
}

/** The shelter's own words suggest facts; nothing is stored before a person accepts it. */
export function createFactSuggestionsService({ database, clock }: Uses<'database' | 'clock'>) {
  async function requirePet(petId: string) {
    const pet = await findPet(database, petId);
    if (!pet) throw new AppError('PET_NOT_FOUND');
    return pet;
  }

  return {
    /** Only facts that are not known, without those that staff dismissed. @throws AppError PET_NOT_FOUND */
    async list(petId: string) {
      const pet = await requirePet(petId);
      const dismissed = await repository.listDismissed(database, petId);
      return suggestFacts([pet.summary, pet.description, pet.shelterNotes]).filter(
        ({ fact, value }) =>
          pet[fact] === null &&
          !dismissed.some((row) => row.fact === fact && row.value === String(value)),
      );
    },

    /** @throws AppError PET_NOT_FOUND */
    async dismiss(petId: string, { fact, value }: DismissedFact): Promise<void> {
      await requirePet(petId);
      const row = { petId, fact, value: String(value), createdAt: clock() };
      await repository.insertDismissed(database, row);
    },
  };
}
