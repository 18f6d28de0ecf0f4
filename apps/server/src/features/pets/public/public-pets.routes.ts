import { listPetTraits } from '@pawmatch/contract/pets/facts/training-traits-endpoints';
import {
  countPets,
  getPet,
  listPets,
  TOTAL_COUNT_HEADER,
} from '@pawmatch/contract/pets/pets-endpoints';
import { requestCosts } from '@pawmatch/contract/rate-limits';
import { AppError } from '../../../platform/app-error.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { SendCached } from '../../../platform/http/responses/response-cache.ts';
import {
  findPublicPet,
  listPublicPets,
  type PetReader,
  type PublicPets,
  restrictFilters,
} from './public-pets.service.ts';

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
  async function getPublicPet(id: string, reader: PetReader = null) {
    const pet = await findPublicPet(dependencies, id, reader);
    if (!pet) throw new AppError('PET_NOT_FOUND');
    return pet;
  }

  registerEndpoint(listPets, async ({ caller, query, request, reply }) => {
    if (caller) {
      const { pets, total } = await listPublicPets(dependencies, query, caller);
      reply.header(TOTAL_COUNT_HEADER, String(total));
      return pets;
    }
    return sendCached(
      request,
      reply,
      `pets ${JSON.stringify(query)}`,
      async () => {
        const { pets, total } = await listPublicPets(dependencies, query);
        const headers = { [TOTAL_COUNT_HEADER.toLowerCase()]: String(total) };
        return { type: JSON_TYPE, body: JSON.stringify(pets), headers };
      },
      costOf(query),
    );
  });
  registerEndpoint(countPets, async ({ caller, query, request, reply }) => {
    const filters = restrictFilters(caller, query, dependencies.shelters);
    const count = () => dependencies.petSearchIndex.facets(filters);
    if (caller) return count();
    return sendCached(
      request,
      reply,
      `facets ${JSON.stringify(query)}`,
      async () => ({
        type: JSON_TYPE,
        body: JSON.stringify(await count()),
      }),
      costOf(query),
    );
  });
  registerEndpoint(getPet, async ({ caller, params: { id }, request, reply }) => {
    if (caller) return getPublicPet(id, caller);
    return sendCached(request, reply, `pet ${id}`, async () => ({
      type: JSON_TYPE,
      body: JSON.stringify(await getPublicPet(id)),
    }));
  });
  registerEndpoint(listPetTraits, async ({ caller, params }) => {
    const { training_traits: traits } = await getPublicPet(params.petId, caller);
    return traits.map((trait) => ({ trait }));
  });
}
