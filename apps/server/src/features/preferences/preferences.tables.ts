import { TrainingTrait } from '@pawmatch/contract/pets/training-traits';
import {
  OwnershipExperience,
  PetPurpose,
  type Preferences,
  PreferredSpecies,
} from '@pawmatch/contract/preferences/preferences';
import { wishChoices } from '@pawmatch/contract/preferences/wishes';
import { boolean, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { choice } from '../../platform/choice-column.ts';
import { users } from '../users/users.table.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Named as on the wire, so that they need no mapping. */
const preferenceColumns = {
  preferred_species: choice('preferred_species', PreferredSpecies.options).notNull(),
  pet_purpose: choice('pet_purpose', PetPurpose.options).notNull(),
  has_children: boolean().notNull(),
  has_dogs: boolean().notNull(),
  has_cats: boolean().notNull(),
  ownership_experience: choice('ownership_experience', OwnershipExperience.options).notNull(),
  preferred_age: choice('preferred_age', wishChoices('age_group')).notNull(),
  preferred_sex: choice('preferred_sex', wishChoices('sex')).notNull(),
  preferred_size: choice('preferred_size', wishChoices('size')).notNull(),
  preferred_energy_level: choice('preferred_energy_level', wishChoices('energy_level')),
  preferred_hair_length: choice('preferred_hair_length', wishChoices('hair_length')),
  wants_allergy_friendly: boolean().notNull(),
  accepts_special_needs: boolean().notNull(),
} satisfies Record<keyof Preferences, unknown>;

export const preferences = pgTable('preferences', {
  userId: owner().primaryKey(),
  ...preferenceColumns,
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type PreferencesRow = typeof preferences.$inferSelect;

export const requiredTraits = pgTable(
  'required_traits',
  { userId: owner(), trait: choice('trait', TrainingTrait.options).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.trait] })],
);
