import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PetRow } from '../pets/pets.table.ts';

/** The fields of a pet as they were last imported; one that is missing is not known. */
export type ImportedValues = Partial<
  Omit<PetRow, 'externalPhoto'> & {
    story: { summary: string | null; description: string | null };
    /** `own`: one that was uploaded here. */
    photo: PhotoUrls | 'own' | null;
    internalNote: string | null;
  }
>;

/** Every pet that was ever imported; one without a pet was deleted here (`0157_imports_and_calendars_of_shelters.sql`). */
export const importedPets = pgTable(
  'imported_pets',
  {
    shelterId: uuid('shelter_id').notNull(),
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    values: jsonb().$type<ImportedValues>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shelterId, table.source, table.sourceId] })],
);
