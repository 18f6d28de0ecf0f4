import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Beside the served folder, so that the maps are not public. */
const MAPS = '../maps';
const MAX_LINES = 25;
const MAX_OPEN_MAPS = 12;

/** A position in one of our scripts, as all browsers write it into a stack. */
const PLACE = /\/assets\/([\w-]{1,100}\.js):(\d{1,7}):(\d{1,7})/;

/** Translates stacks by the source maps of the build. */
export function createSourceMaps(webFolder: string | undefined) {
  const folder = webFolder && join(webFolder, MAPS);
  const names = new Set(folder ? namesIn(folder) : []);
  const open = new LRUCache<string, SourceMap>({ max: MAX_OPEN_MAPS });

  const mapOf = (file: string): SourceMap | undefined => {
    if (!folder || !names.has(`${file}.map`)) return undefined;
    const cached = open.get(file);
    if (cached) return cached;
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')));
    open.set(file, map);
    return map;
  };

  const readLine = (line: string): string => {
    const [, file, row, column] = PLACE.exec(line) ?? [];
    if (!file) return line;
    const entry = mapOf(file)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return `${file}:${row}:${column}`;
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  };

  return {
    /** @returns the lines of a stack, with source positions where a map has them */
    readStack: (stack: string): string[] =>
      stack
        .split('\n')
        .slice(0, MAX_LINES)
        .map((line) => readLine(line.trim()))
        .filter((line) => line !== ''),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // A build without maps.
  }
}
