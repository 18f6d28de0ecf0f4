import { Readable } from 'node:stream';
import { IMPORT_CHUNK_BYTES } from '@pawmatch/contract/import/import-values';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  validateFileName,
} from 'yauzl';
import type { Database } from '../../../../platform/database/database.ts';
import { MAX_IMAGE_BYTES } from '../../../../platform/images/process-image.ts';
import type { StoredText } from '../../../../platform/language/stored-text.ts';
import { FileError } from '../../file/file-error.ts';
import { fileTexts, photoTexts } from '../../import-texts.ts';
import { findPiece } from '../imports.repository.ts';
import type { ImportJob } from '../imports.tables.ts';
import { PictureRefused } from './fetch-picture.ts';

/** More than a shelter has animals and photos of them. */
const MAX_FILES = 20_000;

/** Of the list of files at the end of a zip file, which is read at once. */
const MAX_LIST_BYTES = 8 * 1024 * 1024;

const MAX_PATH_LENGTH = 300;

/** What systems add by themselves, and folders. */
const IS_NO_FILE = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;

/** As for photos elsewhere; what a file really is, is seen when it is decoded. */
const PICTURES = 'JPEG, PNG, WebP, GIF, AVIF or HEIC';
const IS_PICTURE = /\.(jpe?g|png|webp|gif|avif|hei[cf])$/i;

/** "-2", "_2", " 2" or " (2)" at the end of a name. */
const NUMBER_AT_END = /(?:[\s_-]\d{1,2}|\(\d{1,2}\))$/;

/** "Rex.jpg" comes before "rex-2.jpg", and that one before "Rex-10.png". */
const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const withoutType = (path: string) => path.replace(/\.[a-z0-9]{1,5}$/i, '');

/** A file of a zip file. */
export interface ArchiveFile {
  path: string;
  /** What can be the id or the name of its animal: its name, the same without a number at its end, and its folder. */
  name: string;
  shortName: string | null;
  folder: string | null;
  /** Why it is not taken. The message ends a sentence. */
  problem: StoredText | null;
}

export interface PhotoArchive {
  /** In the order of their paths, always the same. */
  files: ArchiveFile[];
  /** @throws PictureRefused, FileError */
  read(position: number): Promise<Buffer>;
}

/** Reads pieces of the database as one file. The last one is kept: what is read next is often in it. */
class PieceReader extends RandomAccessReader {
  failure: unknown;
  #last: { position: number; bytes: Buffer } | undefined;

  readonly #findPiece: (position: number) => Promise<Buffer | undefined>;

  readonly #size: number;

  constructor(size: number, findPieceAt: (position: number) => Promise<Buffer | undefined>) {
    super();
    this.#size = size;
    this.#findPiece = findPieceAt;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end), { objectMode: false });
  }

  async *#read(start: number, endAsked: number): AsyncGenerator<Buffer> {
    // A zip file can say that it goes on after its end.
    const end = Math.min(endAsked, this.#size);
    for (let at = start; at < end; ) {
      const position = Math.floor(at / IMPORT_CHUNK_BYTES);
      const from = at - position * IMPORT_CHUNK_BYTES;
      const part = (await this.#pieceAt(position)).subarray(from, from + end - at);
      yield part;
      at += part.length;
    }
  }

  async #pieceAt(position: number): Promise<Buffer> {
    if (this.#last?.position === position) return this.#last.bytes;
    try {
      const bytes = await this.#findPiece(position);
      if (!bytes) throw new FileError(fileTexts.photosNotKept);
      this.#last = { position, bytes };
      return bytes;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

/**
 * Opens the zip file of photos of an import. Nothing of it is written to a disk, and paths that lead out of it are refused.
 * @throws FileError
 */
export async function openArchive(
  database: Database,
  { id, photoArchive }: Pick<ImportJob, 'id' | 'photoArchive'>,
  pace: () => Promise<void>,
): Promise<PhotoArchive> {
  if (!photoArchive) throw new Error('An import without photos has no zip file.');
  const { fileName, fileSize } = photoArchive;
  const reader = new PieceReader(fileSize, (position) =>
    findPiece(database, { importId: id, isPhotos: true, position }),
  );
  const listed: { file: ArchiveFile; entry: Entry }[] = [];
  const open = async () => {
    const zip = await fromRandomAccessReaderPromise(reader, fileSize, {
      decodeStrings: false,
      autoClose: false,
    });
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      await pace();
      bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (bytes > MAX_LIST_BYTES || listed.length >= MAX_FILES) {
        throw new FileError(fileTexts.tooManyFiles({ name: fileName, limit: MAX_FILES }));
      }
      const file = describeFile(entry);
      if (file) listed.push({ file, entry });
    }
    return zip;
  };
  const zip = await open().catch((error: Error) => {
    if (reader.failure) throw reader.failure;
    if (error instanceof FileError) throw error;
    throw new FileError(fileTexts.noZipFile({ name: fileName }), {
      cause: error,
    });
  });
  listed.sort((a, b) => order.compare(withoutType(a.file.path), withoutType(b.file.path)));

  return {
    files: listed.map(({ file }) => file),
    async read(position) {
      const found = listed[position];
      if (!found) throw new FileError(fileTexts.otherFileNow({ name: fileName }));
      try {
        return await readAll(await zip.openReadStreamPromise(found.entry));
      } catch (error) {
        if (reader.failure) throw reader.failure;
        if (error instanceof PictureRefused) throw error;
        throw new PictureRefused(photoTexts.reasons.notUnpacked, { cause: error });
      }
    },
  };
}

/** @returns undefined for what is no file of the shelter */
function describeFile(entry: Entry): ArchiveFile | undefined {
  const raw = getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    entry.fileNameRaw,
    entry.extraFields,
    false,
  );
  if (IS_NO_FILE.test(raw) && !validateFileName(raw)) return undefined;
  // Without half of a character, which the database refuses.
  const path = raw
    .replaceAll('\0', ' ')
    .slice(0, MAX_PATH_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
  const parts = path.split('/');
  const name = toKey(withoutType(parts.at(-1) ?? ''));
  const shortName = name.replace(NUMBER_AT_END, '').trimEnd();
  return {
    ...{ path, name },
    shortName: shortName === name ? null : shortName,
    folder: parts.length > 1 ? toKey(parts.at(-2) ?? '') : null,
    problem: problemOf(entry, raw),
  };
}

const toKey = (name: string) => name.normalize('NFC').trim().toLowerCase();

function problemOf(entry: Entry, path: string): StoredText | null {
  const { reasons } = photoTexts;
  if (validateFileName(path)) return reasons.outside;
  if (!IS_PICTURE.test(path)) return reasons.noPicture({ kinds: PICTURES });
  if (entry.isEncrypted()) return reasons.encrypted;
  if (entry.uncompressedSize > MAX_IMAGE_BYTES) return tooLarge();
  return null;
}

const tooLarge = () => photoTexts.reasons.tooLarge({ megabytes: MAX_IMAGE_BYTES / 1024 ** 2 });

/** A file can be larger than its zip file says. */
async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_IMAGE_BYTES) throw new PictureRefused(tooLarge());
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
