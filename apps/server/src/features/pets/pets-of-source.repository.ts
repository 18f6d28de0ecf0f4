import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type PetRow, pets } from './pets.table.ts';

/** The pets of an import source by their ids there. */
export const listPetsOfSource = (
  database: Queries,
  { shelterId, source }: { shelterId: string; source: string },
  sourceIds: string[],
  ownIds: string[] = [],
) =>
  database
    .select()
    .from(pets)
    .where(
      and(
        eq(pets.shelterId, shelterId),
        or(
          and(eq(pets.source, source), inArray(pets.sourceId, sourceIds)),
          inArray(pets.id, ownIds),
        ),
      ),
    )
    .orderBy(asc(pets.id))
    .$dynamic();

/** {@link listPetsOfSource}, locked until the transaction ends. */
export const lockPetsOfSource: (...call: Parameters<typeof listPetsOfSource>) => Promise<PetRow[]> =
  (...call) =>
    listPetsOfSource(...call)
      .for('update')
      .execute();
