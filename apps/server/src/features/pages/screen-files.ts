import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** https://vite.dev/guide/backend-integration */
type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** The page itself, which names the files of its own. */
const ENTRY = 'index.html';

/** Finds the scripts that screens need beyond those that the page itself names. */
export type ScreenFiles = (sources: readonly string[]) => string[];

/** @param folder `apps/web/dist/client` */
export async function openScreenFiles(folder: string): Promise<ScreenFiles> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );

  function collect(source: string, files: Set<string>): Set<string> {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
    return files;
  }

  const named = collect(ENTRY, new Set());
  return (sources) => {
    const files = new Set<string>();
    for (const source of sources) collect(source, files);
    return [...files].filter((file) => !named.has(file)).map((file) => `/${file}`);
  };
}
