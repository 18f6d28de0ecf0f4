import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import { addressOf } from './address-of.ts';
import { programParameters } from './production-build.ts';

const run = promisify(execFile);

interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command like `npm run`, in a process of its own.
 * @param name of its file in `commands`, such as `admin`
 * @param where the database, by default the embedded one, the data folder, and further settings
 */
export async function runCommand(
  name: string,
  where: { connection?: ClientConfig; dataDir: string; settings?: Record<string, string> },
  ...words: string[]
): Promise<CommandResult> {
  const program = programParameters(`commands/${name}`);
  const env = {
    DATA_DIR: where.dataDir,
    ...(where.connection && { DATABASE_URL: addressOf(where.connection) }),
    ...where.settings,
  };
  try {
    const { stdout, stderr } = await run(process.execPath, [...program, ...words], {
      env,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as CommandResult;
  }
}
