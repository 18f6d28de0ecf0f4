import type { EnergyLevel, Size } from './pet-traits.ts';
import type { TrainingTrait } from './training-traits.ts';

/** What people read for a size. */
export const sizeLabels: Record<Size, string> = {
  Small: 'Small',
  Medium: 'Medium',
  Large: 'Large',
  ExtraLarge: 'Extra Large',
};

/** What people read for an energy level (R3.12). */
export const energyLabels: Record<EnergyLevel, string> = {
  LapPet: 'Lap pet',
  Calm: 'Calm',
  Moderate: 'Moderately active',
  VeryActive: 'Very active',
};

/** What people read for a training trait. */
export const trainingTraitLabels: Record<TrainingTrait, string> = {
  HouseTrained: 'House trained',
  LitterTrained: 'Litter trained',
};
