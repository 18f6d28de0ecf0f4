import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { uploadOf } from '../../platform/http/multipart-body.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentPet } from './pets.presenter.ts';
import type { PetsService } from './pets.service.ts';

/** R7.14-R7.21 */
export function petsRoutes(serve: Serve, pets: PetsService): void {
  serve(endpoints.listPets, async ({ query, reply }) => {
    const offset = Math.max(query.offset ?? 0, query.skip ?? 0);
    const page = await pets.list({ status: query.status, offset, limit: query.limit });
    reply.header(endpoints.TOTAL_COUNT_HEADER, page.total);
    return page.pets.map(presentPet);
  });
  serve(endpoints.getPet, async ({ params }) => presentPet(await pets.get(params.id)));
  serve(endpoints.createPet, async ({ body, request }) =>
    presentPet(await pets.create(body, uploadOf(request))),
  );
  serve(endpoints.updatePet, async ({ params, body, request }) =>
    presentPet(await pets.update(params.id, body, uploadOf(request))),
  );
  serve(endpoints.deletePet, async ({ params }) => {
    await pets.remove(params.id);
    return undefined;
  });
  serve(endpoints.listPetTraits, async ({ params }) => {
    const { trainingTraits } = await pets.get(params.petId);
    return trainingTraits.map((trait) => ({ trait }));
  });
  serve(endpoints.addPetTrait, async ({ params, body }) => {
    await pets.addTrait(params.petId, body);
    return { trait: body };
  });
  serve(endpoints.removePetTrait, async ({ params }) => {
    await pets.removeTrait(params.petId, params.trait);
    return undefined;
  });
}
