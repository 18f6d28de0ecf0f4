import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { LanguageChoice, translationsOf } from '../own-words-schemas.ts';
import { Version } from '../version.ts';
import { PetBlock } from './care/care-rule.ts';
import { petFactSchemas } from './facts/pet-fact-schemas.ts';
import { TrainingTrait } from './facts/training-traits.ts';
import { PetStatus } from './pet-status.ts';

/** URLs of one photo in increasing sizes. */
export const PhotoUrls = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  full: z.string(),
});
export type PhotoUrls = z.infer<typeof PhotoUrls>;

/**
 * Shown until a photo has loaded: the size of `full` in pixels, the dominant colour (`#rrggbb`), and a
 * tiny picture (`data:image/webp;base64,…`).
 */
export const PhotoFrame = z.object({
  width: z.int(),
  height: z.int(),
  color: z.string(),
  placeholder: z.string(),
});
export type PhotoFrame = z.infer<typeof PhotoFrame>;

/** The point of a photo that stays visible where the photo is cropped: from 0 to 1, from its upper left corner. */
export const FocalPoint = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

/** One of the photos of a pet. */
export const PetPhoto = z.object({
  id: Id,
  urls: PhotoUrls,
  /** Null for an external photo. */
  frame: z.nullable(PhotoFrame),
  /** Written by staff; null for the default text. */
  alt_text: z.nullable(z.string()),
  focal_point: FocalPoint,
});
export type PetPhoto = z.infer<typeof PetPhoto>;

/** The other pet of a bonded pair. Both move, are matched and are visited together. */
export const BondedPet = z.object({
  id: Id,
  name: z.string(),
  species: petFactSchemas.species,
  status: PetStatus,
  primary_photo_url: z.nullable(PhotoUrls),
});
export type BondedPet = z.infer<typeof BondedPet>;

/** Where a pet lives, when there are several shelters. */
export const PetHome = z.object({
  /** The shelter in addresses. */
  slug: z.string(),
  name: z.string(),
  /** Null where the shelter has no ZIP code that is known. */
  city: z.nullable(z.string()),
  /** From the ZIP code that was asked for, as the crow flies, at least 1; null where one of the two places is unknown. */
  miles: z.nullable(z.int()),
  /** Among matches: further away than the adopter has said. */
  is_beyond_wish: z.optional(z.boolean()),
});
export type PetHome = z.infer<typeof PetHome>;

/** What staff tell of a pet, in one language. */
export const PetStory = z.object({
  summary: z.nullable(z.string()),
  description: z.nullable(z.string()),
});
export type PetStory = z.infer<typeof PetStory>;

/** Null means unknown, which is not "no". */
export const Pet = z.object({
  id: Id,
  name: z.string(),
  breed: z.string(),
  status: PetStatus,
  ...petFactSchemas,
  /** Derived from `dog_friendly` and `cat_friendly`. */
  pet_friendly: z.nullable(z.boolean()),
  house_trained: z.boolean(),
  litter_trained: z.boolean(),
  training_traits: z.array(TrainingTrait),
  shelter_notes: z.nullable(z.string()),
  ...PetStory.shape,
  /** In which its shelter writes; see `translations` for what it wrote in others. */
  language: LanguageChoice,
  translations: translationsOf(PetStory),
  /** Of a pet that came back, where staff show what its earlier home says. */
  earlier_home_words: z.optional(z.string()),
  /** The large photo; null without one. */
  image_url: z.nullable(z.string()),
  primary_photo_url: z.nullable(PhotoUrls),
  /** Null for an external photo. */
  photo_frame: z.nullable(PhotoFrame),
  /** In the order of staff; the first is the one of the three fields above. */
  photos: z.array(PetPhoto),
  bonded_with: z.nullable(BondedPet),
  birth_date: z.nullable(z.iso.date()),
  is_birth_date_estimated: z.boolean(),
  color: z.nullable(z.string()),
  /** The last day of a hold, which may have passed. */
  hold_until: z.nullable(z.iso.date()),
  /** Adopters cannot ask for visits yet, because of its care. */
  is_not_ready_for_visits: z.optional(z.boolean()),
  is_neutered_before_leaving: z.optional(z.boolean()),
  /** For staff alone, of one pet: the rules of the shelter that it does not meet. */
  care_blocks: z.optional(z.array(PetBlock)),
  /** Left out with one shelter. */
  lives_at: z.optional(PetHome),
  created_at: Timestamp,
  /** Since when it waits for a home: it came, or came back. */
  listed_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type Pet = z.infer<typeof Pet>;
