import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { destination } from 'pino';
import { readConfig } from '../config.ts';
import { exportEverything } from '../features/export/export-file.ts';
import { FileError } from '../features/import/file/file-error.ts';
import { chooseShelter } from '../features/import/import-file.ts';
import { listShelters } from '../features/shelter/shelters.repository.ts';
import { EmbeddedDatabaseError } from '../platform/database/embedded-database.ts';
import { openConfiguredDatabase } from '../platform/database/open-configured-database.ts';
import { createImageStore } from '../platform/images/create-image-store.ts';
import { systemClock } from '../platform/process/clock.ts';
import { ConfigError } from '../platform/process/config-error.ts';
import { createLogger } from '../platform/process/logger.ts';

const USAGE = `Usage: npm run export -- [OPTIONS] FILE.zip

Writes all that a shelter has into one file that other programs can read: CSV, JSON lines, and photos. It has no
passwords, and npm run import brings it back. For a copy of the whole installation, use npm run db:export.

  --shelter          which shelter, by its name in addresses; only needed where there are several
  --without-people   no people, visits, adoptions and notes
  --without-photos   no photos
  --help             show this

Which database: as the application, by DATABASE_URL or DATA_DIR.`;

class UsageError extends Error {}

function readOrder() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        shelter: { type: 'string' },
        'without-people': { type: 'boolean' },
        'without-photos': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!values.help && positionals.length !== 1) throw new Error('Give the name of one file.');
    return { ...values, path: positionals[0] ?? '' };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The file gets its name when it is complete. Only its owner can read it. */
async function write({ path, shelter, ...without }: ReturnType<typeof readOrder>) {
  const config = readConfig(process.env);
  const { database, close } = await openConfiguredDatabase(
    config,
    createLogger('warn', destination(2)),
    { prepare: async () => {} },
  );
  const partial = `${path}.${process.pid}.partial`;
  try {
    const { id, name } = chooseShelter(await listShelters(database), shelter);
    const content = exportEverything(
      { database, imageStore: await createImageStore(config) },
      {
        ...{ shelterId: id, shelterName: name, now: systemClock(), check: async () => {} },
        withPeople: !without['without-people'],
        withPhotos: !without['without-photos'],
      },
    );
    await pipeline(content, createWriteStream(partial, { flags: 'wx', mode: 0o600 }));
    await rename(partial, path);
    return `${name} is in ${path}.`;
  } finally {
    await rm(partial, { force: true });
    await close();
  }
}

/** One line for what the person can mend; all there is for everything else. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  const { message, stack, code } = error as NodeJS.ErrnoException;
  const isPlain = [FileError, ConfigError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  );
  return isPlain || code === 'ENOENT' || code === 'EACCES' ? message : (stack ?? message);
}

try {
  const order = readOrder();
  process.stdout.write(`${order.help ? USAGE : await write(order)}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
