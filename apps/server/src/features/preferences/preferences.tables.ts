import { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import {
  OwnershipExperience,
  PetPurpose,
  PreferredAge,
  PreferredEnergyLevel,
  PreferredHairLength,
  PreferredSex,
  PreferredSize,
  PreferredSpecies,
} from '@pawmatch/contract/preferences/preferences';
import { boolean, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/choice-column.ts';
import { users } from '../users/users.table.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const preferences = pgTable('preferences', {
  userId: owner().primaryKey(),
  preferredSpecies: choice('preferred_species', PreferredSpecies.options).notNull(),
  petPurpose: choice('pet_purpose', PetPurpose.options).notNull(),
  hasChildren: boolean('has_children').notNull(),
  hasDogs: boolean('has_dogs').notNull(),
  hasCats: boolean('has_cats').notNull(),
  ownershipExperience: choice('ownership_experience', OwnershipExperience.options).notNull(),
  preferredAge: choice('preferred_age', PreferredAge.options).notNull(),
  preferredSex: choice('preferred_sex', PreferredSex.options).notNull(),
  preferredSize: choice('preferred_size', PreferredSize.options).notNull(),
  preferredEnergyLevel: choice('preferred_energy_level', PreferredEnergyLevel.options),
  preferredHairLength: choice('preferred_hair_length', PreferredHairLength.options),
  wantsAllergyFriendly: boolean('wants_allergy_friendly').notNull(),
  acceptsSpecialNeeds: boolean('accepts_special_needs').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type PreferencesRow = typeof preferences.$inferSelect;

export const requiredTraits = pgTable(
  'required_traits',
  { userId: owner(), trait: choice('trait', TrainingTrait.options).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.trait] })],
);
