import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { PetStatus } from './pet-status.ts';
import {
  AgeGroup,
  EnergyLevel,
  ExperienceLevel,
  HairLength,
  Sex,
  Size,
  Species,
} from './pet-traits.ts';
import { TrainingTrait } from './training-traits.ts';

/** Addresses of one photo in growing sizes. */
export const PhotoUrls = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  full: z.string(),
});
export type PhotoUrls = z.infer<typeof PhotoUrls>;

/**
 * What a page must know before a photo has loaded: size of `full` in pixels, the dominant colour
 * (`#rrggbb`) and a picture of a few bytes (`data:image/webp;base64,…`).
 */
export const PhotoFrame = z.object({
  width: z.int(),
  height: z.int(),
  color: z.string(),
  placeholder: z.string(),
});
export type PhotoFrame = z.infer<typeof PhotoFrame>;

/** R3.24. Null means not known, which is not "no" (D15). */
export const Pet = z.object({
  id: Id,
  name: z.string(),
  species: Species,
  breed: z.string(),
  age_group: AgeGroup,
  sex: Sex,
  size: Size,
  status: PetStatus,
  energy_level: z.nullable(EnergyLevel),
  experience_level: z.nullable(ExperienceLevel),
  hair_length: z.nullable(HairLength),
  allergy_friendly: z.nullable(z.boolean()),
  special_needs: z.boolean(),
  kid_friendly: z.nullable(z.boolean()),
  pet_friendly: z.nullable(z.boolean()),
  house_trained: z.boolean(),
  litter_trained: z.boolean(),
  training_traits: z.array(TrainingTrait),
  shelter_notes: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The large photo; null without one. */
  image_url: z.nullable(z.string()),
  primary_photo_url: z.nullable(PhotoUrls),
  /** Null for a photo that lies elsewhere. */
  photo_frame: z.nullable(PhotoFrame),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Pet = z.infer<typeof Pet>;
