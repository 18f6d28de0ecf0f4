import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
  /** Photos are compressed already. */
  isCompressed?: boolean;
}

/** Most of the gain for little time. */
const LEVEL = 3;

/**
 * A zip file that is written while it is read. When its reader leaves, the entry that is being written and the iterable are
 * closed.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const left = new AbortController();
  output.once('close', () => left.abort());

  async function add({ name, content, isCompressed = false }: ZipEntry) {
    const input = Readable.from(content, { objectMode: false });
    zip.addReadStream(input, name, { compressionLevel: isCompressed ? 0 : LEVEL });
    try {
      await finished(input, { signal: left.signal });
    } catch (error) {
      if (!input.closed) await once(input.destroy(), 'close');
      throw error;
    }
  }

  async function addAll() {
    for await (const entry of entries) await add(entry);
    zip.end();
  }

  addAll().catch((error: Error) => output.destroy(error));
  return output;
}
