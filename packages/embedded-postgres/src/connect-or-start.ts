import { setTimeout as delay } from 'node:timers/promises';
import { writeAccessRules } from './access-rules.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { initCluster } from './init-cluster.ts';
import { SUPERUSER } from './names.ts';
import { readPidFile } from './pid-file.ts';
import {
  attachToPostmaster,
  type Postmaster,
  type ReadLog,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import {
  acquirePresenceLock,
  isConnectedTo,
  openPresenceConnection,
  type PresenceConnection,
} from './presence-connection.ts';
import type { Account } from './run-as.ts';
import { listenArguments, makeSocketFolder, type ServerAddress } from './server-address.ts';
import { removeStaleLock } from './stale-lock.ts';
import type { Watchdog } from './watchdog.ts';

/** What is known before a server runs. */
export interface LaunchOptions {
  location: ClusterLocation;
  binaries: Binaries;
  account: Account | undefined;
  address: ServerAddress;
  isDurable: boolean;
}

/** A server that accepts connections. */
export interface RunningServer {
  postmaster: Postmaster;
  address: ServerAddress;
  presence: PresenceConnection;
  /** Resolves when the server is gone. */
  closed: Promise<void>;
  /** Whether no other process uses the server, so that this process must stop it. */
  isOnlyUser: boolean;
}

/** A dying server keeps its lock until its last process has exited. */
const LOCK_TIMEOUT_MS = 10_000;

/** Crash recovery can take minutes. The server's log shows its progress. */
const RECOVERY_TIMEOUT_MS = 300_000;

const POLL_INTERVAL_MS = 25;
const LOCK_RETRY_INTERVAL_MS = 250;

const LOCK_ERROR =
  /lock file ".*" (already exists|is empty)|pre-existing shared memory block|is still in use/;

/** cannot_connect_now: the server starts up, recovers or shuts down. */
const isBusyError = (error: unknown) => (error as { code?: unknown }).code === '57P03';

type ConnectResult = RunningServer | 'busy' | 'absent';

async function connect(address: ServerAddress, postmaster: Postmaster): Promise<ConnectResult> {
  try {
    const presence = await openPresenceConnection(address);
    const closed = new Promise<void>((resolve) => presence.once('end', resolve));
    const isOnlyUser = await acquirePresenceLock(presence);
    return { postmaster, address, presence, closed, isOnlyUser };
  } catch (error) {
    return isBusyError(error) ? 'busy' : 'absent';
  }
}

/** Connects to a server that another process started, or that outlived the application. */
async function connectToExisting({ location, address }: LaunchOptions): Promise<ConnectResult> {
  const file = await readPidFile(location.cluster);
  if (!file) return 'absent';
  const { processId, host, port } = file;
  const result = await connect({ ...address, host, port }, attachToPostmaster(processId));
  if (typeof result === 'string') return result;
  if (await isConnectedTo(result.presence, location.cluster)) return result;
  await result.presence.end();
  return 'absent';
}

/** @returns undefined when the postmaster exits first, for example because another process's server runs */
async function waitUntilReady(
  { address, binaries, location }: LaunchOptions,
  postmaster: Postmaster,
): Promise<RunningServer | undefined> {
  const deadline = Date.now() + RECOVERY_TIMEOUT_MS;
  while (!postmaster.hasExited()) {
    const result = await connect(address, postmaster);
    if (typeof result !== 'string') {
      const file = await readPidFile(location.cluster);
      if (file?.processId === postmaster.processId) return result;
      await result.presence.end();
    }
    if (Date.now() > deadline) await stopPostmaster(postmaster, binaries, location.cluster);
    await delay(POLL_INTERVAL_MS);
  }
  return undefined;
}

async function createExitError(readLog: ReadLog, logPath: string): Promise<EmbeddedPostgresError> {
  const lines = (await readLog()).trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  const reason = last.replace(/^.*?(FATAL|PANIC): +/, '');
  return new EmbeddedPostgresError(`it does not start (${reason}; more is in ${logPath})`);
}

async function createLockError(cluster: string): Promise<EmbeddedPostgresError> {
  const file = await readPidFile(cluster);
  return new EmbeddedPostgresError(
    `process ${file?.processId ?? 'unknown'} works in ${cluster} and does not answer`,
  );
}

/** @returns undefined when another server's lock prevented the start */
async function start(
  options: LaunchOptions,
  watchdog: Watchdog,
): Promise<RunningServer | undefined> {
  const { location, binaries, account, isDurable, address } = options;
  const { cluster, logPath } = location;
  const common = { cluster, binaries, account, isDurable };
  await initCluster({ ...common, superuser: SUPERUSER, password: address.password });
  await writeAccessRules(cluster, account);
  await location.save();
  await makeSocketFolder(address, account);
  const { postmaster, readLog } = await spawnPostmaster({
    ...common,
    logPath,
    listenArguments: listenArguments(address),
    watchdogInput: watchdog.input(),
  });
  watchdog.setTarget(postmaster.processId);
  const running = await waitUntilReady(options, postmaster);
  if (running || LOCK_ERROR.test(await readLog())) return running;
  throw await createExitError(readLog, logPath);
}

/**
 * Connects to the server that runs on the cluster, or starts one. Creates the cluster when it is missing.
 * @throws EmbeddedPostgresError when the server does not start, or when its lock is still held after 10 s
 */
export async function connectOrStart(
  options: LaunchOptions,
  watchdog: Watchdog,
): Promise<RunningServer> {
  const { cluster } = options.location;
  const startedAt = Date.now();
  for (;;) {
    const existing = await connectToExisting(options);
    if (typeof existing !== 'string') return existing;
    const waitedMs = Date.now() - startedAt;
    if (existing === 'busy' && waitedMs < RECOVERY_TIMEOUT_MS) {
      await delay(POLL_INTERVAL_MS);
      continue;
    }
    const started = await start(options, watchdog);
    if (started) return started;
    const hasTimedOut = waitedMs > LOCK_TIMEOUT_MS;
    const lock = { cluster, socketFolder: options.address.host };
    if (await removeStaleLock(lock, { trustsProcessId: hasTimedOut })) continue;
    if (hasTimedOut) throw await createLockError(cluster);
    await delay(LOCK_RETRY_INTERVAL_MS);
  }
}
