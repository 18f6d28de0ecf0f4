import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../..');

/**
 * Whether tests run the production build, which `npm test` has just made. A single file that is run by
 * hand uses the sources, so that nothing has to be built first.
 */
export const usesProductionBuild = process.env.TEST_BUILD === 'production';

/** The folder of the built web pages. */
export const builtWebFolder = join(SERVER, '../web/dist/client');

/**
 * Parameters of Node that run one of the server's programs.
 * @param name path below `src` without its ending, such as `main` or `commands/import`
 */
export function programParameters(name: string): string[] {
  if (usesProductionBuild) return [join(SERVER, 'dist', `${name}.js`)];
  return ['--import', 'tsx', join(SERVER, 'src', `${name}.ts`)];
}
