import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

/** D07: `health` says that the process answers, `ready` that database and storage do too. */
export function healthRoutes(
  app: FastifyInstance,
  { database, imageStore }: Pick<Dependencies, 'database' | 'imageStore'>,
): void {
  app.get('/api/health', async (_, reply) => {
    // R8.02: by this a page of another origin finds out that its calls are blocked, not the server away.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return { status: 'ok' };
  });
  app.get('/api/ready', async () => {
    await Promise.all([database.execute(sql`select 1`), imageStore.check()]);
    return { status: 'ready' };
  });
}
