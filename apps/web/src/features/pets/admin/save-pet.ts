import type { Pet } from '@pawmatch/contract/pets/pet';
import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { callEndpoint } from '../../../lib/api/client.ts';
import { createPet } from '../api/create-pet.ts';
import { syncTrainingTraits } from '../api/sync-training-traits.ts';
import { updatePet } from '../api/update-pet.ts';
import { type PetFormValues, rebasePetForm, toPetBody, traitsOf } from './pet-form-values.ts';

export interface SavedPet {
  pet: Pet;
  /** R8.32: the pet is saved, its training traits are not. */
  hasTraitFailure: boolean;
}

/** R7.16, R7.30: adds a pet, then makes sure of its training traits. */
export async function addPet(values: PetFormValues, image: File | null): Promise<SavedPet> {
  // What the form leaves out is not known; the contract checks what is there.
  const pet = await createPet(toPetBody(values) as Parameters<typeof createPet>[0], image);
  return { pet, hasTraitFailure: await failsToSync(pet.id, traitsOf(values)) };
}

/**
 * R7.17, R7.30: saves what was changed in the form on top of the pet as it is now, makes sure of its
 * training traits, then reads it again and merges. The address of the photo goes along unless there
 * is a new photo (R5.11).
 */
export async function changePet(
  id: string,
  values: PetFormValues,
  changed: Partial<Record<keyof PetFormValues, boolean>>,
  image: File | null,
): Promise<SavedPet> {
  const now = await readPet(id);
  const form = rebasePetForm(now, values, changed);
  const body = { ...toPetBody(form), ...(image ? {} : { image_url: now.image_url ?? '' }) };
  const updated = await updatePet(id, body as Parameters<typeof updatePet>[1], image);
  const hasTraitFailure = await failsToSync(id, traitsOf(form));
  const read = await readPet(id).catch(() => null);
  return { pet: { ...updated, ...read }, hasTraitFailure };
}

/** R7.15 */
const readPet = (id: string) => callEndpoint(getPet, { params: { id } });

const failsToSync = (petId: string, wanted: readonly TrainingTrait[]) =>
  syncTrainingTraits(petId, wanted).then(
    () => false,
    () => true,
  );
