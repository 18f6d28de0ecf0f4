import * as endpoints from '@pawmatch/contract/returns/returns-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { staffActorOf } from '../../platform/database/actor.ts';
import type { PetReturnRow } from './pet-returns.table.ts';
import { createReturnsService } from './returns.service.ts';

const present = (row: PetReturnRow): endpoints.PetReturn => ({
  id: row.id,
  pet_id: row.petId,
  pet_name: row.petName,
  adoption_id: row.adoptionId,
  reason: row.reason,
  returned_on: row.returnedOn,
  words: row.words,
  are_words_public: row.areWordsPublic,
});

export function registerReturns({ registerEndpoint, dependencies }: FeatureContext): void {
  const service = createReturnsService(dependencies);
  registerEndpoint(endpoints.returnAdoption, async ({ caller, params, body }) =>
    (await service.returnAdoption(staffActorOf(caller), params.id, body)).map(present),
  );
  registerEndpoint(endpoints.returnPet, async ({ caller, params, body }) =>
    (await service.returnPet(staffActorOf(caller), params.id, body)).map(present),
  );
  registerEndpoint(endpoints.listReturnsOfPet, async ({ caller, params }) =>
    (await service.list(staffActorOf(caller), params.id)).map(present),
  );
  registerEndpoint(endpoints.changeReturn, async ({ caller, params, body }) => {
    const { words, are_words_public: areWordsPublic } = body;
    const changed = await service.change(staffActorOf(caller), params.id, {
      words,
      areWordsPublic,
    });
    return present(changed);
  });
}
