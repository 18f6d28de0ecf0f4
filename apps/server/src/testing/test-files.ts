import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The folder that holds `package-lock.json`. */
function findRepository(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package-lock.json'))) folder = dirname(folder);
  return folder;
}

/**
 * Real pictures and listings for tests, which are not part of the product: `TEST_FILES`, else the
 * folder `shared/data` beside the checkout; undefined where there is neither, and then the tests make
 * do with what they draw themselves.
 */
export function findTestFiles(): string | undefined {
  const folder = process.env.TEST_FILES ?? join(dirname(findRepository()), 'shared', 'data');
  return existsSync(folder) ? folder : undefined;
}

/** What a folder of pictures says about each of them. */
export function readManifest(folder: string): Record<string, string>[] {
  return parse(readFileSync(join(folder, 'MANIFEST.csv')), { columns: true });
}
