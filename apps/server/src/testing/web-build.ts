import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtWebFolder, usesProductionBuild } from './production-build.ts';
import { makeScratchFolder, removeScratchFolder } from './scratch-folder.ts';

const BUILD = join(import.meta.dirname, '../../../web/build.mjs');

export interface WebBuild {
  /** For `AppOptions`. */
  webFolder: string;
  remove(): Promise<void>;
}

/**
 * The web application and its renderer: those that `npm test` has built, else built now, into a folder
 * of its own (about 4 s).
 */
export async function buildWeb(): Promise<WebBuild> {
  if (usesProductionBuild) return { webFolder: builtWebFolder, remove: async () => undefined };
  const folder = await makeScratchFolder();
  await promisify(execFile)(process.execPath, [BUILD, '--out', folder], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  return { webFolder: join(folder, 'client'), remove: () => removeScratchFolder(folder) };
}
