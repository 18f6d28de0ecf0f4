import { setTimeout as delay } from 'node:timers/promises';
import { writeAccessRules } from './access-rules.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { initCluster } from './init-cluster.ts';
import { announcePresence, connectKeeper, type Keeper, servesCluster } from './keeper.ts';
import {
  findPostmaster,
  type Postmaster,
  type ReadLog,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { Account } from './run-as.ts';
import {
  listenArguments,
  makeSocketFolder,
  type ServerAddress,
  SUPERUSER,
} from './server-address.ts';
import { removeStaleLock } from './stale-lock.ts';
import type { Watchdog } from './watchdog.ts';

/** Everything that is known before a server runs. */
export interface Launch {
  place: ClusterPlace;
  binaries: Binaries;
  account: Account | undefined;
  address: ServerAddress;
  isDurable: boolean;
}

/** A server that answers. */
export interface RunningServer {
  postmaster: Postmaster;
  address: ServerAddress;
  keeper: Keeper;
  /** Fulfilled when the server has gone away. */
  lost: Promise<void>;
  /** Whether no other process uses it, so that this one must see to its end. */
  isAlone: boolean;
}

/** A dying server's lock goes with its last process. */
const LOCK_PATIENCE_MS = 10_000;

/** Crash recovery after a long run; what it does is in the server's log. */
const RECOVERY_PATIENCE_MS = 300_000;

const PAUSE_MS = 25;
const LOCK_PAUSE_MS = 250;

const LOCK_ERROR = /lock file ".*" already exists|pre-existing shared memory block|is still in use/;

/** cannot_connect_now: it starts, recovers or shuts down. */
const isBusy = (error: unknown) => (error as { code?: unknown }).code === '57P03';

async function meet(
  address: ServerAddress,
  postmaster: Postmaster,
): Promise<RunningServer | 'busy' | 'absent'> {
  try {
    const keeper = await connectKeeper(address);
    const lost = new Promise<void>((resolve) => keeper.once('end', resolve));
    return { postmaster, address, keeper, lost, isAlone: await announcePresence(keeper) };
  } catch (error) {
    return isBusy(error) ? 'busy' : 'absent';
  }
}

/** A server that another process started, or that outlived the application. */
async function findRunning({ place, address }: Launch): Promise<RunningServer | 'busy' | 'absent'> {
  const file = await readPostmasterFile(place.cluster);
  if (!file) return 'absent';
  const { processId, host, port } = file;
  const met = await meet({ ...address, host, port }, findPostmaster(processId));
  if (typeof met === 'string' || (await servesCluster(met.keeper, place.cluster))) return met;
  await met.keeper.end();
  return 'absent';
}

/** @returns undefined when it ended first, another process's server being in its place perhaps */
async function waitUntilItAnswers(
  { address, binaries, place }: Launch,
  postmaster: Postmaster,
): Promise<RunningServer | undefined> {
  const deadline = Date.now() + RECOVERY_PATIENCE_MS;
  while (!postmaster.hasExited()) {
    const met = await meet(address, postmaster);
    if (typeof met !== 'string') {
      const file = await readPostmasterFile(place.cluster);
      if (file?.processId === postmaster.processId) return met;
      await met.keeper.end();
    }
    if (Date.now() > deadline) await stopPostmaster(postmaster, binaries, place.cluster);
    await delay(PAUSE_MS);
  }
  return undefined;
}

async function explainExit(readLog: ReadLog, logPath: string): Promise<EmbeddedPostgresError> {
  const lines = (await readLog()).trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  const reason = last.replace(/^.*?(FATAL|PANIC): +/, '');
  return new EmbeddedPostgresError(`it does not start (${reason}; more is in ${logPath})`);
}

async function explainLock(cluster: string): Promise<EmbeddedPostgresError> {
  const file = await readPostmasterFile(cluster);
  return new EmbeddedPostgresError(
    `process ${file?.processId ?? 'unknown'} works in ${cluster} and does not answer`,
  );
}

/** @returns the server, or undefined when a lock is in the way */
async function start(launch: Launch, watchdog: Watchdog): Promise<RunningServer | undefined> {
  const { place, binaries, account, isDurable, address } = launch;
  const { cluster, log: logPath } = place;
  const common = { cluster, binaries, account, isDurable };
  await initCluster({ ...common, superuser: SUPERUSER, password: address.password });
  await writeAccessRules(cluster, account);
  await place.remember();
  await makeSocketFolder(address, account);
  const { postmaster, readLog } = await spawnPostmaster({
    ...common,
    logPath,
    listenArguments: listenArguments(address),
    watchdogInput: watchdog.input(),
  });
  watchdog.guard(postmaster.processId);
  const running = await waitUntilItAnswers(launch, postmaster);
  if (running || LOCK_ERROR.test(await readLog())) return running;
  throw await explainExit(readLog, logPath);
}

/**
 * Finds the server that runs on this cluster or starts one, making the cluster when there is none.
 * @throws EmbeddedPostgresError when it does not start, or when its lock is still held after 10 s
 */
export async function bringUp(launch: Launch, watchdog: Watchdog): Promise<RunningServer> {
  const { cluster } = launch.place;
  const began = Date.now();
  for (;;) {
    const found = await findRunning(launch);
    if (typeof found !== 'string') return found;
    const waited = Date.now() - began;
    if (found === 'busy' && waited < RECOVERY_PATIENCE_MS) {
      await delay(PAUSE_MS);
      continue;
    }
    const started = await start(launch, watchdog);
    if (started) return started;
    const isOver = waited > LOCK_PATIENCE_MS;
    if (await removeStaleLock({ cluster, sockets: launch.address.host }, isOver)) continue;
    if (isOver) throw await explainLock(cluster);
    await delay(LOCK_PAUSE_MS);
  }
}
