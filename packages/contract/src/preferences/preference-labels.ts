import type * as z from 'zod/mini';
import type { OwnershipExperience, PetPurpose } from './preferences.ts';

export const purposeLabels: Record<z.infer<typeof PetPurpose>, string> = {
  Myself: 'Myself',
  MyFamily: 'My family',
};

export const experienceLabels: Record<z.infer<typeof OwnershipExperience>, string> = {
  FirstTime: 'First-time owner',
  HadBefore: 'Had pets before',
  CurrentlyHave: 'Currently have pets',
};

export const hasPetsLabels = { none: 'None', Dog: 'Dog', Cat: 'Cat', Both: 'Both' } as const;

export const requiredTraitLabels = {
  house_trained: 'House trained',
  litter_trained: 'Litter trained',
  allergy_friendly: 'Allergy friendly',
  none: 'None',
} as const;
