import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import * as traitEndpoints from '@pawmatch/contract/pets/training-traits-endpoints';
import { AppError } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/database/actor.ts';
import { getUploadedImage } from '../../platform/http/multipart-body.ts';
import type { SendCached } from '../../platform/http/response-cache.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentPet } from './pets.presenter.ts';
import type { PetsService } from './pets.service.ts';
import { findPublicPet, listPublicPets, type PublicPets } from './public-pets.service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** R7.14-R7.21 */
export function petsRoutes(
  serve: Serve,
  pets: PetsService,
  { dependencies, sendCached }: { dependencies: PublicPets; sendCached: SendCached },
): void {
  serve(endpoints.listPets, ({ query, request, reply }) => {
    return sendCached(request, reply, `pets ${JSON.stringify(query)}`, async () => {
      const { pets: page, total } = await listPublicPets(dependencies, query);
      const headers = { [endpoints.TOTAL_COUNT_HEADER.toLowerCase()]: String(total) };
      return { type: JSON_TYPE, body: JSON.stringify(page), headers };
    });
  });
  serve(endpoints.countPets, ({ query, request, reply }) =>
    sendCached(request, reply, `facets ${JSON.stringify(query)}`, async () => ({
      type: JSON_TYPE,
      body: JSON.stringify(await pets.count(query)),
    })),
  );
  serve(endpoints.getPet, ({ params: { id }, request, reply }) =>
    sendCached(request, reply, `pet ${id}`, async () => {
      const pet = await findPublicPet(dependencies, id);
      if (!pet) throw new AppError('PET_NOT_FOUND');
      return { type: JSON_TYPE, body: JSON.stringify(pet) };
    }),
  );
  serve(endpoints.createPet, async ({ caller, body, request }) =>
    presentPet(await pets.create(actorOf(caller), body, getUploadedImage(request))),
  );
  serve(endpoints.updatePet, async ({ caller, params, body, request }) =>
    presentPet(await pets.update(actorOf(caller), params.id, body, getUploadedImage(request))),
  );
  serve(endpoints.deletePet, async ({ caller, params, body }) => {
    await pets.remove(actorOf(caller), params.id, body?.expected_version);
    return undefined;
  });
  serve(endpoints.changePetsInBulk, async ({ caller, body, reply }) =>
    reply.type('application/x-ndjson').send(await pets.changeInBulk(actorOf(caller), body)),
  );
  serve(traitEndpoints.listPetTraits, async ({ params }) => {
    const { trainingTraits } = await pets.get(params.petId);
    return trainingTraits.map((trait) => ({ trait }));
  });
  serve(traitEndpoints.addPetTrait, async ({ caller, params, body }) => {
    await pets.addTrait(actorOf(caller), params.petId, body);
    return { trait: body };
  });
  serve(traitEndpoints.removePetTrait, async ({ caller, params }) => {
    await pets.removeTrait(actorOf(caller), params.petId, params.trait);
    return undefined;
  });
}
