import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The folder of `package-lock.json`. */
function findRepository(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package-lock.json'))) folder = dirname(folder);
  return folder;
}

/**
 * Folder of real images and listings for tests, which are not part of the product: `TEST_FILES`, or else
 * `shared/data` beside the checkout. Undefined when neither exists: tests then only use generated images.
 */
export function findTestFiles(): string | undefined {
  const folder = process.env.TEST_FILES ?? join(dirname(findRepository()), 'shared', 'data');
  return existsSync(folder) ? folder : undefined;
}

/** Reads the manifest of a folder of images. */
export function readManifest(folder: string): Record<string, string>[] {
  return parse(readFileSync(join(folder, 'MANIFEST.csv')), { columns: true });
}
