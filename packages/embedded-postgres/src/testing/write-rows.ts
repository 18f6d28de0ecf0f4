import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { silentLogger } from './silent-logger.ts';

/**
 * A process for tests to kill: an application with its own database, in the folder given as its argument.
 * It writes rows on four connections until SIGTERM, and says on standard output which of them the database
 * acknowledged.
 */
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
const database = openDatabase(server.connection, { logger: silentLogger });
await database.execute(sql`create table if not exists written (id bigserial primary key)`);

let isEnding = false;
process.on('SIGTERM', () => {
  isEnding = true;
});

async function write(): Promise<void> {
  while (!isEnding) {
    const { rows } = await database.execute<{ id: string }>(
      sql`insert into written default values returning id`,
    );
    process.stdout.write(`${rows[0]?.id}\n`);
  }
}
await Promise.all([write(), write(), write(), write()]);
await database.close();
await server.stop();
// Nothing may keep the process now: that it ends by itself is part of what is tested.
