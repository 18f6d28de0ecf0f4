import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Images and fonts are already compressed. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest)$/;

/** In bytes: for smaller files the headers cost more than compression saves. */
const MIN_SIZE = 512;

/**
 * Writes a `.br` and a `.gz` version beside each compressible file, for the server to send.
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
