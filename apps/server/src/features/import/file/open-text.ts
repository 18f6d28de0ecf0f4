import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fileTexts as messages } from '../import-texts.ts';
import { FileError } from './file-error.ts';
import type { FileSource } from './file-source.ts';
import {
  createDecoding,
  createEncodingTest,
  encodingOfHead,
  type TextEncoding,
} from './text-encoding.ts';

/** A file that was found to be text. It can be read several times. */
export interface TextFile {
  /** For messages. */
  name: string;
  /** In bytes, packed as it may be. */
  size: number;
  /** To be called with each row: see {@link FileSource}. */
  pace(): Promise<void>;
  /** @param onRead is told how many bytes of the file have been read */
  read(onRead?: (bytes: number) => void): AsyncGenerator<string>;
}

const HEAD_BYTES = 4096;

/** First bytes of files that programs offer as CSV, with what they are. */
const otherKinds: readonly [
  start: RegExp,
  kind: 'workbook' | 'oldWorkbook' | 'webPage' | 'pdf' | 'json',
][] = [
  [/^PK\p{Cc}\p{Cc}/u, 'workbook'],
  [/^ÐÏ\p{Cc}à/u, 'oldWorkbook'],
  [/^(\xef\xbb\xbf)?\s*</, 'webPage'],
  [/^%PDF/, 'pdf'],
  [/^(\xef\xbb\xbf)?\s*[[{]/, 'json'],
];

/** A file that is larger when it is unpacked was made to fill memory. */
const MAX_UNPACKED_MB = 200;

/**
 * Opens a file with a table as text. What it is, is told by its bytes, never by its name.
 * @throws FileError when it is empty, too large, cut short or no text
 */
export async function openText(source: FileSource): Promise<TextFile> {
  const isPacked = await isGzip(source);
  const pace = async () => source.pace?.();
  const encoding = await recognizeEncoding(source, isPacked, pace);
  return {
    name: source.name,
    size: source.size,
    pace,
    async *read(onRead) {
      const decoding = createDecoding(encoding);
      for await (const bytes of readBytes(source, isPacked, onRead)) {
        // Empty rows are left out, so that nobody calls it for them.
        await pace();
        yield decoding.decode(bytes);
      }
      yield decoding.end();
    },
  };
}

async function isGzip(source: FileSource): Promise<boolean> {
  for await (const bytes of source.read()) return bytes[0] === 0x1f && bytes[1] === 0x8b;
  return false;
}

/** Reads the whole file once, and with that proves that it is whole. */
async function recognizeEncoding(
  source: FileSource,
  isPacked: boolean,
  pace: () => Promise<void>,
): Promise<TextEncoding> {
  let head = Buffer.alloc(0);
  const test = createEncodingTest();
  for await (const bytes of readBytes(source, isPacked)) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES);
      requireTable(source.name, head);
    }
    test.add(bytes);
    await pace();
  }
  if (head.length === 0) throw new FileError(messages.empty({ name: source.name }));
  return encodingOfHead(head) ?? test.result();
}

function requireTable(name: string, head: Buffer): void {
  const start = head.subarray(0, 100).toString('latin1');
  const other = otherKinds.find(([pattern]) => pattern.test(start));
  if (other) throw new FileError(messages[other[1]]({ name }));
}

async function* readBytes(
  source: FileSource,
  isPacked: boolean,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const packed = Readable.from(countBytes(source.read(), onRead), { objectMode: false });
  const gunzip = isPacked ? createGunzip() : undefined;
  if (gunzip) pipeline(packed, gunzip, () => {}); // What goes wrong ends the loop below.
  let unpacked = 0;
  try {
    for await (const chunk of gunzip ?? packed) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > MAX_UNPACKED_MB * 1024 ** 2) {
        throw new FileError(
          messages.tooLarge({ name: source.name, megabytes: MAX_UNPACKED_MB, isPacked }),
        );
      }
      yield chunk as Buffer;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') {
      throw new FileError(messages.cutShort({ name: source.name }), { cause: error });
    }
    if (!code?.startsWith('Z_')) throw error;
    throw new FileError(messages.notUnpacked({ name: source.name, reason: message }), {
      cause: error,
    });
  } finally {
    packed.destroy();
  }
}

async function* countBytes(
  chunks: AsyncIterable<Buffer>,
  onRead: ((bytes: number) => void) | undefined,
): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const chunk of chunks) {
    count += chunk.length;
    onRead?.(count);
    yield chunk;
  }
}
