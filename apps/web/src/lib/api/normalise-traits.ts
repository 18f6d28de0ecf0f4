import { trainingTraitChoices } from '@pawmatch/contract/pets/pet-choices';
import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { isJsonObject } from './json.ts';

/** R3.24, R7.19: traits come as names or as objects that hold one; what is no trait is dropped. */
export function normaliseTraits(value: unknown): TrainingTrait[] {
  if (!Array.isArray(value)) return [];
  const names: unknown[] = value.map((item) => (isJsonObject(item) ? item.trait : item));
  return trainingTraitChoices.filter((trait) => names.includes(trait));
}
