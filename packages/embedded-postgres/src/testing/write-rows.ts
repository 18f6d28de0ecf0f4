import pg from 'pg';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { silentLogger } from './silent-logger.ts';

/**
 * An application that tests kill. It runs its own database in the folder given as its argument, inserts rows
 * on four connections until SIGTERM, and prints the id of each row that the database acknowledged.
 */
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, logger: silentLogger });
const pool = new pg.Pool({ ...server.connection, max: 10 });
pool.on('error', () => {}); // A lost idle connection is replaced.
await pool.query('create table if not exists written (id bigserial primary key)');

let isStopping = false;
process.on('SIGTERM', () => {
  isStopping = true;
});

async function write(): Promise<void> {
  while (!isStopping) {
    const { rows } = await pool.query<{ id: string }>(
      'insert into written default values returning id',
    );
    process.stdout.write(`${rows[0]?.id}\n`);
  }
}
await Promise.all([write(), write(), write(), write()]);
await pool.end();
await server.stop();
// No process.exit(): tests check that nothing keeps the process running.
