import type { TrainingTrait } from './training-traits.ts';

/** The labels of training traits. */
export const trainingTraitLabels: Record<TrainingTrait, string> = {
  HouseTrained: 'House trained',
  LitterTrained: 'Litter trained',
};
