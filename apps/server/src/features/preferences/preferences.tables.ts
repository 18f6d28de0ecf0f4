import { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { criterionChoices } from '@pawmatch/contract/preferences/criteria';
import {
  OwnershipExperience,
  PetPurpose,
  type Preferences,
  PreferredSpecies,
} from '@pawmatch/contract/preferences/preferences';
import { boolean, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';
import { userIdColumn } from '../users/users.table.ts';

/** Named as in the API, so that no mapping is needed. */
const preferenceColumns = {
  preferred_species: choice('preferred_species', PreferredSpecies.options).notNull(),
  pet_purpose: choice('pet_purpose', PetPurpose.options).notNull(),
  has_children: boolean().notNull(),
  has_dogs: boolean().notNull(),
  has_cats: boolean().notNull(),
  ownership_experience: choice('ownership_experience', OwnershipExperience.options).notNull(),
  preferred_age: choice('preferred_age', criterionChoices('age_group')).notNull(),
  preferred_sex: choice('preferred_sex', criterionChoices('sex')).notNull(),
  preferred_size: choice('preferred_size', criterionChoices('size')).notNull(),
  preferred_energy_level: choice('preferred_energy_level', criterionChoices('energy_level')),
  preferred_hair_length: choice('preferred_hair_length', criterionChoices('hair_length')),
  wants_allergy_friendly: boolean().notNull(),
  accepts_special_needs: boolean().notNull(),
} satisfies Record<keyof Preferences, unknown>;

export const preferences = pgTable('preferences', {
  userId: userIdColumn().primaryKey(),
  ...preferenceColumns,
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type PreferencesRow = typeof preferences.$inferSelect;

export const requiredTraits = pgTable(
  'required_traits',
  { userId: userIdColumn(), trait: choice('trait', TrainingTrait.options).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.trait] })],
);
