import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { EncodedFile } from './encode-sizes.ts';
import type { Photo, ProcessedImage } from './process-image.ts';

interface OpenedImage {
  stream: Readable;
  /** In bytes. */
  length: number;
}

/** What anyone can do with the photos in the storage without a key. */
export type PublicAccess = 'read' | 'list' | 'write';

/** An image as it is stored. */
interface StoredImage {
  photo: Pick<Photo, 'hash'>;
  files: readonly EncodedFile[];
}

/**
 * Stores photos on the disk, or in S3 when that is configured. A photo is identified by its content hash.
 * Methods that call S3 throw AppError STORAGE_UNAVAILABLE when it does not respond, to reads within 5 s
 * and to writes within 10 s.
 */
export interface ImageStore {
  /**
   * Makes the files of an uploaded image without storing them.
   * @throws AppError IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS
   */
  process(bytes: Buffer): Promise<ProcessedImage>;
  /** Stores the result of {@link process}, or files like it; storing them twice is allowed. */
  put(image: StoredImage): Promise<void>;
  /** Whether a photo is stored completely; false for one that a killed server left unfinished. */
  has(hash: string): Promise<boolean>;
  /** Removes all files of a photo, if there are any. */
  remove(hash: string): Promise<void>;
  /** A file of a photo; null when there is none. @param file as in its address, `large.webp` */
  open(hash: string, file: string): Promise<OpenedImage | null>;
  /** Hashes of all photos, including unfinished ones. */
  list(): AsyncIterable<string>;
  /** Removes files that killed servers left unfinished. */
  discardUnfinished(): Promise<void>;
  /**
   * Writes and deletes a test file.
   * @throws when that fails
   */
  check(): Promise<void>;
  /**
   * Writes, reads, lists and deletes a test file, as the application does with photos.
   * @returns empty for photos on a disk
   * @throws when one of these fails
   */
  inspect(): Promise<PublicAccess[]>;
  /** Registers the route of the photos. */
  registerRoutes(app: FastifyInstance): void;
}
