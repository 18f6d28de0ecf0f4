import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import {
  drawFrames,
  drawNoise,
  drawPicture,
  makeHugePng,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  readQuarters,
} from '../../testing/pictures.ts';
import { MAX_IMAGE_BYTES, processImage } from './process-image.ts';

/** Full pictures of telephones, in pixels. */
const PHONES = [
  [8160, 6144],
  [16_382, 3628],
  [16_320, 12_240],
] as const;

const rejection = (bytes: Buffer) =>
  processImage(bytes).then(
    () => 'taken',
    ({ code }) => code,
  );

describe('processImage', () => {
  it('D17 accepts JPEG, PNG, GIF, WebP and AVIF by content', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
      const { photo, files } = await processImage(await drawPicture(1, format));
      expect(photo, format).toMatchObject({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
      expect(await readQuarters(files[0]?.bytes ?? Buffer.alloc(0)), format).toBe('rgbw');
    }
  });

  it('S32 turns all eight orientations upright and removes metadata', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const original = await drawPicture(orientation);
      const before = await sharp(original).metadata();
      expect(before.orientation).toBe(orientation);
      expect(before.exif?.includes('Secret camera')).toBe(true);
      const { photo, files } = await processImage(original);
      expect(photo).toMatchObject({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
      for (const { name, bytes } of files.filter((file) => file.name !== 'share.jpg')) {
        expect(await readQuarters(bytes), `${orientation} ${name}`).toBe('rgbw');
      }
      for (const { name, bytes } of files) {
        const { exif, xmp, iptc, icc, orientation: left } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc, left }, name).toEqual({});
        expect(bytes.includes('Secret camera'), name).toBe(false);
      }
    }
  });

  it('D17 makes four sizes in their formats and a share image, and never enlarges', async () => {
    const wide = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer();
    const { photo, files } = await processImage(wide);
    const sizes = await Promise.all(
      files.map(async ({ name, bytes }) => {
        const { width, height, format } = await sharp(bytes).metadata();
        return [name, width, height, format];
      }),
    );
    expect(sizes).toEqual([
      ['full.webp', 2000, 1000, 'webp'],
      ['full.jpg', 2000, 1000, 'jpeg'],
      ['large.avif', 1200, 600, 'heif'],
      ['large.webp', 1200, 600, 'webp'],
      ['large.jpg', 1200, 600, 'jpeg'],
      ['medium.avif', 640, 320, 'heif'],
      ['medium.webp', 640, 320, 'webp'],
      ['medium.jpg', 640, 320, 'jpeg'],
      ['small.avif', 320, 160, 'heif'],
      ['small.webp', 320, 160, 'webp'],
      ['small.jpg', 320, 160, 'jpeg'],
      ['share.jpg', 1200, 630, 'jpeg'],
    ]);
    expect(photo).toMatchObject({ width: 2000, height: 1000, color: '#087888' });
    const small = await processImage(await drawPicture());
    expect((await sharp(small.files[0]?.bytes).metadata()).width).toBe(PICTURE_WIDTH);
  });

  it('D17 limits the height of very tall images', async () => {
    const tall = await sharp({
      create: { width: 100, height: 9000, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    expect((await processImage(tall)).photo).toMatchObject({ width: 44, height: 4000 });
  });

  it('D17 makes a placeholder of a colour and at most 300 characters', async () => {
    for (const picture of [await drawPicture(), await drawNoise(300, 200)]) {
      const { color, placeholder } = (await processImage(picture)).photo;
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
      expect(placeholder.length).toBeLessThanOrEqual(300);
    }
  });

  it('D17 names an image by a hash of its content', async () => {
    const [first, same, other] = await Promise.all([
      processImage(await drawPicture()),
      processImage(await drawPicture()),
      processImage(await drawPicture(3)),
    ]);
    expect(first?.photo.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(same?.photo).toEqual(first?.photo);
    expect(other?.photo.hash).not.toBe(first?.photo.hash);
  });

  it('S30 rejects all other formats, whatever their file name', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    for (const text of [
      svg,
      `<?xml version="1.0"?>${svg}`,
      '<html></html>',
      '%PDF-1.7 and so on',
      '',
    ]) {
      expect(await rejection(Buffer.from(text)), text).toBe('UNSUPPORTED_IMAGE');
    }
    const tiff = await sharp(await drawPicture())
      .tiff()
      .toBuffer();
    expect(await rejection(tiff)).toBe('UNSUPPORTED_IMAGE');
    expect(await rejection(Buffer.alloc(65_536, 7))).toBe('UNSUPPORTED_IMAGE');
  });

  it('S30 blocks all decoders but these, even without the check of the first bytes', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).toBuffer()).rejects.toThrow();
  });

  it('S30 stores only the pixels of a file that is also of another format', async () => {
    const script = '<?php system($_GET["c"]); ?><script>alert(1)</script>';
    const polyglot = Buffer.concat([await drawPicture(), Buffer.from(script)]);
    const { files } = await processImage(polyglot);
    expect(files).toHaveLength(12);
    for (const { bytes } of files) expect(bytes.includes('php')).toBe(false);
  });

  it('D17 rejects damaged images', async () => {
    const whole = await drawNoise(80, 80);
    const jpeg = await sharp(whole).jpeg().toBuffer();
    const half = Math.floor(whole.length / 2);
    expect(await rejection(whole.subarray(0, half))).toBe('IMAGE_UNREADABLE');
    expect(await rejection(jpeg.subarray(0, jpeg.length - 200))).toBe('IMAGE_UNREADABLE');
    expect(await rejection(whole.subarray(0, 20))).toBe('IMAGE_UNREADABLE');
    const scratched = Buffer.from(whole);
    scratched.fill(0xa5, half, half + 200);
    expect(await rejection(scratched)).toBe('IMAGE_UNREADABLE');
  });

  it('D17 accepts the extra bytes that cameras write into a JPEG', async () => {
    const jpeg = await drawPicture();
    const junk = Buffer.concat([jpeg.subarray(0, 2), Buffer.from('junk!'), jpeg.subarray(2)]);
    expect((await processImage(junk)).photo.width).toBe(PICTURE_WIDTH);
  });

  it('S31 rejects too many bytes, pixels and frames before decoding', async () => {
    const before = process.memoryUsage.rss();
    expect(await rejection(Buffer.alloc(MAX_IMAGE_BYTES + 1))).toBe('IMAGE_TOO_LARGE');
    expect(await rejection(makeHugePng(12_000, 12_000))).toBe('IMAGE_TOO_MANY_PIXELS');
    expect(await rejection(makeHugePng(30_000, 30_000))).toBe('IMAGE_TOO_MANY_PIXELS');
    expect(await rejection(await drawFrames(600))).toBe('IMAGE_TOO_MANY_PIXELS');
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  it.each(isNightly ? PHONES : PHONES.slice(0, 1))(
    'C S31 takes a JPEG of a telephone of %i x %i pixels, reduced while it is read',
    async (width, height) => {
      const create = { width, height, channels: 3, background: 'teal' } as const;
      const jpeg = await sharp({ create, limitInputPixels: false }).jpeg().toBuffer();
      const before = process.memoryUsage().rss;
      const { photo } = await processImage(jpeg);
      expect(photo.width).toBe(2000);
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    },
  );

  it('C S31 rejects a progressive JPEG of so many pixels, which is decoded as a whole', async () => {
    const create = { width: 9000, height: 8000, channels: 3, background: 'teal' } as const;
    const jpeg = sharp({ create, limitInputPixels: false }).jpeg({ progressive: true });
    expect(await rejection(await jpeg.toBuffer())).toBe('IMAGE_TOO_MANY_PIXELS');
  });

  it('S31 uses the first frame of an animation with few frames', async () => {
    const { files } = await processImage(await drawFrames(12));
    expect((await sharp(files[0]?.bytes).metadata()).pages).toBeUndefined();
  });
});
