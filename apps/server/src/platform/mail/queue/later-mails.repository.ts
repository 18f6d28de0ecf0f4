import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';

/** Whether another mail of the same kind and shelter waits for the same address. @param uid of a mail's job */
export async function hasLaterMail(database: Queries, uid: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT 1 FROM jobs AS mail JOIN jobs AS later
      ON later.group_key = mail.group_key AND later.queue = mail.queue AND later.id > mail.id
      AND later.payload ->> 'shelterId' IS NOT DISTINCT FROM mail.payload ->> 'shelterId'
    WHERE mail.uid = ${uid}::uuid AND later.failed_at IS NULL LIMIT 1`);
  return rows.length > 0;
}
