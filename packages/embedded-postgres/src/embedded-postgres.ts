import { mkdir, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PoolConfig } from 'pg';
import { locateBinaries } from './binaries.ts';
import type { Launch } from './bring-up.ts';
import { choosePlace, clusterFolder, findBase } from './cluster-place.ts';
import type { Log } from './log.ts';
import { findAccount } from './run-as.ts';
import { APPLICATION, chooseAddress, poolConfigFor, SUPERUSER } from './server-address.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the database; made when missing. */
  dataDir: string;
  logger: Log;
  /** False gives up every protection against power loss, for the sake of tests. */
  durable?: boolean;
  /** Programs of another PostgreSQL, for example `/usr/lib/postgresql/15/bin`. */
  binDir?: string;
  /** Where database and programs go when the user that PostgreSQL runs as cannot reach them here. */
  elsewhere?: string;
}

export interface EmbeddedPostgres {
  /** The application's database, as the role without privileges that owns it. */
  connection: PoolConfig;
  /** The maintenance database, as superuser, for those who make databases. */
  superuser: PoolConfig;
  /** Ends the server within 10 s, unless another process still uses it. Close pools first. */
  stop(): Promise<void>;
}

/** A folder for nobody else to list; the ones above it stay as others make them. */
async function makeDataFolder(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  return realpath(path);
}

async function prepareLaunch(options: EmbeddedPostgresOptions): Promise<Launch> {
  const {
    logger: log,
    binDir,
    durable: isDurable = true,
    elsewhere = '/var/lib/pawmatch',
  } = options;
  const dataDir = await makeDataFolder(options.dataDir);
  const account = await findAccount(clusterFolder(await findBase(dataDir)));
  const binaries = await locateBinaries({
    ...{ binDir, account, log },
    copiesFolder: account ? elsewhere : dataDir,
  });
  const place = await choosePlace({ dataDir, account, elsewhere, log });
  return { place, binaries, account, address: await chooseAddress(place.base), isDurable };
}

/**
 * Runs a PostgreSQL server of the application's own, or joins the one that runs on the same data folder
 * already, and starts it again whenever it dies. It ends with the application, even after `kill -9`.
 * @throws EmbeddedPostgresError when it cannot run here, with one sentence for whoever started it
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
