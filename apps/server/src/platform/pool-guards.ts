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

/**
 * Behind a pooler the next statement may come to a connection that knows nothing of a prepared one.
 * @returns what makes all statements nameless from now on
 */
export function allowNamedStatements(pool: Pool): () => void {
  let isNameless = false;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    client.query = ((first: unknown, ...others: unknown[]) => {
      const isNamed = isNameless && typeof first === 'object' && first !== null && 'name' in first;
      // What is to be sent as it is, such as COPY, has a method of its own.
      if (!isNamed || 'submit' in first) return query(first, ...others);
      return query({ ...first, name: undefined }, ...others);
    }) as typeof client.query;
  });
  return () => {
    isNameless = true;
  };
}

/** Keeps a connection that breaks or hangs from staying in the pool, and from ending the process. */
export function guardPool(pool: Pool): void {
  // While a transaction has it, the pool does not listen; its next query tells the transaction.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', closeOnTimeout);
  takeBackLostConnections(pool);
}
