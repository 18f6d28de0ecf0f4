import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';

/** The address of PostgreSQL for `net.connect`. */
function toSocketAddress({ connectionString, host = '', port = 5432 }: ClientConfig) {
  if (connectionString) {
    const { hostname, port: number } = new URL(connectionString);
    return { host: hostname, port: Number(number || 5432) };
  }
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
}

/** Starts a proxy for PostgreSQL that can stop forwarding data without closing connections. */
export async function startFreezableProxy(connection: ClientConfig) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(toSocketAddress(connection));
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
    /** Closes frozen connections; new ones work again. */
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
