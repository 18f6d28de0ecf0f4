import { trainingTraitChoices } from '@pawmatch/contract/pets/pet-values';
import type { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { isJsonObject } from './json.ts';

/** Traits are names or objects with a name; unknown ones are dropped. */
export function normaliseTraits(value: unknown): TrainingTrait[] {
  if (!Array.isArray(value)) return [];
  const names: unknown[] = value.map((item) => (isJsonObject(item) ? item.trait : item));
  return trainingTraitChoices.filter((trait) => names.includes(trait));
}
