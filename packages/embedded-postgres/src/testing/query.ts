import pg, { type PoolConfig, type QueryResultRow } from 'pg';

/** Runs one query on a connection of its own. */
export async function query<Row extends QueryResultRow>(
  connection: PoolConfig,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // The query rejects too.
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
