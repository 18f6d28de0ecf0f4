import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { launcherFixture, query } from '../../testing/launcher-fixture.ts';
import { postmasterOf, signalServer, until } from '../../testing/server-processes.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './is-alive.ts';

const launcher = launcherFixture();
const bystanders: ChildProcess[] = [];
afterEach(() => {
  for (const bystander of bystanders.splice(0)) bystander.kill('SIGKILL');
});

const cluster = () => join(launcher.folder(), 'postgres');
const lockFile = () => join(cluster(), 'postmaster.pid');
const socketLockFile = () => join(launcher.folder(), 'postgres-socket', '.s.PGSQL.5432.lock');

/** Leaves a database, and gives what its server's two lock files said. */
async function runOnce(): Promise<Map<string, string>> {
  const server = await launcher.start();
  await query(server.connection, 'create table kept as select 7 as number');
  const locks = new Map<string, string>();
  for (const file of [lockFile(), socketLockFile()]) locks.set(file, await readFile(file, 'utf8'));
  await server.stop();
  return locks;
}

/** Runs as the server's user: of others' processes PostgreSQL itself sees that they are no server of its own. */
async function startBystander(cwd: string, ...command: string[]): Promise<ChildProcess> {
  const { uid, gid } = await stat(cluster());
  const bystander = spawn('sh', ['-c', ...command], { uid, gid, cwd, stdio: 'ignore' });
  bystanders.push(bystander);
  return bystander;
}

const startOtherProgram = async () => (await startBystander('/', 'exec sleep 60')).pid ?? 0;

/** A process that has ended and that its parent never asks about. */
async function makeZombie(): Promise<number> {
  const { pid } = await startBystander('/', 'true & exec sleep 60');
  const children = () => readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  await until(async () => (await children()) !== '', 2_000);
  const zombie = Number((await children()).trim());
  const state = async () => (await readFile(`/proc/${zombie}/stat`, 'utf8')).split(') ')[1]?.[0];
  await until(async () => (await state()) === 'Z', 2_000);
  return zombie;
}

describe('locks that a server left behind give way to the next start, when their process number', () => {
  it.each([
    ['S40 is free', async () => 4_000_000],
    ['S40 has gone to another program', startOtherProgram],
    ['S40 is that of a zombie', makeZombie],
  ])('%s', async (_, makeProcess) => {
    const locks = await runOnce();
    const processId = await makeProcess();
    for (const [file, lock] of locks) {
      await writeFile(file, lock.replace(/^\d+/, String(processId)));
    }
    const { connection } = await launcher.start();
    expect(await query(connection, 'select number from kept')).toEqual([{ number: 7 }]);
  });
});

describe('a server that holds the folder and does not answer', () => {
  it('S40 keeps its locks, and the start says so after 10 s and names DATABASE_URL', async () => {
    await launcher.start();
    const postmaster = await postmasterOf(launcher.folder());
    await signalServer(launcher.folder(), 'SIGSTOP');
    try {
      const again = startEmbeddedPostgres({ dataDir: launcher.folder(), logger: silentLogger });
      await expect(again).rejects.toThrow(
        new RegExp(`process ${postmaster} works in .*postgres and does not answer.*DATABASE_URL`),
      );
      expect(await postmasterOf(launcher.folder())).toBe(postmaster);
    } finally {
      await signalServer(launcher.folder(), 'SIGCONT');
    }
    expect(isAlive(postmaster)).toBe(true);
  }, 30_000);

  it('S40 is waited for while it dies', async () => {
    await runOnce();
    // In its folder, as a dying server's last process is.
    const dying = await startBystander(cluster(), 'exec sleep 3');
    await writeFile(lockFile(), `${dying.pid}\n${cluster()}\n`);
    const { connection } = await launcher.start();
    expect(dying.exitCode).toBe(0);
    expect(await query(connection, 'select number from kept')).toEqual([{ number: 7 }]);
  });
});

it("a lock that points at another folder's server is not taken for this one's", async () => {
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
