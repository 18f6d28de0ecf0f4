import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { followUps } from '../follow-ups/follow-ups.table.ts';
import { deleteGrantsFor } from '../grants/grants.repository.ts';

/** The former address of an adopter may be that of a stranger: links that were mailed there open nothing any more. */
export async function endMailedLinks(tx: Queries, adoptionId: string): Promise<void> {
  const asked = await tx
    .select({ id: followUps.id })
    .from(followUps)
    .where(eq(followUps.adoptionId, adoptionId));
  await deleteGrantsFor(tx, 'contract', [adoptionId]);
  await deleteGrantsFor(
    tx,
    'follow-up',
    asked.map(({ id }) => id),
  );
}
