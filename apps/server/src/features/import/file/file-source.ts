import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FileError } from './file-error.ts';

/** Where the bytes of a file come from. */
export interface FileSource {
  /** For messages. */
  name: string;
  /** In bytes, packed as it may be. */
  size: number;
  /** From the start, as often as wanted. */
  read(): AsyncIterable<Buffer>;
  /** Called again and again while the file is read: waits, so that others get their turn, or throws to end it. */
  pace?(): Promise<void>;
}

/** A file on the disk. @throws FileError when it is missing */
export async function fileOnDisk(path: string): Promise<FileSource> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new FileError(`There is no file ${path}.`);
  return {
    name: path,
    size: file.size,
    async *read() {
      try {
        yield* createReadStream(path);
      } catch (cause) {
        throw new FileError(`${path} cannot be read: ${(cause as Error).message}`, { cause });
      }
    },
  };
}
