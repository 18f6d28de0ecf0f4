import * as z from 'zod/mini';
import { trainingTraitChoices } from '../pet-values.ts';
import { petInputMessages } from '../staff/pet-input-messages.ts';
import type { Species } from './pet-facts.ts';

/** A trait that a pet has, or an adopter requires. */
export const TrainingTrait = z.enum(trainingTraitChoices, { error: () => petInputMessages.trait });
export type TrainingTrait = z.infer<typeof TrainingTrait>;

/** Only cats are litter trained; each trait once, in the order of the list above. */
export function traitsOfSpecies(
  traits: readonly TrainingTrait[],
  species: Species,
): TrainingTrait[] {
  return trainingTraitChoices.filter(
    (trait) => traits.includes(trait) && (trait !== 'LitterTrained' || species === 'Cat'),
  );
}

/** The traits to add and to remove so that `current` becomes `wanted`. */
export function traitChanges(current: readonly TrainingTrait[], wanted: readonly TrainingTrait[]) {
  return {
    add: wanted.filter((trait) => !current.includes(trait)),
    remove: current.filter((trait) => !wanted.includes(trait)),
  };
}
