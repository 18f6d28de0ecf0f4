import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { readQuarters } from '../../testing/pictures.ts';
import { decodeHeic } from './decode-heic.ts';
import { processImage } from './process-image.ts';

const read = (name: string) => readFile(join(import.meta.dirname, 'testing', `${name}.heic`));

const rejection = (bytes: Buffer) =>
  processImage(bytes).then(
    () => 'taken',
    ({ code }) => code,
  );

describe('a HEIC image', () => {
  it.each<[string, number, number]>([
    ['turned-tiles', 120, 100],
    ['ten-bits', 64, 48],
    ...(isNightly ? [['50-megapixels', 2000, 1506] satisfies [string, number, number]] : []),
  ])('C D17 is taken, upright, in the size that is stored: %s', async (name, width, height) => {
    const { photo, files } = await processImage(await read(name));
    expect(photo).toMatchObject({ width, height });
    expect(await readQuarters(files[0]?.bytes ?? Buffer.alloc(0))).toBe('rgbw');
  });

  it('C keeps the colours of its profile', async () => {
    const p3 = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const { icc } = await sharp(p3).metadata();
    const decoded = await decodeHeic(await read('ten-bits'), icc);
    expect((await sharp(decoded).metadata()).icc?.equals(icc ?? Buffer.alloc(0))).toBe(true);
  });

  it('C S31 is rejected when it takes too much memory or time', async () => {
    const image = await read('50-megapixels');
    await expect(decodeHeic(image, undefined, { megabytes: 200, seconds: 60 })).rejects.toThrow();
    await expect(decodeHeic(image, undefined, { megabytes: 768, seconds: 0.05 })).rejects.toThrow();
  });

  it('C S31 is rejected before decoding when it has too many pixels', async () => {
    const image = Buffer.from(await read('50-megapixels'));
    const size = image.indexOf('ispe') + 8;
    image.writeUInt32BE(10_000, size);
    image.writeUInt32BE(10_000, size + 4);
    expect(await rejection(image)).toBe('IMAGE_TOO_MANY_PIXELS');
  });

  it('C D17 is rejected when it is damaged, or holds something else than HEVC', async () => {
    const image = await read('turned-tiles');
    expect(await rejection(image.subarray(0, image.length - 60))).toBe('IMAGE_UNREADABLE');
    const other = Buffer.from(image.toString('latin1').replaceAll('hvc1', 'jpeg'), 'latin1');
    expect(await rejection(other)).toMatch(/UNSUPPORTED_IMAGE|IMAGE_UNREADABLE/);
  });
});
