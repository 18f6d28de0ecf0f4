import * as z from 'zod/mini';
import type { Species } from './pet-traits.ts';

/** R3.24: what a pet has learned, or an adopter requires. */
export const TrainingTrait = z.enum(
  ['HouseTrained', 'LitterTrained'],
  'This is not a training trait.',
);
export type TrainingTrait = z.infer<typeof TrainingTrait>;

export const trainingTraitLabels: Record<TrainingTrait, string> = {
  HouseTrained: 'House trained',
  LitterTrained: 'Litter trained',
};

/** R3.24, D18: only cats are litter trained; each trait once, in the order of the list above. */
export function traitsOfSpecies(
  traits: readonly TrainingTrait[],
  species: Species,
): TrainingTrait[] {
  return TrainingTrait.options.filter(
    (trait) => traits.includes(trait) && (trait !== 'LitterTrained' || species === 'Cat'),
  );
}

/** R7.30: what to add and what to remove so that `current` becomes `wanted`. */
export function traitChanges(current: readonly TrainingTrait[], wanted: readonly TrainingTrait[]) {
  return {
    add: wanted.filter((trait) => !current.includes(trait)),
    remove: current.filter((trait) => !wanted.includes(trait)),
  };
}
