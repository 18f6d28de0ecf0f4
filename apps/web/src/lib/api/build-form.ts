import { encodePetForm, PET_IMAGE_FIELD } from '@pawmatch/contract/pets/staff/pet-form-data';

/** The fields of a pet and its image as multipart form data. */
export function buildForm(
  fields: readonly [name: string, value: unknown][],
  image: File | null | undefined,
): FormData {
  const form = new FormData();
  for (const [name, value] of encodePetForm(Object.fromEntries(fields))) form.append(name, value);
  if (image) form.append(PET_IMAGE_FIELD, image, image.name);
  return form;
}
