import { parseArgs } from 'node:util';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../../config.ts';
import { ConfigError } from '../../platform/config-error.ts';
import { EmbeddedDatabaseError } from '../../platform/embedded-database.ts';
import { BackupError } from './backup-format.ts';

/** A command whose only word is the name of a file. */
interface BackupCommand {
  usage: string;
  /** @returns what is said about it on standard output */
  run(path: string, config: Config, logger: Logger): Promise<string>;
}

/** @returns undefined when only help was asked for. @throws BackupError */
function readPath(usage: string): string | undefined {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) return undefined;
  try {
    const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} });
    const [path, ...others] = positionals;
    if (path && others.length === 0) return path;
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${usage}`);
  }
  throw new BackupError(`Give the name of one file.\n\n${usage}`);
}

/** Runs a command; it fails with one line for what the person can mend, and all there is otherwise. */
export async function runBackupCommand({ usage, run }: BackupCommand): Promise<void> {
  try {
    const path = readPath(usage);
    const logger = pino({ level: 'warn' }, pino.destination(2));
    const said = path ? await run(path, readConfig(process.env), logger) : usage;
    process.stdout.write(`${said}\n`);
  } catch (error) {
    const isPlain = [BackupError, ConfigError, EmbeddedDatabaseError].some(
      (kind) => error instanceof kind,
    );
    const { message, stack } = error as Error;
    process.stderr.write(`${isPlain ? message : (stack ?? message)}\n`);
    process.exitCode = 1;
  }
}
