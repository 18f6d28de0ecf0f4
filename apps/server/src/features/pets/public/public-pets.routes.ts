import {
  countPets,
  getPet,
  listPets,
  TOTAL_COUNT_HEADER,
} from '@pawmatch/contract/pets/pets-endpoints';
import { listPetTraits } from '@pawmatch/contract/pets/training-traits-endpoints';
import { requestCosts } from '@pawmatch/contract/rate-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { SendCached } from '../../../platform/http/response-cache.ts';
import { findPublicPet, listPublicPets, type PublicPets } from './public-pets.service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const costOf = ({ q }: { q?: string | undefined }) => (q ? requestCosts.search : 1);

/**
 * What everybody may read about pets. The responses are written without a check by the
 * contract's schemas, which would take longer than all the rest; public-pets.routes.test.ts checks them.
 */
export function publicPetsRoutes(
  registerEndpoint: RegisterEndpoint,
  dependencies: PublicPets,
  sendCached: SendCached,
): void {
  async function getPublicPet(id: string) {
    const pet = await findPublicPet(dependencies, id);
    if (!pet) throw new AppError('PET_NOT_FOUND');
    return pet;
  }

  registerEndpoint(listPets, ({ query, request, reply }) =>
    sendCached(
      request,
      reply,
      `pets ${JSON.stringify(query)}`,
      async () => {
        const { pets, total } = await listPublicPets(dependencies, query);
        const headers = { [TOTAL_COUNT_HEADER.toLowerCase()]: String(total) };
        return { type: JSON_TYPE, body: JSON.stringify(pets), headers };
      },
      costOf(query),
    ),
  );
  registerEndpoint(countPets, ({ query, request, reply }) =>
    sendCached(
      request,
      reply,
      `facets ${JSON.stringify(query)}`,
      async () => ({
        type: JSON_TYPE,
        body: JSON.stringify(await dependencies.petSearchIndex.facets(query)),
      }),
      costOf(query),
    ),
  );
  registerEndpoint(getPet, ({ params: { id }, request, reply }) =>
    sendCached(request, reply, `pet ${id}`, async () => ({
      type: JSON_TYPE,
      body: JSON.stringify(await getPublicPet(id)),
    })),
  );
  registerEndpoint(listPetTraits, async ({ params }) => {
    const { training_traits: traits } = await getPublicPet(params.petId);
    return traits.map((trait) => ({ trait }));
  });
}
