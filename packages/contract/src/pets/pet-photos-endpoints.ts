import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id } from '../id.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { FocalPoint, Pet } from './pet.ts';
import { petInputMessages } from './staff/pet-input-messages.ts';

/** Also in the text of TOO_MANY_PHOTOS. */
export const MAX_PET_PHOTOS = 12;
export const ALT_TEXT_MAX_LENGTH = 200;

const PhotoParams = z.object({ id: Id, photoId: Id });

/** Fields that are left out stay unchanged. */
export const PhotoChanges = z.object({
  alt_text: z.optional(optionalText(ALT_TEXT_MAX_LENGTH, () => fieldNames.alternativeText)),
  focal_point: z.optional(FocalPoint),
});
export type PhotoChanges = z.output<typeof PhotoChanges>;

/** The ids of all photos of a pet, the main one first. */
const PhotoOrder = z.object({
  photo_ids: z.array(Id).check(
    z.maxLength(MAX_PET_PHOTOS, {
      error: () => petInputMessages.tooManyPhotos({ max: MAX_PET_PHOTOS }),
    }),
    z.refine((ids) => new Set(ids).size === ids.length, {
      error: () => petInputMessages.photosTwice,
    }),
  ),
});

export const addPetPhoto = defineEndpoint({
  method: 'POST',
  path: '/pets/:id/photos',
  access: 'pets.edit',
  summary: 'Add a photo, the file `image`, after the other photos of a pet',
  params: ById,
  body: z.object({}),
  bodyFormat: 'multipart',
  status: 201,
  output: Pet,
});

export const orderPetPhotos = defineEndpoint({
  method: 'PUT',
  path: '/pets/:id/photos/order',
  access: 'pets.edit',
  summary: 'Set the order of all photos of a pet; the first is the main one',
  params: ById,
  body: PhotoOrder,
  output: Pet,
});

export const changePetPhoto = defineEndpoint({
  method: 'PATCH',
  path: '/pets/:id/photos/:photoId',
  access: 'pets.edit',
  summary: 'Change the alternative text or the focal point of a photo',
  params: PhotoParams,
  body: PhotoChanges,
  output: Pet,
});

export const deletePetPhoto = defineEndpoint({
  method: 'DELETE',
  path: '/pets/:id/photos/:photoId',
  access: 'pets.edit',
  summary: 'Delete a photo of a pet; the next one becomes the main one',
  params: PhotoParams,
  output: Pet,
});
