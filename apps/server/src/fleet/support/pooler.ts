import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { findFreePort } from '../../testing/free-port.ts';
import { query } from '../../testing/query.ts';
import { until } from '../../testing/server-processes.ts';

export type Pooler = Awaited<ReturnType<typeof startPooler>>;

/** PgBouncer in transaction mode, set up as docs/operations.md says. */
export async function startPooler(folder: string, databasePort: number) {
  const port = await findFreePort();
  const settings = join(folder, 'pgbouncer.ini');
  const pointTo = (target: number) =>
    writeFile(
      settings,
      `[databases]
pawmatch = host=127.0.0.1 port=${target} user=pawmatch
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
`,
    );
  await pointTo(databasePort);
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0;
  const nobody = { uid: 65_534, gid: 65_534 };
  if (isRoot) await chown(settings, nobody.uid, nobody.gid);
  const child = spawn('pgbouncer', ['-q', settings], {
    ...(isRoot && nobody),
    stdio: 'ignore',
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  });
  const connection: ClientConfig = {
    host: '127.0.0.1',
    port,
    user: 'pawmatch',
    database: 'pawmatch',
  };
  await until(() => query(connection, 'SELECT 1').then(Boolean, () => false), 10_000);
  return {
    connection,
    /** From now on transactions go to the database at another port. */
    async moveTo(target: number) {
      await pointTo(target);
      child.kill('SIGHUP');
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
