import type { Pool, PoolClient } from 'pg';

/**
 * A client whose query got no answer would go back into the pool with that query still pending, and the
 * rollback behind it: closing it fails both at once.
 */
function closeOnTimeout(client: PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((...parameters: unknown[]) => {
    const result = query(...parameters);
    if (result instanceof Promise) {
      result.catch((error: Error) => {
        if (error.message === 'Query read timeout') void client.end();
      });
    }
    return result;
  }) as typeof client.query;
}

/** drizzle never gives a connection back whose `begin` failed: the pool would run dry after an outage. */
function takeBackLostConnections(pool: Pool): void {
  const inUse = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!inUse.has(client)) return;
      const release = client.release;
      client.release = () => {};
      release(true);
    });
  });
}

/** Keeps connections that broke, or that hang, from staying in the pool. */
export function guardPool(pool: Pool): void {
  pool.on('connect', closeOnTimeout);
  takeBackLostConnections(pool);
}
