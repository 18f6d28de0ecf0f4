import type { Pool, PoolClient } from 'pg';

/**
 * A client whose query timed out would return to the pool with that query, and a rollback, still pending.
 * Closing it fails both at once.
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

/** drizzle never releases a connection whose `begin` failed, so an outage would exhaust the pool. */
function releaseLostConnections(pool: Pool): void {
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

/**
 * Behind a pooler the next statement may reach a connection without the prepared statement.
 * @returns a function that turns named statements into unnamed ones from now on
 */
export function allowNamedStatements(pool: Pool): () => void {
  let isDisabled = false;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    client.query = ((first: unknown, ...others: unknown[]) => {
      const isNamed = isDisabled && typeof first === 'object' && first !== null && 'name' in first;
      // Objects with a `submit` method, such as COPY streams, are sent unchanged.
      if (!isNamed || 'submit' in first) return query(first, ...others);
      return query({ ...first, name: undefined }, ...others);
    }) as typeof client.query;
  });
  return () => {
    isDisabled = true;
  };
}

/** Removes broken and hanging connections from the pool, and keeps their errors from ending the process. */
export function guardPool(pool: Pool): void {
  // The pool does not listen while a transaction uses the client; the transaction's next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', closeOnTimeout);
  releaseLostConnections(pool);
}
