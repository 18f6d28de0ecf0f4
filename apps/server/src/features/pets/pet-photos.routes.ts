import * as endpoints from '@pawmatch/contract/pets/pet-photos-endpoints';
import { actorOf } from '../../platform/database/actor.ts';
import { getUploadedImage } from '../../platform/http/multipart-body.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { PetPhotosService } from './pet-photos.service.ts';
import { presentPet } from './pets.presenter.ts';

/** B4.04 */
export function petPhotosRoutes(serve: Serve, photos: PetPhotosService): void {
  serve(endpoints.addPetPhoto, async ({ caller, params, request }) =>
    presentPet(await photos.add(actorOf(caller), params.id, getUploadedImage(request))),
  );
  serve(endpoints.orderPetPhotos, async ({ caller, params, body }) =>
    presentPet(await photos.setOrder(actorOf(caller), params.id, body.photo_ids)),
  );
  serve(endpoints.changePetPhoto, async ({ caller, params, body }) =>
    presentPet(await photos.change(actorOf(caller), params.id, params.photoId, body)),
  );
  serve(endpoints.deletePetPhoto, async ({ caller, params }) =>
    presentPet(await photos.remove(actorOf(caller), params.id, params.photoId)),
  );
}
