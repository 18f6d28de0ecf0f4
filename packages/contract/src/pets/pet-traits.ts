import * as z from 'zod/mini';
import { ageGroupChoices, sizeChoices, speciesChoices } from './pet-choices.ts';

/** R3.26 */
export const Species = z.enum(speciesChoices, 'Please select a species.');
export type Species = z.infer<typeof Species>;

/** R3.27 */
export const AgeGroup = z.enum(ageGroupChoices, 'Please select an age group.');
export type AgeGroup = z.infer<typeof AgeGroup>;

/** R3.28 */
export const Sex = z.enum(['Male', 'Female'], 'Please select a sex.');
export type Sex = z.infer<typeof Sex>;

/** R3.29 */
export const Size = z.enum(sizeChoices, 'Please select a size.');
export type Size = z.infer<typeof Size>;

/** R3.31, from calm to lively */
export const EnergyLevel = z.enum(
  ['LapPet', 'Calm', 'Moderate', 'VeryActive'],
  'Please select an energy level.',
);
export type EnergyLevel = z.infer<typeof EnergyLevel>;

/** R3.32: how much experience the pet asks of its people */
export const ExperienceLevel = z.enum(
  ['Beginner', 'Intermediate', 'Advanced'],
  'Please select an experience level.',
);
export type ExperienceLevel = z.infer<typeof ExperienceLevel>;

/** R3.33 */
export const HairLength = z.enum(['Short', 'Medium', 'Long'], 'Please select a hair length.');
export type HairLength = z.infer<typeof HairLength>;
