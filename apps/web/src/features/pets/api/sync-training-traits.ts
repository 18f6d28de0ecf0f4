import { type TrainingTrait, traitChanges } from '@pawmatch/contract/pets/training-traits';
import {
  addPetTrait,
  listPetTraits,
  removePetTrait,
} from '@pawmatch/contract/pets/training-traits-endpoints';
import { callEndpoint } from '../../../lib/api/client.ts';

/** R7.19, R7.20, R7.21, R7.30: adds what is missing and removes what is extra, so that a pet has just these traits. */
export async function syncTrainingTraits(
  petId: string,
  wanted: readonly TrainingTrait[],
): Promise<void> {
  const items = await callEndpoint(listPetTraits, { params: { petId } });
  const { add, remove } = traitChanges(
    items.map(({ trait }) => trait),
    wanted,
  );
  await Promise.all([
    ...add.map((body) => callEndpoint(addPetTrait, { params: { petId }, body })),
    ...remove.map((trait) => callEndpoint(removePetTrait, { params: { petId, trait } })),
  ]);
}
