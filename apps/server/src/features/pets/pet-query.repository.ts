import { sql } from 'drizzle-orm';
import { pets } from './pets.table.ts';

/** The indexed text of a pet. */
export const petText = sql`fold_text(${pets.name} || ' ' || ${pets.breed})`;
