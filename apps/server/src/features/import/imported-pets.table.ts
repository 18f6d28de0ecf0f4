import type { PhotoUrls } from '@pawmatch/contract/pets/pet';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PetRow } from '../pets/pets.table.ts';

/** The fields of a pet as they were last imported; one that is missing is not known. */
export type ImportedValues = Partial<
  Omit<PetRow, 'externalPhoto'> & {
    story: { summary: string | null; description: string | null };
    /** `own`: one that was uploaded here. */
    photo: PhotoUrls | 'own' | null;
  }
>;

/** Every pet that was ever imported; one without a pet was deleted here (`0105_imported_pets.sql`). */
export const importedPets = pgTable(
  'imported_pets',
  {
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    values: jsonb().$type<ImportedValues>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] })],
);
