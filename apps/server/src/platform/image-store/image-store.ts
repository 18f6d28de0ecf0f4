import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { EncodedFile } from './encode-sizes.ts';
import type { Photo, ProcessedImage } from './process-image.ts';

export interface OpenedImage {
  stream: Readable;
  /** In bytes. */
  length: number;
}

/** The files of a picture. */
export interface StoredImage {
  photo: Pick<Photo, 'hash'>;
  files: readonly EncodedFile[];
}

/**
 * Where photos lie: the disk, or S3 when it is set. A photo is known by its content hash. What asks S3
 * throws AppError STORAGE_UNAVAILABLE when that does not answer within 5 s, or 10 s where it changes
 * something.
 */
export interface ImageStore {
  /**
   * Makes the kept sizes of an uploaded picture, without storing them yet.
   * @throws AppError IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS
   */
  process(bytes: Buffer): Promise<ProcessedImage>;
  /** Stores what {@link process} made, or files like it; storing them twice is no error. */
  put(image: StoredImage): Promise<void>;
  /** True when a photo was stored, and not only begun before a server was killed. */
  has(hash: string): Promise<boolean>;
  /** Removes all files of a photo; none is no error. */
  remove(hash: string): Promise<void>;
  /** A file of a photo; null when there is none. @param file as in its address, `large.webp` */
  open(hash: string, file: string): Promise<OpenedImage | null>;
  /** Hashes of all photos, also of those that are only half there. */
  list(): AsyncIterable<string>;
  /** Removes what killed servers were writing. */
  discardUnfinished(): Promise<void>;
  /** Resolves when the store can be written to (D07). */
  check(): Promise<void>;
  /** Answers the addresses of the photos. */
  serve(app: FastifyInstance): void;
}
