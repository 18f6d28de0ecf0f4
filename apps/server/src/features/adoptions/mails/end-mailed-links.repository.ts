import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteGrantsFor } from '../../grants/grants.repository.ts';

/** The former address of an adopter may be that of a stranger: links that were mailed there open nothing any more. */
export async function endMailedLinks(tx: Queries, adoptionId: string): Promise<void> {
  const { rows: asked } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM follow_ups WHERE adoption_id = ${adoptionId}`,
  );
  await deleteGrantsFor(tx, 'contract', [adoptionId]);
  await deleteGrantsFor(tx, 'second contract', [adoptionId]);
  await deleteGrantsFor(
    tx,
    'follow-up',
    asked.map(({ id }) => id),
  );
}
