import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileError } from './file-error.ts';
import {
  createDecoding,
  createEncodingTest,
  encodingOfHead,
  type TextEncoding,
} from './text-encoding.ts';

/** A file that was found to be text. It can be read several times, and its size does not matter. */
export interface TextFile {
  path: string;
  /** In bytes, as it lies on the disk. */
  size: number;
  /** @param onRead is told how many bytes of the file have been read */
  read(onRead?: (bytes: number) => void): AsyncGenerator<string>;
}

const HEAD_BYTES = 4096;

/** First bytes of files that programs offer as CSV, with what people should do. */
const otherKinds: readonly [start: RegExp, advice: string][] = [
  [
    /^PK\p{Cc}\p{Cc}/u,
    'is a workbook (Excel, Numbers or LibreOffice) or another packed file, not CSV. Open it, save the sheet as "CSV UTF-8", and import that file.',
  ],
  [
    /^ÐÏ\p{Cc}à/u,
    'is a workbook of an older Excel, not CSV. Open it, save the sheet as "CSV UTF-8", and import that file.',
  ],
  [
    /^(\xef\xbb\xbf)?\s*</,
    'is a web page, not CSV. The download probably needed a sign-in: sign in there, download it again, and import that file.',
  ],
  [/^%PDF/, 'is a PDF document, not CSV. Export the animals as CSV, and import that file.'],
  [/^(\xef\xbb\xbf)?\s*[[{]/, 'is JSON, not CSV. Export the animals as CSV, and import that file.'],
];

/**
 * Opens a file with a table as text. What it is, is told by its bytes, never by its name.
 * @throws FileError when it is missing, empty, cut short or no text
 */
export async function openText(path: string): Promise<TextFile> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new FileError(`There is no file ${path}.`);
  const isPacked = await isGzip(path);
  const encoding = await recognizeEncoding(path, isPacked);
  return {
    path,
    size: file.size,
    async *read(onRead) {
      const decoding = createDecoding(encoding);
      for await (const bytes of readBytes(path, isPacked, onRead)) yield decoding.decode(bytes);
      yield decoding.end();
    },
  };
}

async function isGzip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** Reads the whole file once, and with that proves that it is whole. */
async function recognizeEncoding(path: string, isPacked: boolean): Promise<TextEncoding> {
  let head = Buffer.alloc(0);
  const utf8 = createDecoding('utf-8');
  const test = createEncodingTest();
  for await (const bytes of readBytes(path, isPacked)) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, bytes]).subarray(0, HEAD_BYTES);
      requireTable(path, head);
    }
    test.add(utf8.decode(bytes));
  }
  test.add(utf8.end());
  if (head.length === 0) throw new FileError(`${path} is empty.`);
  return encodingOfHead(head) ?? test.result();
}

function requireTable(path: string, head: Buffer): void {
  const start = head.subarray(0, 100).toString('latin1');
  const other = otherKinds.find(([pattern]) => pattern.test(start));
  if (other) throw new FileError(`${path} ${other[1]}`);
}

async function* readBytes(
  path: string,
  isPacked: boolean,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const source = createReadStream(path);
  const gunzip = isPacked ? createGunzip() : undefined;
  if (gunzip) pipeline(source, gunzip, () => {}); // What goes wrong ends the loop below.
  const stream: Readable = gunzip ?? source;
  try {
    for await (const chunk of stream) {
      onRead?.(source.bytesRead);
      yield chunk as Buffer;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new FileError(
      code === 'Z_BUF_ERROR'
        ? `${path} is cut short: the download did not finish. Nothing was stored. Download it again.`
        : `${path} cannot be read: ${message}`,
      { cause: error },
    );
  } finally {
    source.destroy();
  }
}
