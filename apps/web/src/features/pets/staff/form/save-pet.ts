import { type TrainingTrait, traitChanges } from '@pawmatch/contract/pets/facts/training-traits';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { getPet } from '@pawmatch/contract/pets/pets-endpoints';
import { callEndpoint } from '../../../../lib/api/client.ts';
import { isUnknownPet } from '../../pets-api.ts';
import { createPet, syncTrainingTraits, updatePet } from '../staff-pets-api.ts';
import { petSaved, traitsNotSaved } from '../staff-pets-messages.ts';
import {
  areTraitsChanged,
  type ChangedPetFields,
  type PetFormValues,
  toPetBody,
  toPetChanges,
  traitsOf,
} from './pet-form-values.ts';

interface SavedPet {
  row: Pet;
  text: string;
  tone: 'success' | 'warning';
}

/**
 * Saves the form of a pet, then syncs its training traits.
 * @param base the version that the changes are based on; null for a new pet
 * @param image undefined where the photo stays as it is, whatever the server has
 */
export async function savePet(
  base: Pet | null,
  values: PetFormValues,
  changed: ChangedPetFields,
  image: File | null | undefined,
): Promise<SavedPet> {
  const [event, { pet, hasTraitFailure }] = base
    ? (['updated', await changePet(base, values, changed, image)] as const)
    : (['created', await addPet(values, image ?? null)] as const);
  return hasTraitFailure
    ? { row: pet, text: traitsNotSaved[event], tone: 'warning' }
    : { row: pet, text: petSaved[event], tone: 'success' };
}

async function addPet(values: PetFormValues, image: File | null) {
  const { birth_date, is_birth_date_estimated, color, translations, ...fields } = toPetBody(values);
  const optional = {
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(color && { color }),
    ...(birth_date && { birth_date, is_birth_date_estimated }),
  };
  const body = { ...fields, ...optional };
  // Omitted values are not known; the contract validates the rest.
  const pet = await createPet(body as Parameters<typeof createPet>[0], image);
  return { pet, hasTraitFailure: await failsToSync(pet, traitsOf(values)) };
}

/**
 * Saves the changed fields, syncs the training traits, then reads the pet again and
 * merges. Unchanged traits are taken from the response, so that a colleague's change stays.
 */
async function changePet(
  base: Pet,
  values: PetFormValues,
  changed: ChangedPetFields,
  image: File | null | undefined,
) {
  const photo = image !== null ? {} : { image_url: base.image_url ?? '' };
  const body = { ...toPetChanges(base, values, changed), ...photo };
  const updated = await updatePet(base.id, body as Parameters<typeof updatePet>[1], image ?? null);
  const traits = areTraitsChanged(changed) ? traitsOf(values) : updated.training_traits;
  const hasTraitFailure = await failsToSync(updated, traits);
  const read = await readPet(base.id).catch(() => null);
  return { pet: { ...updated, ...read }, hasTraitFailure };
}

const readPet = (id: string) => callEndpoint(getPet, { params: { id } });

/** The traits of a pet that adopters do not see have no public answer; they were sent with the pet. */
const failsToSync = (saved: Pet, wanted: readonly TrainingTrait[]) =>
  syncTrainingTraits(saved.id, wanted).then(
    () => false,
    (error: unknown) => {
      const { add, remove } = traitChanges(saved.training_traits, wanted);
      return !isUnknownPet(error) || add.length + remove.length > 0;
    },
  );
