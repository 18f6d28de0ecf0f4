import { createHash } from 'node:crypto';
import { Mutex } from 'async-mutex';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../app-error.ts';
import { decodeHeic } from './decode-heic.ts';
import { type DecodedImage, type EncodedFile, encodeSizes, shrinkTo } from './encode-sizes.ts';
import { detectImageFormat, type ImageFormat } from './image-format.ts';
import { imageMessages } from './image-messages.ts';
import { drawPlaceholder } from './placeholder.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

const MEGAPIXEL = 1_000_000;
const MAX_PIXELS = 210 * MEGAPIXEL;

/**
 * Megapixels that are decoded within some hundred megabytes. They cover what telephones take: 200 as JPEG,
 * which is reduced while it is read unless it is progressive, and panoramas of 60 (16,382 x 3,628).
 */
function maxMegapixels(format: ImageFormat, { isProgressive }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? 65 : 210;
  return format === 'heic' ? 65 : 50;
}

/** Only the first frame is used, but counting frames takes time too. */
const MAX_FRAMES = 500;

/** One image at a time is decoded, which bounds the memory and leaves the other cores to other requests. */
const decoding = new Mutex();

/** A decoder that runs longer has been given a hostile file. */
const MAX_SECONDS = 20;

/** Part of the content hash: change it when the files that are made of an image change. */
const PIPELINE_VERSION = 'avif-webp-jpg-2';

// No operation is repeated on the same input.
sharp.cache(false);
// A second line of defence behind detectImageFormat: libvips cannot use any other decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/** What a page needs to know about a stored photo. */
export interface Photo {
  /** 32 hexadecimal digits: the name of the folder of its files. */
  hash: string;
  /** Of the full size, in pixels. */
  width: number;
  height: number;
  /** The dominant colour, `#rrggbb`. */
  color: string;
  /** A tiny image, `data:image/webp;base64,…`. */
  placeholder: string;
}

export interface ProcessedImage {
  photo: Photo;
  files: EncodedFile[];
}

/**
 * Turns an uploaded image into all files that are stored of it: upright, without metadata, re-encoded in
 * the sizes of {@link encodeSizes}. Every image takes this path.
 * @throws AppError IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS
 */
export function processImage(bytes: Buffer): Promise<ProcessedImage> {
  return withDecoded(bytes, async (full) => {
    const photo = {
      hash: createHash('sha256').update(PIPELINE_VERSION).update(bytes).digest('hex').slice(0, 32),
      width: full.width,
      height: full.height,
      ...(await drawPlaceholder(full.open)),
    };
    return { photo, files: await encodeSizes(full) };
  });
}

/**
 * The same for an image that is stored nowhere public: one JPEG, upright and without metadata.
 * @throws AppError as {@link processImage}
 */
export function reencodeAsJpeg(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  return withDecoded(bytes, async ({ open }) => {
    for (const quality of [82, 60, 35]) {
      const jpeg = await open().jpeg({ quality }).toBuffer();
      if (jpeg.length <= maxBytes) return jpeg;
    }
    throw new AppError('IMAGE_TOO_LARGE');
  });
}

async function withDecoded<T>(
  bytes: Buffer,
  work: (image: DecodedImage) => Promise<T>,
): Promise<T> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new AppError('IMAGE_TOO_LARGE');
  const format = detectImageFormat(bytes);
  if (!format) throw new AppError('UNSUPPORTED_IMAGE');
  const metadata = await checkMetadata(bytes, format);
  return decoding.runExclusive(async () => {
    const full = await (format === 'heic'
      ? decode(await mapDecoderErrors(decodeHeic(bytes, metadata.icc)), 'png')
      : decode(bytes, format));
    return work(full);
  });
}

/** The library calls both formats `heif`. */
const heifCompressions: Partial<Record<ImageFormat, string>> = { avif: 'av1', heic: 'hevc' };

async function checkMetadata(bytes: Buffer, format: ImageFormat): Promise<Metadata> {
  // Without sharp's limit, so that a huge canvas can be distinguished from a damaged file.
  const metadata = await mapDecoderErrors(sharp(bytes, { limitInputPixels: false }).metadata());
  if ((metadata.compression ?? metadata.format) !== (heifCompressions[format] ?? format)) {
    throw new AppError('UNSUPPORTED_IMAGE');
  }
  const limit = maxMegapixels(format, metadata);
  if (metadata.width * metadata.height > limit * MEGAPIXEL) {
    throw new AppError('IMAGE_TOO_MANY_PIXELS', {
      detail: imageMessages.tooManyMegapixels({ limit }),
    });
  }
  if ((metadata.pages ?? 1) > MAX_FRAMES) {
    throw new AppError('IMAGE_TOO_MANY_PIXELS', {
      detail: imageMessages.tooManyFrames({ limit: MAX_FRAMES }),
    });
  }
  return metadata;
}

/** Warnings of libjpeg about damaged pixels; its other warnings are harmless. */
const DAMAGED_PIXELS = /premature end|bad Huffman code|marker .* instead of/i;

/** Decodes the image once; all sizes are made from the result. */
async function decode(bytes: Buffer, format: ImageFormat): Promise<DecodedImage> {
  const attempt = (failOn: SharpOptions['failOn']) =>
    shrinkTo(sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, autoOrient: true }), 'full')
      .timeout({ seconds: MAX_SECONDS })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });

  const pixels =
    format === 'jpeg'
      ? attempt('warning').catch((error: Error) => {
          if (DAMAGED_PIXELS.test(error.message)) throw error;
          return attempt('error');
        })
      : attempt('error');
  const { data, info } = await mapDecoderErrors(pixels);
  const { width, height, channels } = info;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) };
}

/** A decoder fails on a damaged file, or on a variant of the format that it does not support. */
async function mapDecoderErrors<T>(decoded: Promise<T>): Promise<T> {
  try {
    return await decoded;
  } catch (error) {
    const isUnsupported =
      error instanceof Error && error.message.includes('unsupported image format');
    throw new AppError(isUnsupported ? 'UNSUPPORTED_IMAGE' : 'IMAGE_UNREADABLE', { cause: error });
  }
}
