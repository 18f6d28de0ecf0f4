import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';

/** Where PostgreSQL is to be found, as `net.connect` takes it. */
function placeOf({ connectionString, host = '', port = 5432 }: ClientConfig) {
  if (connectionString) {
    const { hostname, port: number } = new URL(connectionString);
    return { host: hostname, port: Number(number || 5432) };
  }
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
}

/** Stands before PostgreSQL, and can stop passing anything on without closing a connection. */
export async function startFreezableProxy(connection: ClientConfig) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(placeOf(connection));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (!isFrozen) to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    connection: { ...connection, connectionString: undefined, host: '127.0.0.1', port },
    freeze: () => {
      isFrozen = true;
    },
    /** For connections that are made from now on. */
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
