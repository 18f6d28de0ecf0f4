import { createHash } from 'node:crypto';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../app-error.ts';
import { createGate } from '../gate.ts';
import { type Decoded, type EncodedFile, encodeSizes, shrinkTo } from './encode-sizes.ts';
import { detectImageFormat, type ImageFormat } from './image-format.ts';
import { drawPlaceholder } from './placeholder.ts';

/** D17 */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

/** Only the first frame is kept, yet counting frames takes time too (S31). */
const MAX_FRAMES = 500;

/** Two photos of half the limit, or one of all of it, are decoded at a time. */
const MIN_SHARE = MAX_IMAGE_PIXELS / 2;
const pixelsAtWork = createGate(MAX_IMAGE_PIXELS);

/** A decoder that runs longer than this has been given something hostile. */
const MAX_SECONDS = 20;

/** Part of the content hash: a change of what is made of a picture gives it a new name. */
const RECIPE = 'avif-webp-jpg-2';

/** Nothing that is held here is needed twice. */
sharp.cache(false);
// A second lock behind detectImageFormat: no other decoder of libvips can be reached at all.
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

/** What a page must know of a photo of ours. */
export interface Photo {
  /** 32 hexadecimal digits, the name under which its files lie. */
  hash: string;
  /** Of the full size, in pixels. */
  width: number;
  height: number;
  /** The dominant colour, `#rrggbb`. */
  color: string;
  /** A picture of a few bytes, `data:image/webp;base64,…`. */
  placeholder: string;
}

export interface ProcessedImage {
  photo: Photo;
  files: EncodedFile[];
}

/**
 * Makes everything that is kept of an uploaded picture: upright, without metadata, re-encoded in the
 * sizes of {@link encodeSizes} (D17). The one path for every image.
 * @throws AppError IMAGE_TOO_LARGE, UNSUPPORTED_IMAGE, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS
 */
export async function processImage(bytes: Buffer): Promise<ProcessedImage> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new AppError('IMAGE_TOO_LARGE');
  const format = detectImageFormat(bytes);
  if (!format) throw new AppError('UNSUPPORTED_IMAGE');
  const { width, height } = await readMetadata(bytes, format);
  return pixelsAtWork.pass(Math.max(width * height, MIN_SHARE), async () => {
    const full = await decode(bytes, format);
    const photo = {
      hash: createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 32),
      width: full.width,
      height: full.height,
      ...(await drawPlaceholder(full.open)),
    };
    return { photo, files: await encodeSizes(full) };
  });
}

async function readMetadata(bytes: Buffer, format: ImageFormat): Promise<Metadata> {
  // Without its own limit, so that a huge canvas is told apart from a damaged file.
  const metadata = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  const isAsDetected =
    format === 'avif' ? metadata.compression === 'av1' : metadata.format === format;
  if (!isAsDetected) throw new AppError('UNSUPPORTED_IMAGE');
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) {
    throw new AppError('IMAGE_TOO_MANY_PIXELS');
  }
  if ((metadata.pages ?? 1) > MAX_FRAMES) {
    throw new AppError('IMAGE_TOO_MANY_PIXELS', {
      detail: `This image has more than ${MAX_FRAMES} frames. Please use one that does not move.`,
    });
  }
  return metadata;
}

/** libjpeg says this of a picture whose pixels are damaged; its other warnings are harmless. */
const DAMAGED_PIXELS = /premature end|bad Huffman code|marker .* instead of/i;

/** Decodes once; all sizes are made of the result. */
async function decode(bytes: Buffer, format: ImageFormat): Promise<Decoded> {
  const attempt = (failOn: SharpOptions['failOn']) =>
    shrinkTo(sharp(bytes, { failOn, limitInputPixels: MAX_IMAGE_PIXELS, autoOrient: true }), 'full')
      .timeout({ seconds: MAX_SECONDS })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });

  const decoding =
    format === 'jpeg'
      ? attempt('warning').catch((error: Error) => {
          if (DAMAGED_PIXELS.test(error.message)) throw error;
          return attempt('error');
        })
      : attempt('error');
  const { data, info } = await readable(decoding);
  const { width, height, channels } = info;
  return { width, height, open: () => sharp(data, { raw: { width, height, channels } }) };
}

/** What the decoder refuses is a damaged picture, or one of a kind that it does not know. */
async function readable<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.includes('unsupported image format');
    throw new AppError(isUnknown ? 'UNSUPPORTED_IMAGE' : 'IMAGE_UNREADABLE', { cause: error });
  }
}
