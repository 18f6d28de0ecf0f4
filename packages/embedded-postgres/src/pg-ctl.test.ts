import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locateBinaries } from './binaries.ts';
import { makePrivateFolder } from './cluster-location.ts';
import { initCluster } from './init-cluster.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { APPLICATION, SUPERUSER } from './names.ts';
import { startWithPgCtl, stopWithPgCtl } from './pg-ctl.ts';
import { ensureDatabase, openPresenceConnection } from './presence-connection.ts';
import { chooseAccount } from './run-as.ts';
import { findFreePort, poolConfigFor } from './server-address.ts';
import { launcherFixture } from './testing/launcher-fixture.ts';
import { query } from './testing/query.ts';
import { serverProcesses } from './testing/server-processes.ts';
import { silentLogger } from './testing/silent-logger.ts';

const launcher = launcherFixture();

async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > 400) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

it('runs as on Windows: started and stopped by pg_ctl, on a loopback port with a password', async () => {
  const folder = launcher.folder();
  const account = await chooseAccount(folder);
  const binaries = await locateBinaries({
    binDir: undefined,
    account,
    logger: silentLogger,
    copiesFolder: join(folder, 'copies'),
  });
  const cluster = join(folder, 'postgres');
  const password = 'not the same as any other';
  await initCluster({
    cluster,
    binaries,
    account,
    password,
    isDurable: false,
    superuser: SUPERUSER,
  });
  const logs = join(folder, 'logs');
  await mkdir(logs);
  await makePrivateFolder(logs, account);
  const address = { host: '127.0.0.1', port: await findFreePort(), password };

  const target = { binaries, cluster, ...(account && { account }) };
  const processId = await startWithPgCtl({
    ...target,
    logPath: join(logs, 'postgres.log'),
    parameters: ['-p', String(address.port), '-c', 'listen_addresses=127.0.0.1', '-k', logs],
  });
  expect(isProcessAlive(processId ?? 0)).toBe(true);
  try {
    const presence = await retry(() => openPresenceConnection(address));
    await ensureDatabase(presence, password);
    await presence.end();
    const connection = poolConfigFor(address, APPLICATION, APPLICATION);
    expect(await query(connection, 'select current_user as role')).toEqual([{ role: 'pawmatch' }]);
    for (const wrong of ['', 'pawmatch']) {
      await expect(query({ ...connection, password: wrong }, 'select 1')).rejects.toThrow(
        /password/i,
      );
    }
  } finally {
    await stopWithPgCtl(target);
  }
  await expect.poll(() => serverProcesses(folder)).toEqual([]);
  expect(isProcessAlive(processId ?? 0)).toBe(false);
});
