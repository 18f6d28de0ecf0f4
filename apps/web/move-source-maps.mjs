import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves the source maps out of the served files. The server uses them to read stack traces, for which
 * it needs no source text.
 * @param {string} from
 * @param {string} to
 */
export function moveSourceMaps(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.map'))) {
    const { sourcesContent: _sources, ...map } = JSON.parse(readFileSync(join(from, name), 'utf8'));
    writeFileSync(join(to, name), JSON.stringify(map));
    rmSync(join(from, name));
  }
}
