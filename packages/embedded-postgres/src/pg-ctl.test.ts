import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launcherFixture, query } from '../../testing/launcher-fixture.ts';
import { serverProcesses } from '../../testing/server-processes.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { locateBinaries } from './binaries.ts';
import { makePrivateFolder } from './cluster-place.ts';
import { initCluster } from './init-cluster.ts';
import { isAlive } from './is-alive.ts';
import { connectKeeper, ensureDatabase } from './keeper.ts';
import { startThroughPgCtl, stopThroughPgCtl } from './pg-ctl.ts';
import { findAccount } from './run-as.ts';
import { APPLICATION, findFreePort, poolConfigFor, SUPERUSER } from './server-address.ts';

const launcher = launcherFixture();

async function until<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

it('the way of Windows: started and stopped by pg_ctl, on a loopback port that asks for a password', async () => {
  const folder = launcher.folder();
  const account = await findAccount(folder);
  const binaries = await locateBinaries({
    ...{ binDir: undefined, account, log: silentLogger },
    copiesFolder: join(folder, 'copies'),
  });
  const cluster = join(folder, 'postgres');
  const password = 'not the same as any other';
  await initCluster({
    ...{ cluster, binaries, account, password },
    isDurable: false,
    superuser: SUPERUSER,
  });
  const logs = join(folder, 'logs');
  await mkdir(logs);
  await makePrivateFolder(logs, account);
  const address = { host: '127.0.0.1', port: await findFreePort(), password };

  const target = { binaries, cluster, ...(account && { account }) };
  const processId = await startThroughPgCtl({
    ...target,
    logPath: join(logs, 'postgres.log'),
    parameters: ['-p', String(address.port), '-c', 'listen_addresses=127.0.0.1', '-k', logs],
  });
  expect(isAlive(processId ?? 0)).toBe(true);
  try {
    const keeper = await until(() => connectKeeper(address));
    await ensureDatabase(keeper, password);
    await keeper.end();
    const connection = poolConfigFor(address, APPLICATION, APPLICATION);
    expect(await query(connection, 'select current_user as role')).toEqual([{ role: 'pawmatch' }]);
    for (const wrong of ['', 'pawmatch']) {
      await expect(query({ ...connection, password: wrong }, 'select 1')).rejects.toThrow(
        /password/i,
      );
    }
  } finally {
    await stopThroughPgCtl(target);
  }
  expect(isAlive(processId ?? 0)).toBe(false);
  expect(await serverProcesses(folder)).toEqual([]);
});
