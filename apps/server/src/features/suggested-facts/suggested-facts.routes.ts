import { suggestFacts } from '@pawmatch/contract/suggested-facts/suggest-facts';
import * as endpoints from '@pawmatch/contract/suggested-facts/suggested-facts-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { findPet } from '../pets/pets.repository.ts';
import * as repository from './suggested-facts.repository.ts';

/** B2.10: the shelter's own words suggest facts; nothing is stored before a person accepts it. */
export function suggestedFactsRoutes(
  serve: Serve,
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
): void {
  const requirePet = async (petId: string) => {
    const pet = await findPet(database, petId);
    if (!pet) throw new AppError('PET_NOT_FOUND');
    return pet;
  };

  serve(endpoints.listSuggestedFacts, async ({ params: { petId } }) => {
    const pet = await requirePet(petId);
    const dismissed = await repository.listDismissed(database, petId);
    return suggestFacts([pet.summary, pet.description, pet.shelterNotes]).filter(
      ({ fact, value }) =>
        pet[fact] === null &&
        !dismissed.some((row) => row.fact === fact && row.value === String(value)),
    );
  });

  serve(endpoints.dismissSuggestedFact, async ({ params: { petId }, body }) => {
    await requirePet(petId);
    const { fact, value } = body;
    const row = { petId, fact, value: String(value), createdAt: clock() };
    await repository.insertDismissed(database, row);
    return undefined;
  });
}
