import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** The page, whose script starts the application. */
const ENTRY = 'index.html';

/** Finds the URLs of the scripts that a page needs, the entry script first. */
type PageFiles = (sources: readonly string[]) => string[];

/** @param folder `apps/web/dist/client` */
export async function createPageFiles(folder: string): Promise<PageFiles> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );

  function collect(source: string, files: Set<string>): void {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
  }

  return (sources) => {
    const files = new Set<string>();
    for (const source of [ENTRY, ...sources]) collect(source, files);
    return [...files].map((file) => `/${file}`);
  };
}
