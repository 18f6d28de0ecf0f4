import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
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
import { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/choice-column.ts';

export const pets = pgTable('pets', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  species: choice('species', Species.options).notNull(),
  breed: text().notNull(),
  ageGroup: choice('age_group', AgeGroup.options).notNull(),
  sex: choice('sex', Sex.options).notNull(),
  size: choice('size', Size.options).notNull(),
  status: choice('status', PetStatus.options).notNull(),
  energyLevel: choice('energy_level', EnergyLevel.options),
  experienceLevel: choice('experience_level', ExperienceLevel.options),
  hairLength: choice('hair_length', HairLength.options),
  allergyFriendly: boolean('allergy_friendly'),
  specialNeeds: boolean('special_needs').notNull(),
  kidFriendly: boolean('kid_friendly'),
  petFriendly: boolean('pet_friendly'),
  trainingTraits: choice('training_traits', TrainingTrait.options).array().notNull(),
  shelterNotes: text('shelter_notes'),
  summary: text(),
  description: text(),
  photoHash: text('photo_hash'),
  photoWidth: integer('photo_width'),
  photoHeight: integer('photo_height'),
  photoColor: text('photo_color'),
  photoPlaceholder: text('photo_placeholder'),
  externalPhoto: jsonb('external_photo').$type<PhotoUrls>(),
  source: text(),
  sourceId: text('source_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type PetRow = typeof pets.$inferSelect;
