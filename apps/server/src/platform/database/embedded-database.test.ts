import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder, removeScratchFolder } from '../../testing/scratch-folder.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from './embedded-database.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeScratchFolder();
});
afterEach(() => removeScratchFolder(dataDir));

it('explains in one sentence that names DATABASE_URL why the embedded PostgreSQL cannot run', async () => {
  await writeFile(join(dataDir, 'postgres-location'), join(dataDir, 'missing'));
  const error = await startEmbeddedDatabase(dataDir, silentLogger).catch((reason) => reason);
  expect(error).toBeInstanceOf(EmbeddedDatabaseError);
  expect(error.message).toMatch(
    /^The embedded PostgreSQL cannot be used, because .*postgres-location.*: .*DATABASE_URL.*\.$/,
  );
});
