import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { mailGroups } from './enqueue-mail.ts';

/**
 * Staff cannot read the waiting and failed mails to an address from now on, nor after they are sent,
 * because no account has this address any more. Mails about cancelled visits are still sent, and contain the name.
 */
export async function makeMailsPrivate(queries: Queries, address: string): Promise<void> {
  await queries.execute(sql`
    UPDATE jobs SET payload = payload || '{"isPrivate": true}' 
    WHERE group_key = ANY (${sql.param(mailGroups(address))}::text[])`);
}
