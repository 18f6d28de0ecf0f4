import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { isCluster, makePrivateFolder } from './cluster-location.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { type Account, spawnOptionsFor } from './run-as.ts';

const execute = promisify(execFile);

/** Versions before 17 lack the built-in locale provider. The C library's C.UTF-8 sorts the same. */
const localeFor = ({ majorVersion }: Binaries): string[] =>
  majorVersion >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8', '--data-checksums'];

/** Folder names of the clusters that this process is creating. */
const inProgress = new Set<string>();

/** Removes the folders of killed attempts. The folder name contains the id of the process that created it. */
async function removeUnfinished(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    const creator = Number.parseInt(name.slice(prefix.length), 10);
    const isInProgress = creator === process.pid ? inProgress.has(name) : isProcessAlive(creator);
    if (isInProgress) continue;
    await rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/**
 * Creates a cluster unless there is one. `initdb` runs in a temporary folder, which is renamed once it is
 * complete and on disk: an interrupted `initdb` leaves a cluster that starts without its databases.
 * @param options.password of the superuser; undefined where `peer` authentication is used
 * @throws EmbeddedPostgresError when `initdb` fails
 */
export async function initCluster(options: {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  isDurable: boolean;
  superuser: string;
  password: string | undefined;
}): Promise<void> {
  const { cluster, binaries, account, isDurable, superuser, password } = options;
  if (await isCluster(cluster)) return;
  await removeUnfinished(cluster);
  const unfinished = `${cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  inProgress.add(basename(unfinished));
  await makePrivateFolder(unfinished, account);
  const passwordFile = `${unfinished}.password`;
  try {
    if (password) {
      await writeFile(passwordFile, password, { mode: 0o600 });
      if (account) await chown(passwordFile, account.uid, account.gid);
    }
    await execute(
      binaries.initdb,
      [
        ...['-D', unfinished, '-U', superuser, '-E', 'UTF8', '--no-instructions'],
        ...localeFor(binaries),
        ...(password
          ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
          : ['--auth-local=peer', '--auth-host=reject']),
        ...(isDurable ? [] : ['--no-sync']),
      ],
      spawnOptionsFor(account),
    );
    await rename(unfinished, cluster);
    if (isDurable) await syncFolder(dirname(cluster));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 3 });
    // Another process may have created it first.
    if (await isCluster(cluster)) return;
    throw new EmbeddedPostgresError(`its first database cannot be made (${reasonOf(error)})`, {
      cause: error,
    });
  } finally {
    inProgress.delete(basename(unfinished));
    await rm(passwordFile, { force: true });
  }
}

/** What `initdb` printed as its error, or else last: not all of its complaints are marked. */
function reasonOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  const marked = /(?:error|fatal):\s+(.*)/i.exec(stderr)?.[1];
  const last = stderr
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^initdb: /, '');
  return marked || last || (message.split('\n')[0] ?? message);
}
