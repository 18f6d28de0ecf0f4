import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';

const run = promisify(execFile);

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** An address that says what the parts say; a socket's folder fits only into the query. */
function addressOf({ connectionString, host, port, user, password, database }: ClientConfig) {
  if (connectionString) return connectionString;
  const address = new URL('postgres:///');
  address.pathname = `/${database}`;
  const parts = { host, port, user, password: String(password ?? '') };
  for (const [name, value] of Object.entries(parts)) {
    if (value) address.searchParams.set(name, String(value));
  }
  return address.href;
}

/**
 * Runs a command as `npm run` does, in a process of its own.
 * @param name of its file in `commands`, such as `admin`
 * @param where the database, and the folder for data
 */
export async function runCommand(
  name: string,
  where: { connection: ClientConfig; dataDir: string },
  ...words: string[]
): Promise<CommandResult> {
  const script = join(import.meta.dirname, '../commands', `${name}.ts`);
  const env = { DATABASE_URL: addressOf(where.connection), DATA_DIR: where.dataDir };
  try {
    const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', script, ...words], {
      env,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as CommandResult;
  }
}
