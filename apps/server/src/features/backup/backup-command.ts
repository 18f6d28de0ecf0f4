import { parseArgs } from 'node:util';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../../config.ts';
import { isDiskFull } from '../../platform/database/database.ts';
import { EmbeddedDatabaseError } from '../../platform/database/embedded-database.ts';
import { ConfigError } from '../../platform/process/config-error.ts';
import { type DecryptionKey, readIdentities, readPassphrase } from './backup-encryption.ts';
import { BackupError } from './backup-format.ts';

type Options = Record<string, string | undefined>;

/** A command with the name of one file or folder, and options that have a value. */
interface BackupCommand {
  usage: string;
  /** Such as `keep-days` for `--keep-days 14`. */
  options?: string[];
  /** Used when no name is given; undefined: a name is required. */
  defaultPath?(config: Config): string | undefined;
  /**
   * @returns the text for standard output
   * @throws BackupError for an error that the person who typed the command can fix
   */
  run(path: string, options: Options, config: Config, logger: Logger): Promise<string>;
}

/** @throws BackupError for unknown options and more than one name */
function readArguments({ usage, options = [] }: BackupCommand) {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
      },
    });
    const { help: isHelp, ...given } = values;
    if (positionals.length > 1) throw new Error('Give the name of one file.');
    return { isHelp, path: positionals[0], options: given as Options };
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${usage}`);
  }
}

/**
 * The key that `--passphrase-file` or `--identity-file` names; undefined without either.
 * @throws BackupError when both are given, or the file cannot be used
 */
export async function readDecryptionKey(options: Options): Promise<DecryptionKey | undefined> {
  const { 'passphrase-file': passphrase, 'identity-file': identity } = options;
  if (passphrase && identity) {
    throw new BackupError('Give either --passphrase-file or --identity-file.');
  }
  if (passphrase) return readPassphrase(passphrase);
  return identity ? readIdentities(identity) : undefined;
}

/** Node 20.19 warns for each key that X25519 is experimental; later versions call it stable. */
function hideExperimentalWarnings(): void {
  const listeners = process.listeners('warning');
  process.removeAllListeners('warning').on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning') return;
    for (const listener of listeners) listener(warning);
  });
}

/** Runs a command. Expected errors are printed as one line, other errors with their stack. */
export async function runBackupCommand(command: BackupCommand): Promise<void> {
  const { usage, defaultPath, run } = command;
  hideExperimentalWarnings();
  try {
    const { isHelp, path, options } = readArguments(command);
    const logger = pino({ level: 'warn' }, pino.destination(2));
    const execute = async () => {
      const config = readConfig(process.env);
      const target = path ?? defaultPath?.(config);
      if (!target) throw new BackupError(`Give the name of one file.\n\n${usage}`);
      return run(target, options, config, logger);
    };
    process.stdout.write(`${isHelp ? usage : await execute()}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  const { message, stack } = error as Error;
  const isExpected = [BackupError, ConfigError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) return message;
  if (isDiskFull(error)) return 'The disk is full. Free some room and try again.';
  return stack ?? message;
}
