import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MAX_HEIGHT_TO_WIDTH, photoWidths } from './image-sizes.ts';

/**
 * A file that takes more is a hostile one. An image of 65 megapixels needs 500 MB, or 700 MB with 10 bits per
 * sample; one of 48 megapixels takes 5 s of processor time.
 */
const LIMITS = { megabytes: 768, seconds: 40 };

/** Of the objects of JavaScript in the thread. */
const MAX_HEAP_MB = 128;

/** The header chunk of a PNG is its first, and always as long. */
const PNG_HEADER_END = 33;

interface Pixels {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/**
 * Decodes the main image of a HEIC file, which the image library cannot, in a thread with limited memory
 * and time (S31).
 * @param icc the colour profile of the file
 * @returns a PNG, upright, and at least as large as the stored sizes need
 * @throws when the file is damaged, or takes too much memory or time
 */
export async function decodeHeic(
  bytes: Buffer,
  icc: Buffer | undefined,
  limits = LIMITS,
): Promise<Buffer> {
  const { rgb, width, height } = await runWorker(bytes, limits);
  const png = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc ? withColourProfile(png, icc) : png;
}

async function runWorker(bytes: Buffer, limits: typeof LIMITS): Promise<Pixels> {
  const width = photoWidths.full;
  const enough = { width, height: width * MAX_HEIGHT_TO_WIDTH };
  const worker = new Worker(new URL('./heic-worker.js', import.meta.url), {
    workerData: { bytes, enough, maxMegabytes: limits.megabytes },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const signal = AbortSignal.timeout(limits.seconds * 1000);
    const [pixels] = (await once(worker, 'message', { signal })) as [Pixels];
    return pixels;
  } finally {
    await worker.terminate();
  }
}

/** Adds a chunk `iCCP` (https://www.w3.org/TR/png/#11iCCP): the colours of telephones are not sRGB. */
function withColourProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEADER_END), chunk, png.subarray(PNG_HEADER_END)]);
}
