import { parseArgs } from 'node:util';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../../config.ts';
import { ConfigError } from '../../platform/config-error.ts';
import { EmbeddedDatabaseError } from '../../platform/embedded-database.ts';
import { BackupError } from './backup-format.ts';

/** A command whose only argument is a file name. */
interface BackupCommand {
  usage: string;
  /** @returns the text for standard output */
  run(path: string, config: Config, logger: Logger): Promise<string>;
}

/** @returns undefined for `--help`. @throws BackupError */
function readPath(usage: string): string | undefined {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return undefined;
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [path, ...others] = positionals;
    if (path && others.length === 0) return path;
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${usage}`);
  }
  throw new BackupError(`Give the name of one file.\n\n${usage}`);
}

/** Runs a command. Expected errors are printed as one line, other errors with their stack. */
export async function runBackupCommand({ usage, run }: BackupCommand): Promise<void> {
  try {
    const path = readPath(usage);
    const logger = pino({ level: 'warn' }, pino.destination(2));
    const output = path ? await run(path, readConfig(process.env), logger) : usage;
    process.stdout.write(`${output}\n`);
  } catch (error) {
    const isExpected = [BackupError, ConfigError, EmbeddedDatabaseError].some(
      (kind) => error instanceof kind,
    );
    const { message, stack } = error as Error;
    process.stderr.write(`${isExpected ? message : (stack ?? message)}\n`);
    process.exitCode = 1;
  }
}
