import { ageLabel } from '@pawmatch/contract/pets/age-label';
import { energyLabels, sizeLabels } from '@pawmatch/contract/pets/pet-labels';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import {
  AgeGroup,
  EnergyLevel,
  ExperienceLevel,
  HairLength,
  Sex,
  Size,
  Species,
} from '@pawmatch/contract/pets/pet-traits';
import type { SelectOption } from '../../../components/ui/SelectField.tsx';

const named = <T extends string>(values: readonly T[], label = (value: T): string => value) =>
  values.map((value): SelectOption => ({ value, label: label(value) }));

export const speciesOptions = named(Species.options);
export const sexOptions = named(Sex.options);
export const sizeOptions = named(Size.options, (size) => sizeLabels[size]);
export const statusOptions = named(PetStatus.options);
export const energyOptions = named(EnergyLevel.options, (level) => energyLabels[level]);
export const experienceOptions = named(ExperienceLevel.options);
export const hairOptions = named(HairLength.options);

/** R3.27, R3.09: a baby is called what it is among its kind. */
export const ageOptions = (species: string) =>
  named(AgeGroup.options, (age) => ageLabel(age, species));

/** D15: not known is not "no". */
export const answerOptions: readonly SelectOption[] = [
  { value: '', label: 'Not known' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
