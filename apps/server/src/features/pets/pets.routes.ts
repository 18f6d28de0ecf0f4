import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import * as traitEndpoints from '@pawmatch/contract/pets/training-traits-endpoints';
import { AppError } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/database/actor.ts';
import { getUploadedImage } from '../../platform/http/multipart-body.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { PetCache } from './pet-cache.ts';
import { presentPet } from './pets.presenter.ts';
import type { PetsService } from './pets.service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The caches of public reads. */
interface PublicPets {
  petCache: PetCache;
  responseCache: ResponseCache;
}

/** R7.14-R7.21 */
export function petsRoutes(
  serve: Serve,
  pets: PetsService,
  { petCache, responseCache }: PublicPets,
): void {
  serve(endpoints.listPets, ({ query, request, reply }) => {
    return responseCache.send(request, reply, `pets ${JSON.stringify(query)}`, async () => {
      const { json, etag, total } = await petCache.list(query);
      const headers = { [endpoints.TOTAL_COUNT_HEADER.toLowerCase()]: String(total) };
      return { type: JSON_TYPE, body: json, etag, headers };
    });
  });
  serve(endpoints.countPets, ({ query, request, reply }) =>
    responseCache.send(request, reply, `facets ${JSON.stringify(query)}`, async () => ({
      type: JSON_TYPE,
      body: JSON.stringify(await pets.count(query)),
    })),
  );
  serve(endpoints.getPet, ({ params: { id }, request, reply }) =>
    responseCache.send(request, reply, `pet ${id}`, async () => {
      const pet = await petCache.get(id);
      if (!pet) throw new AppError('PET_NOT_FOUND');
      return { type: JSON_TYPE, body: pet.json, etag: pet.etag };
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
