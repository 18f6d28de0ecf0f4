import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { launcherFixture } from './testing/launcher-fixture.ts';
import { query } from './testing/query.ts';
import { postmasterOf, signalServer } from './testing/server-processes.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { waitUntil } from './testing/wait-until.ts';

const launcher = launcherFixture();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const cluster = () => join(launcher.folder(), 'postgres');
const lockFile = () => join(cluster(), 'postmaster.pid');
const socketLockFile = () => join(launcher.folder(), 'postgres-socket', '.s.PGSQL.5432.lock');

/** Creates a database. @returns the contents of its server's two lock files by path */
async function runOnce(): Promise<Map<string, string>> {
  const server = await launcher.start();
  await query(server.connection, 'create table sample as select 7 as number');
  const locks = new Map<string, string>();
  for (const file of [lockFile(), socketLockFile()]) locks.set(file, await readFile(file, 'utf8'));
  await server.stop();
  return locks;
}

/** Runs a program as the server's user. PostgreSQL itself ignores the processes of other users. */
async function startChild(cwd: string, ...command: string[]): Promise<ChildProcess> {
  const { uid, gid } = await stat(cluster());
  const child = spawn('sh', ['-c', ...command], { uid, gid, cwd, stdio: 'ignore' });
  children.push(child);
  return child;
}

const startOtherProgram = async () => (await startChild('/', 'exec sleep 60')).pid ?? 0;

/** Creates a process that has exited and whose parent never collects its status. */
async function makeZombie(): Promise<number> {
  const { pid } = await startChild('/', 'true & exec sleep 60');
  const readChildren = () => readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  await waitUntil(async () => (await readChildren()) !== '', 2_000);
  const zombie = Number((await readChildren()).trim());
  const state = async () => (await readFile(`/proc/${zombie}/stat`, 'utf8')).split(') ')[1]?.[0];
  await waitUntil(async () => (await state()) === 'Z', 2_000);
  return zombie;
}

describe('the next start removes stale locks, when their process id', () => {
  it.each([
    ['S40 is unused', async () => 4_000_000],
    ['S40 belongs to another program', startOtherProgram],
    ['S40 belongs to a zombie', makeZombie],
  ])('%s', async (_, makeProcess) => {
    const locks = await runOnce();
    const processId = await makeProcess();
    for (const [file, lock] of locks) {
      await writeFile(file, lock.replace(/^\d+/, String(processId)));
    }
    const { connection } = await launcher.start();
    expect(await query(connection, 'select number from sample')).toEqual([{ number: 7 }]);
  });
});

it('S40 the next start removes an empty lock, which a server leaves that is killed in its first moment', async () => {
  await runOnce();
  await writeFile(lockFile(), '');
  const { connection } = await launcher.start();
  expect(await query(connection, 'select number from sample')).toEqual([{ number: 7 }]);
});

describe('a server that uses the folder and does not answer', () => {
  it('S40 keeps its locks, and the start fails after 10 s', async () => {
    await launcher.start();
    const postmaster = await postmasterOf(launcher.folder());
    await signalServer(launcher.folder(), 'SIGSTOP');
    try {
      const again = startEmbeddedPostgres({ dataDir: launcher.folder(), logger: silentLogger });
      await expect(again).rejects.toThrow(
        new RegExp(`process ${postmaster} works in .*postgres and does not answer`),
      );
      expect(await postmasterOf(launcher.folder())).toBe(postmaster);
    } finally {
      await signalServer(launcher.folder(), 'SIGCONT');
    }
    expect(isProcessAlive(postmaster)).toBe(true);
  }, 30_000);

  it('S40 delays the next start until its last process has exited', async () => {
    await runOnce();
    // The last process of a dying server has the cluster as its working directory too.
    const dying = await startChild(cluster(), 'exec sleep 3');
    await writeFile(lockFile(), `${dying.pid}\n${cluster()}\n`);
    const { connection } = await launcher.start();
    expect(dying.exitCode).toBe(0);
    expect(await query(connection, 'select number from sample')).toEqual([{ number: 7 }]);
  });
});

it("a lock file that names another folder's server is ignored", async () => {
  const other = join(launcher.folder(), 'other');
  const mine = join(launcher.folder(), 'mine');
  const theirs = await launcher.start({ dataDir: other });
  await query(theirs.connection, 'create table theirs (id int)');
  const first = await launcher.start({ dataDir: mine });
  await first.stop();
  const lock = await readFile(join(other, 'postgres', 'postmaster.pid'), 'utf8');
  await writeFile(join(mine, 'postgres', 'postmaster.pid'), lock);
  const { connection } = await launcher.start({ dataDir: mine });
  expect(connection.host).toBe(join(mine, 'postgres-socket'));
  await expect(query(connection, 'select * from theirs')).rejects.toThrow('does not exist');
});
