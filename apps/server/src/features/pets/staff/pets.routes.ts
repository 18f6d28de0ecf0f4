import * as trainingTraitsEndpoints from '@pawmatch/contract/pets/facts/training-traits-endpoints';
import * as petPhotosEndpoints from '@pawmatch/contract/pets/pet-photos-endpoints';
import * as petsEndpoints from '@pawmatch/contract/pets/pets-endpoints';
import { changesOnlyFacts } from '@pawmatch/contract/pets/staff/pet-input';
import { actorOf, staffActorOf } from '../../../platform/database/actor.ts';
import type { RequireProof } from '../../../platform/http/guards.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { requireCapability } from '../../../platform/http/requests/caller.ts';
import { getUploadedImage } from '../../../platform/http/requests/multipart-body.ts';
import { presentPetForStaff } from '../pets.presenter.ts';
import type { PetPhotosService } from '../photos/pet-photos.service.ts';
import type { BondedPairsService } from './bonded-pairs.service.ts';
import type { PetsService } from './pets.service.ts';

/** How staff change pets, their pairs and their photos. */
export function petsRoutes(
  registerEndpoint: RegisterEndpoint,
  {
    pets,
    pairs,
    photos,
    requireProof,
  }: {
    pets: PetsService;
    pairs: BondedPairsService;
    photos: PetPhotosService;
    requireProof: RequireProof;
  },
): void {
  registerEndpoint(petsEndpoints.createPet, async ({ caller, body, request }) =>
    presentPetForStaff(await pets.create(staffActorOf(caller), body, getUploadedImage(request))),
  );
  registerEndpoint(petsEndpoints.updatePet, async ({ caller, params, body, request }) => {
    const image = getUploadedImage(request);
    if (image || !changesOnlyFacts(body)) requireCapability(caller, 'pets.edit');
    return presentPetForStaff(await pets.update(actorOf(caller), params.id, body, image));
  });
  registerEndpoint(petsEndpoints.deletePet, ({ caller, params, body }) =>
    pets.remove(actorOf(caller), params.id, body?.expected_version),
  );
  registerEndpoint(petsEndpoints.changePetsInBulk, async ({ caller, body, reply }) => {
    if (body.action === 'delete') {
      requireCapability(caller, 'pets.delete');
      await requireProof(caller);
    }
    return reply.send(await pets.changeInBulk(staffActorOf(caller), body));
  });
  registerEndpoint(trainingTraitsEndpoints.addPetTrait, async ({ caller, params, body }) => {
    await pets.addTrait(actorOf(caller), params.petId, body);
    return { trait: body };
  });
  registerEndpoint(trainingTraitsEndpoints.removePetTrait, ({ caller, params }) =>
    pets.removeTrait(actorOf(caller), params.petId, params.trait),
  );
  registerEndpoint(petsEndpoints.linkPets, async ({ caller, params, body }) =>
    presentPetForStaff(
      await pairs.link(actorOf(caller), params.id, body.pet_id, body.expected_version),
    ),
  );
  registerEndpoint(petsEndpoints.unlinkPets, async ({ caller, params, body }) =>
    presentPetForStaff(await pairs.unlink(actorOf(caller), params.id, body?.expected_version)),
  );
  registerEndpoint(petPhotosEndpoints.addPetPhoto, async ({ caller, params, request }) =>
    presentPetForStaff(await photos.add(actorOf(caller), params.id, getUploadedImage(request))),
  );
  registerEndpoint(petPhotosEndpoints.orderPetPhotos, async ({ caller, params, body }) =>
    presentPetForStaff(await photos.setOrder(actorOf(caller), params.id, body.photo_ids)),
  );
  registerEndpoint(petPhotosEndpoints.changePetPhoto, async ({ caller, params, body }) =>
    presentPetForStaff(await photos.change(actorOf(caller), params.id, params.photoId, body)),
  );
  registerEndpoint(petPhotosEndpoints.deletePetPhoto, async ({ caller, params }) =>
    presentPetForStaff(await photos.remove(actorOf(caller), params.id, params.photoId)),
  );
}
