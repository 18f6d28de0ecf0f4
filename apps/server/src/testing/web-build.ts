import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { builtWebFolder, usesProductionBuild } from './production-build.ts';
import { makeScratchFolder, removeScratchFolder } from './scratch-folder.ts';

const BUILD = join(import.meta.dirname, '../../../web/build.mjs');

/**
 * The folder of the web application and its renderer for `AppOptions`: those that `npm test` has built, else built
 * now, into a folder of its own (about 4 s), which is removed after the tests of the file.
 */
export async function openWebFolder(): Promise<string> {
  if (usesProductionBuild) return builtWebFolder;
  const folder = await makeScratchFolder();
  afterAll(() => removeScratchFolder(folder));
  await promisify(execFile)(process.execPath, [BUILD, '--out', folder], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  return join(folder, 'client');
}
