import type { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hiddenPets } from '../hidden-pets/hidden-pets.table.ts';
import { requiredTraits } from '../preferences/preferences.tables.ts';

/** The traits that a person requires, as a column of a query about people. */
export const requiredTraitsOf = (userId: AnyPgColumn) =>
  sql<TrainingTrait[]>`array(SELECT trait FROM ${requiredTraits}
    WHERE ${requiredTraits.userId} = ${userId})`;

/** The ids of the pets that a person has hidden, as a column of a query about people. */
export const hiddenPetIdsOf = (userId: AnyPgColumn) =>
  sql<string[]>`array(SELECT pet_id::text FROM ${hiddenPets}
    WHERE ${hiddenPets.userId} = ${userId})`;
