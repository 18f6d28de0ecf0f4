import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Upright test images are wider than high, and each quarter has a different colour. */
export const PICTURE_WIDTH = 60;
export const PICTURE_HEIGHT = 40;

const RED = [230, 20, 20];
const GREEN = [20, 200, 20];
const BLUE = [20, 20, 230];
const WHITE = [250, 250, 250];

function colourAt(x: number, y: number): number[] {
  if (y < PICTURE_HEIGHT / 2) return x < PICTURE_WIDTH / 2 ? RED : GREEN;
  return x < PICTURE_WIDTH / 2 ? BLUE : WHITE;
}

const right = PICTURE_WIDTH - 1;
const bottom = PICTURE_HEIGHT - 1;

/**
 * For each EXIF orientation, the position in the upright image that a stored pixel shows
 * (https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, tag 274).
 */
const uprightPlace: Record<number, (x: number, y: number) => [number, number]> = {
  1: (x, y) => [x, y],
  2: (x, y) => [right - x, y],
  3: (x, y) => [right - x, bottom - y],
  4: (x, y) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y) => [right - y, x],
  7: (x, y) => [right - y, bottom - x],
  8: (x, y) => [y, bottom - x],
};

/** Draws an image that its EXIF orientation turns upright, with a GPS position. */
export function drawPicture(
  orientation = 1,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> {
  const isTurned = orientation >= 5;
  const width = isTurned ? PICTURE_HEIGHT : PICTURE_WIDTH;
  const height = isTurned ? PICTURE_WIDTH : PICTURE_HEIGHT;
  const place = uprightPlace[orientation] ?? ((x: number, y: number) => [x, y]);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [uprightX = 0, uprightY = 0] = place(x, y);
      pixels.set(colourAt(uprightX, uprightY), (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .toFormat(format, { quality: 95 })
    .toBuffer();
}

/** Initials of the colours of the quarters in reading order; `rgbw` is upright. */
export async function readQuarters(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    if (Math.min(red, green, blue) > 150) return 'w';
    if (red > 150) return 'r';
    return green > 150 ? 'g' : 'b';
  };
  return [nameAt(0.25, 0.25), nameAt(0.75, 0.25), nameAt(0.25, 0.75), nameAt(0.75, 0.75)].join('');
}

/** An image of noise, which does not compress: about `width * height * 3` bytes. */
export function drawNoise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** An animation of tiny frames, all different. */
export function drawFrames(count: number): Promise<Buffer> {
  const side = 4;
  const pixels = Buffer.alloc(side * side * count * 3, 0);
  for (let frame = 0; frame < count; frame += 1) {
    pixels.fill((frame * 97) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
  }
  const raw = { width: side, height: side * count, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw }).gif({ delay: 20, keepDuplicateFrames: true }).toBuffer();
}

/** A black PNG of one bit per pixel: some kilobytes for any number of pixels. */
export function makeHugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
