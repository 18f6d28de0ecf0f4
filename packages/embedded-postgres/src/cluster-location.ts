import { chmod, chown, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Logger } from './logger.ts';
import { type Account, runTestAs } from './run-as.ts';

/** The paths of one database on this machine. */
export interface ClusterLocation {
  /** The data folder, or the fallback folder that the data folder's location file names. */
  baseFolder: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  logPath: string;
  /** Writes the location file, where one is needed. Called once the cluster exists. */
  save(): Promise<void>;
}

/** Names the folder that holds the database when the data folder cannot. */
const LOCATION_FILE = 'postgres-location';

export const isCluster = (folder: string): Promise<boolean> =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Creates a folder that only PostgreSQL's user and root can enter. */
export async function makePrivateFolder(path: string, account: Account | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
}

/** Whether the user can write to a folder of its own inside `baseFolder`. Gives `baseFolder` the search bit. */
async function canUseFolder(baseFolder: string, account: Account): Promise<boolean> {
  try {
    await chmod(baseFolder, (await stat(baseFolder)).mode | 0o011);
    const folder = socketFolderIn(baseFolder);
    await makePrivateFolder(folder, account);
    return await runTestAs(account, '[ -w "$1" ]', folder);
  } catch {
    return false;
  }
}

/** The preferred socket folder. `chooseAddress` uses another one where this path is too long. */
export const socketFolderIn = (baseFolder: string) => join(baseFolder, 'postgres-socket');

export const clusterIn = (baseFolder: string) => join(baseFolder, 'postgres');

/**
 * Finds the folder that holds the database. Needs no account, because the account depends on the owner of
 * the cluster that is found.
 * @throws EmbeddedPostgresError when the location file names a folder without a database
 */
export async function findBaseFolder(dataDir: string): Promise<string> {
  const record = await readFile(join(dataDir, LOCATION_FILE), 'utf8').catch(() => undefined);
  if (record === undefined) return dataDir;
  const baseFolder = record.trim();
  if (await isCluster(clusterIn(baseFolder))) return baseFolder;
  throw new EmbeddedPostgresError(
    `${join(dataDir, LOCATION_FILE)} says that the database is in ${baseFolder}, where there is none`,
  );
}

/**
 * Chooses the data folder, or a new folder in `fallbackDir` when PostgreSQL's user cannot reach the data
 * folder (for example a project in root's home).
 * @throws EmbeddedPostgresError when an existing database, or both folders, cannot be reached
 */
export async function chooseLocation(options: {
  dataDir: string;
  account: Account | undefined;
  fallbackDir: string;
  logger: Logger;
}): Promise<ClusterLocation> {
  const { dataDir, account, fallbackDir, logger } = options;
  const current = await findBaseFolder(dataDir);
  if (!account || (await canUseFolder(current, account))) return createLocation(current);
  if (await isCluster(clusterIn(current))) {
    throw new EmbeddedPostgresError(
      `${clusterIn(current)} cannot be reached by the user ${account.uid} that it belongs to`,
    );
  }
  await mkdir(fallbackDir, { recursive: true });
  const baseFolder = await mkdtemp(join(fallbackDir, 'database-'));
  if (!(await canUseFolder(baseFolder, account))) {
    throw new EmbeddedPostgresError(
      `neither ${dataDir} nor ${fallbackDir} can be reached by the user ${account.uid} that it runs as`,
    );
  }
  logger.info(
    `The database is kept in ${baseFolder}, because PostgreSQL's user cannot reach ${dataDir}`,
  );
  return createLocation(baseFolder, () =>
    writeFile(join(dataDir, LOCATION_FILE), `${baseFolder}\n`),
  );
}

function createLocation(baseFolder: string, save = async () => {}): ClusterLocation {
  const cluster = clusterIn(baseFolder);
  return { baseFolder, cluster, logPath: join(baseFolder, 'postgres.log'), save };
}
