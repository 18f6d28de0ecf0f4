import { mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PoolConfig } from 'pg';
import { type Binaries, locateBinaries } from './binaries.ts';
import { chooseLocation, clusterIn, findBaseFolder } from './cluster-location.ts';
import type { LaunchOptions } from './connect-or-start.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Logger } from './logger.ts';
import { APPLICATION, DEFAULT_FALLBACK_DIR, SUPERUSER } from './names.ts';
import { chooseAccount } from './run-as.ts';
import { chooseAddress, poolConfigFor } from './server-address.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the database. Created when missing. */
  dataDir: string;
  logger: Logger;
  /** False, for tests only, turns off every protection against power loss. Default: true. */
  durable?: boolean;
  /** Programs of another PostgreSQL, for example `/usr/lib/postgresql/15/bin`. */
  binDir?: string;
  /**
   * Holds database and programs when PostgreSQL's user cannot reach `dataDir` or the installed programs.
   * Default: `/var/lib/pawmatch`.
   */
  fallbackDir?: string;
}

/** A running server. Both connections stay valid after the server was restarted. */
export interface EmbeddedPostgres {
  /** The application's database, as the role without privileges that owns it. */
  connection: PoolConfig;
  /** The maintenance database, as superuser. */
  superuser: PoolConfig;
  /** Stops the server within 10 s, unless another process still uses it. Close pools first. */
  stop(): Promise<void>;
}

/** Creates a folder that only its owner can enter. Parent folders get the default permissions. */
async function makeDataFolder(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  return realpath(path);
}

/** @throws EmbeddedPostgresError when this process is not root and the database is another user's */
async function requireOwnCluster(cluster: string): Promise<void> {
  const user = process.getuid?.();
  const owner = (await stat(cluster).catch(() => undefined))?.uid;
  if (!user || owner === undefined || owner === user) return;
  throw new EmbeddedPostgresError(
    `${cluster} belongs to the user ${owner}, and this runs as the user ${user}`,
  );
}

/** @throws EmbeddedPostgresError when another major version of PostgreSQL has written the database */
async function requireSameVersion(cluster: string, { majorVersion }: Binaries): Promise<void> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const version = text?.trim();
  if (!version || version === String(majorVersion)) return;
  throw new EmbeddedPostgresError(
    `${cluster} was written by PostgreSQL ${version}, and this is PostgreSQL ${majorVersion}, which cannot read it`,
  );
}

async function prepareLaunch(options: EmbeddedPostgresOptions): Promise<LaunchOptions> {
  const { logger, binDir, durable: isDurable = true, fallbackDir = DEFAULT_FALLBACK_DIR } = options;
  const dataDir = await makeDataFolder(options.dataDir);
  const cluster = clusterIn(await findBaseFolder(dataDir));
  await requireOwnCluster(cluster);
  const account = await chooseAccount(cluster);
  const binaries = await locateBinaries({
    binDir,
    account,
    logger,
    copiesFolder: account ? fallbackDir : dataDir,
  });
  await requireSameVersion(cluster, binaries);
  const location = await chooseLocation({ dataDir, account, fallbackDir, logger });
  const address = await chooseAddress(location.baseFolder);
  return { location, binaries, account, address, isDurable };
}

/**
 * Starts a PostgreSQL server in `dataDir`, or connects to the one that runs there already. The server is
 * restarted whenever it dies, and stops with the last process that uses it, also after `kill -9`.
 * @throws EmbeddedPostgresError when it cannot run here
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { address, stop } = await supervise(await prepareLaunch(options), options.logger);
  return {
    connection: poolConfigFor(address, APPLICATION, APPLICATION),
    superuser: poolConfigFor(address, SUPERUSER, 'postgres'),
    stop,
  };
}
