import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as endpoints from '@pawmatch/contract/pets/pets-endpoints';
import { encodePetForm, PET_IMAGE_FIELD } from '@pawmatch/contract/pets/staff/pet-form-data';
import { beforeEach } from 'vitest';
import { drawPicture } from '../../../../testing/pictures.ts';
import { openTestApp } from '../../../../testing/test-app.ts';
import { pets } from '../../pets.table.ts';

export const biscuit = {
  name: 'Biscuit',
  species: 'Dog',
  breed: 'Beagle',
  age_group: 'Young',
  sex: 'Female',
  size: 'Medium',
};

/** Opens an application for a test file, without pets and photos before each test. */
export async function createPhotosApp() {
  const app = await openTestApp();
  const admin = await app.signIn('admin');
  const imagesFolder = () => join(app.config.dataDir, 'images');
  beforeEach(async () => {
    await app.database.delete(pets);
    await rm(imagesFolder(), { recursive: true, force: true });
  });
  return {
    app,
    admin,
    picture: await drawPicture(6),

    /** Creates a pet with the multipart form that the page sends. */
    create: (pet: Record<string, unknown>, image?: Buffer, fileName?: string) =>
      admin.call(endpoints.createPet, { body: formOf(pet, image, fileName) }),

    update: (id: string, pet: Record<string, unknown>, image?: Buffer) =>
      admin.call(endpoints.updatePet, { params: { id }, body: formOf(pet, image) }),

    imagesFolder,

    /** The hashes of the stored photos. */
    storedHashes: async () =>
      (await readdir(imagesFolder()).catch(() => [])).filter((name) => name !== 'incoming'),

    async download(path: string, headers: Record<string, string> = {}) {
      const response = await fetch(`${app.url}${path}`, { headers });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

/** Encodes a pet with its photo as the page does. */
export function formOf(pet: Record<string, unknown>, image?: Buffer, fileName = 'biscuit.jpg') {
  const form = new FormData();
  for (const [name, value] of encodePetForm(pet)) form.append(name, value);
  if (image) form.append(PET_IMAGE_FIELD, new Blob([new Uint8Array(image)]), fileName);
  return form;
}
