import { chmod, chown, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Log } from './log.ts';
import { type Account, holdsFor } from './run-as.ts';

/** Where one database lives on this machine. */
export interface ClusterPlace {
  /** The data folder, or a folder elsewhere that the data folder names. */
  base: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  log: string;
  /** Writes into the data folder where the database is, once there is one. */
  remember(): Promise<void>;
}

/** Names the folder that holds the database when the data folder itself cannot. */
const RECORD = 'postgres-location';

export const isCluster = (folder: string): Promise<boolean> =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Makes a folder that only PostgreSQL's user and root can enter. */
export async function makePrivateFolder(path: string, account: Account | undefined): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
}

/** Whether that user can work in a folder of its own inside `base`, which gets its search bit for that. */
async function canWorkIn(base: string, account: Account): Promise<boolean> {
  try {
    await chmod(base, (await stat(base)).mode | 0o011);
    const own = socketFolder(base);
    await makePrivateFolder(own, account);
    return await holdsFor(account, '[ -w "$1" ]', own);
  } catch {
    return false;
  }
}

/** Beside the cluster; `makeSocketFolder` takes another where this path is too long. */
export const socketFolder = (base: string) => join(base, 'postgres-socket');

/** The data folder, or the folder that it names. Needs no account, so that the cluster's owner can be asked first. */
export async function findBase(dataDir: string): Promise<string> {
  const record = await readFile(join(dataDir, RECORD), 'utf8').catch(() => undefined);
  if (record === undefined) return dataDir;
  const base = record.trim();
  if (await isCluster(clusterFolder(base))) return base;
  throw new EmbeddedPostgresError(
    `${join(dataDir, RECORD)} says that the database is in ${base}, where there is none`,
  );
}

export const clusterFolder = (base: string) => join(base, 'postgres');

/**
 * Puts the database into the data folder, or, where the user that PostgreSQL runs as cannot reach that
 * (a project under root's home), into a new folder in `elsewhere`.
 * @throws EmbeddedPostgresError when a database exists that its user cannot reach
 */
export async function choosePlace(options: {
  dataDir: string;
  account: Account | undefined;
  elsewhere: string;
  log: Log;
}): Promise<ClusterPlace> {
  const { dataDir, account, elsewhere, log } = options;
  const known = await findBase(dataDir);
  if (!account || (await canWorkIn(known, account))) return placeIn(known);
  if (await isCluster(clusterFolder(known))) {
    throw new EmbeddedPostgresError(
      `${clusterFolder(known)} cannot be reached by the user ${account.uid} that it belongs to`,
    );
  }
  await mkdir(elsewhere, { recursive: true });
  const base = await mkdtemp(join(elsewhere, 'database-'));
  if (!(await canWorkIn(base, account))) {
    throw new EmbeddedPostgresError(
      `neither ${dataDir} nor ${elsewhere} can be reached by the user ${account.uid} that it runs as`,
    );
  }
  log.info(`The database is kept in ${base}, because PostgreSQL's user cannot reach ${dataDir}`);
  return placeIn(base, () => writeFile(join(dataDir, RECORD), `${base}\n`));
}

function placeIn(base: string, remember = async () => {}): ClusterPlace {
  return { base, cluster: clusterFolder(base), log: join(base, 'postgres.log'), remember };
}
