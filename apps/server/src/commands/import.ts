import { parseArgs } from 'node:util';
import { petFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import cliProgress from 'cli-progress';
import { destination } from 'pino';
import { readConfig } from '../config.ts';
import { ExportError } from '../features/export/read-export.ts';
import { isExportFile, restoreFile } from '../features/export/restore-file.ts';
import { describeReport, hasSucceeded } from '../features/import/describe-report.ts';
import { FileError } from '../features/import/file/file-error.ts';
import { formatNames } from '../features/import/formats/layouts.ts';
import { importFile } from '../features/import/import-file.ts';
import { EmbeddedDatabaseError } from '../platform/database/embedded-database.ts';
import { openConfiguredDatabase } from '../platform/database/open-configured-database.ts';
import { createImageStore } from '../platform/images/create-image-store.ts';
import { systemClock } from '../platform/process/clock.ts';
import { ConfigError } from '../platform/process/config-error.ts';
import { createLogger } from '../platform/process/logger.ts';

const USAGE = `Usage: npm run import -- [--dry-run] FILE

  --format   whose columns it must have: ${formatNames.join(', ')}; otherwise they are recognized
  --size     size of pets whose rows have none: ${petFacts.size.values.join(', ')}
  --shelter  whose pets they are, by its name in addresses; only needed where there are several
  --dry-run  check every row, and keep nothing
  --help     show this

Pets that were imported before are updated, not doubled; what staff have changed or deleted stays so. The running application sees the pets at
once. A zip file of npm run export
brings a whole shelter back: what is missing is added, and nothing is overwritten. Which database: as the application, by DATABASE_URL or DATA_DIR.`;

/** A batch may take its time; people wait for it knowingly. */
const STATEMENT_TIMEOUT_MS = 60_000;

class UsageError extends Error {}

interface Order {
  format: string | undefined;
  size: string | undefined;
  shelter: string | undefined;
  path: string;
  dryRun: boolean;
}

/** @returns null when only help was asked for. @throws UsageError */
function readOrder(): Order | null {
  const { values, positionals } = parseOptions();
  if (values.help) return null;
  const { format, size, shelter } = values;
  requireOneOf('--format', formatNames, format);
  requireOneOf('--size', petFacts.size.values, size);
  const [path, ...others] = positionals;
  if (!path || others.length > 0) throw new UsageError('Give the name of one file.');
  return { format, size, shelter, path, dryRun: values['dry-run'] ?? false };
}

function requireOneOf(option: string, choices: readonly string[], value: string | undefined) {
  if (value === undefined || choices.includes(value)) return;
  throw new UsageError(`${option} must be one of: ${choices.join(', ')}`);
}

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        size: { type: 'string' },
        shelter: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function run({ path, ...order }: Order): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger('warn', destination(2));
  const { database, close } = await openConfiguredDatabase(config, logger, {
    statementTimeout: STATEMENT_TIMEOUT_MS,
  });
  // Says nothing where standard error is no terminal.
  const bar = new cliProgress.SingleBar(
    { format: 'Importing {bar} {percentage} %  {eta_formatted} left', hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  try {
    if (isExportFile(path)) {
      const stores = { database, imageStore: await createImageStore(config) };
      process.stdout.write(`${await restoreFile(stores, path, order)}\n`);
      return;
    }
    const started = performance.now();
    bar.start(1, 0);
    const report = await importFile({ database, clock: systemClock }, path, {
      ...order,
      onProgress(readBytes, size) {
        bar.setTotal(size);
        bar.update(readBytes);
      },
    });
    bar.stop();
    const seconds = (performance.now() - started) / 1_000;
    process.stdout.write(`${describeReport(report, seconds, order.dryRun)}\n`);
    if (!hasSucceeded(report)) process.exitCode = 1;
  } finally {
    bar.stop();
    await close();
  }
}

/** One line for what the person can mend; all there is for everything else. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  const isPlain = [FileError, ExportError, ConfigError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  );
  if (isPlain) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const order = readOrder();
  if (order) await run(order);
  else process.stdout.write(`${USAGE}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
