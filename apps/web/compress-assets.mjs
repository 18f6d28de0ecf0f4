import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Pictures and fonts are compressed as they are. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest)$/;

/** In bytes: below, headers weigh more than what is saved. */
const MIN_SIZE = 512;

/**
 * Puts a `.br` and a `.gz` beside each file that gets smaller by it, for the server to send.
 * @param {string} folder
 */
export function compressAssets(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < MIN_SIZE) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
