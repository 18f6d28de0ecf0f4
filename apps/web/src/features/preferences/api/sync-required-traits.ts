import { type TrainingTrait, traitChanges } from '@pawmatch/contract/pets/training-traits';
import {
  addRequiredTrait,
  removeRequiredTrait,
} from '@pawmatch/contract/preferences/preferences-endpoints';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/client.ts';
import { listRequiredTraits } from './list-required-traits.ts';

/** R7.13, R7.30, D26: adds the required traits that are missing and removes the unchecked ones. */
export async function syncRequiredTraits(wanted: readonly TrainingTrait[]): Promise<void> {
  const { add, remove } = traitChanges(await listRequiredTraits(), wanted);
  await Promise.all([
    ...add.map((trait) => callEndpoint(addRequiredTrait, { body: { trait } })),
    ...remove.map(removeTrait),
  ]);
}

async function removeTrait(trait: TrainingTrait): Promise<void> {
  try {
    await callEndpoint(removeRequiredTrait, { params: { trait } });
  } catch (error) {
    // Already removed.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
