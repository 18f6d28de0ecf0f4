import type { Sharp } from 'sharp';
import {
  MAX_HEIGHT_TO_WIDTH,
  type PhotoFormat,
  type PhotoSize,
  photoFileName,
  photoWidths,
  SHARE_IMAGE,
  storedFormats,
} from './image-sizes.ts';

/** An upright image of the full size. */
export interface DecodedImage {
  width: number;
  height: number;
  /** A pipeline that begins with its pixels. */
  open: () => Sharp;
}

export interface EncodedFile {
  name: string;
  bytes: Buffer;
}

/** Scales down to a size, never up. */
export function shrinkTo(image: Sharp, size: PhotoSize): Sharp {
  const width = photoWidths[size];
  return image.resize({
    width,
    height: width * MAX_HEIGHT_TO_WIDTH,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

/** Encodes one file after the other, to leave the other cores to other requests. */
export async function encodeSizes(decoded: DecodedImage): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  const unscaled: Partial<Record<PhotoFormat, Buffer>> = {};
  for (const size of ['full', 'large', 'medium', 'small'] as const) {
    const isUnscaled = isWithin(decoded, size);
    for (const format of storedFormats[size]) {
      const made = isUnscaled ? unscaled[format] : undefined;
      const bytes = made ?? (await encoders[format](decoded, size).toBuffer());
      if (isUnscaled) unscaled[format] = bytes;
      files.push({ name: photoFileName(size, format), bytes });
    }
  }
  files.push({ name: SHARE_IMAGE.name, bytes: await encodeShareImage(decoded) });
  return files;
}

const isWithin = ({ width, height }: DecodedImage, size: PhotoSize) =>
  width <= photoWidths[size] && height <= photoWidths[size] * MAX_HEIGHT_TO_WIDTH;

/** Large pictures take most of the time, and gain the least by more effort: 0.1 s against 0.45 s. */
const encoders = {
  // A third smaller than WebP; effort 4 takes ten times as long and gains nothing. On large pictures
  // effort 1 takes less than half the time of 2, for 5 % more bytes.
  avif: ({ open }, size) =>
    shrinkTo(open(), size).avif({ quality: 55, effort: size === 'large' ? 1 : 2 }),
  webp: ({ open }, size) =>
    shrinkTo(open(), size).webp({
      quality: 80,
      effort: size === 'full' ? 2 : 4,
      smartSubsample: photoWidths[size] <= photoWidths.medium,
    }),
  // For browsers without support for newer formats; it has no transparency.
  jpg: ({ open }, size) =>
    shrinkTo(open(), size)
      .flatten({ background: 'white' })
      .jpeg({ quality: 80, progressive: true }),
} satisfies Record<PhotoFormat, (decoded: DecodedImage, size: PhotoSize) => Sharp>;

/** Crops before resizing: resizing an extreme shape to cover the area would need a gigantic image. */
function encodeShareImage({ width, height, open }: DecodedImage): Promise<Buffer> {
  const shape = SHARE_IMAGE.width / SHARE_IMAGE.height;
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * shape)));
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / shape)));
  return open()
    .extract({
      left: Math.floor((width - cutWidth) / 2),
      // Faces are more often in the upper part of an image than in its middle.
      top: Math.floor((height - cutHeight) / 4),
      width: cutWidth,
      height: cutHeight,
    })
    .flatten({ background: 'white' })
    .resize({ width: SHARE_IMAGE.width, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
