import type { TrainingTrait } from './training-traits.ts';

/** What people read for a training trait. */
export const trainingTraitLabels: Record<TrainingTrait, string> = {
  HouseTrained: 'House trained',
  LitterTrained: 'Litter trained',
};
