import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { findTestFiles, readManifest } from '../../testing/test-files.ts';
import { type ProcessedImage, processImage } from './process-image.ts';

const testFiles = findTestFiles() ?? '';

/** The result of processing a file: the picture, or the error code. */
type Outcome = ProcessedImage | string;

async function outcomeOf(folder: string, file: string): Promise<Outcome> {
  const bytes = await readFile(join(testFiles, folder, file));
  return processImage(bytes).catch((error: { code?: string }) => error.code ?? String(error));
}

const isTaken = (outcome: Outcome) => typeof outcome !== 'string';

describe.runIf(testFiles)('difficult images', () => {
  const outcomes = new Map<string, Outcome>();
  const manifest = testFiles ? readManifest(join(testFiles, 'bad-images')) : [];
  const filesOf = (kind: string) => manifest.filter((row) => row.kind === kind);
  let growth = 0;

  beforeAll(async () => {
    const before = process.memoryUsage.rss();
    for (const { file = '' } of manifest) {
      outcomes.set(file, await outcomeOf('bad-images', file));
      growth = Math.max(growth, process.memoryUsage.rss() - before);
    }
  });

  it('S31 memory grows by less than 150 MB over all of them', () => {
    expect(outcomes.size).toBeGreaterThan(100);
    expect(growth).toBeLessThan(150 * 1024 * 1024);
  });

  it('S30 D17 accepts every correct JPEG, PNG and GIF', () => {
    const rejected = filesOf('valid').filter(({ file = '' }) => !isTaken(outcomes.get(file) ?? ''));
    expect(rejected.map(({ file }) => file)).toEqual([]);
  });

  it('S30 rejects everything that is not an image', () => {
    for (const { file = '' } of filesOf('not-an-image')) {
      expect(outcomes.get(file), file).toBe('UNSUPPORTED_IMAGE');
    }
  });

  it('S30 D17 C accepts WebP, AVIF and HEIC, and no other format', () => {
    for (const { file = '' } of filesOf('other-format')) {
      const isKnown = /\.(webp|avif|heif)$/.test(file);
      if (isKnown) expect(isTaken(outcomes.get(file) ?? ''), file).toBe(true);
      else expect(outcomes.get(file), file).toBe('UNSUPPORTED_IMAGE');
    }
  });

  it('D17 rejects damaged files, except where the whole image is still visible', () => {
    const taken = filesOf('broken').filter(({ file = '' }) => isTaken(outcomes.get(file) ?? ''));
    expect(taken.map(({ what }) => what)).toEqual([
      'IEND missing',
      'APNG without fcTL',
      'APNG sequence gap',
    ]);
  });

  it('S30 S31 rejects every hostile file, or stores only its pixels', async () => {
    for (const { file = '' } of filesOf('hostile')) {
      const outcome = outcomes.get(file);
      if (typeof outcome !== 'object') {
        expect(['UNSUPPORTED_IMAGE', 'IMAGE_UNREADABLE', 'IMAGE_TOO_MANY_PIXELS']).toContain(
          outcome,
        );
        continue;
      }
      for (const { bytes } of outcome.files) {
        expect(bytes.toString('latin1'), file).not.toMatch(/<script|<\?php|<svg/i);
      }
    }
    expect(
      filesOf('hostile').every(
        ({ file = '' }) => !/svg$/.test(file) || !isTaken(outcomes.get(file) ?? ''),
      ),
    ).toBe(true);
  });
});

describe.runIf(testFiles && isNightly)('photos of telephones in HEIC', () => {
  it.each([
    ['IMG_5195.HEIC', 2000, 2582],
    ['xiaomi.heic', 2000, 1500],
  ])('C S32 %s is accepted', async (file, width, height) => {
    const outcome = await outcomeOf('heic', file);
    expect(outcome).toMatchObject({ photo: { width, height } });
  });
});

describe.runIf(testFiles && isNightly)('photos of pets', () => {
  const photos = testFiles ? readManifest(join(testFiles, 'photos')) : [];
  const outcomes = new Map<string, Outcome>();
  beforeAll(async () => {
    // As many at a time as the server processes uploads.
    await Promise.all(
      photos.map(async ({ file = '' }) => outcomes.set(file, await outcomeOf('photos', file))),
    );
  }, 240_000);

  const bytesOf = (file: string, name: string) => {
    const outcome = outcomes.get(file);
    const made = typeof outcome === 'object' ? outcome.files.find((it) => it.name === name) : null;
    if (!made) throw new Error(`${file} was rejected: ${outcome}`);
    return made.bytes;
  };

  it('S32 D17 are accepted and lose camera, place and orientation', async () => {
    for (const { file = '' } of photos) {
      const metadata = await sharp(bytesOf(file, 'large.webp')).metadata();
      expect(metadata.exif, file).toBeUndefined();
      expect(metadata.orientation, file).toBeUndefined();
      expect(metadata.width, file).toBeLessThanOrEqual(1200);
    }
  });

  /** Sixteen by sixteen shades of grey. */
  const shadesOf = (file: string) =>
    sharp(bytesOf(file, 'small.webp')).resize(16, 16, { fit: 'fill' }).greyscale().raw().toBuffer();

  it.each([
    ['cat-pd-korat-orientation-3.jpg', 'cat-wm-korat.jpg'],
    ['cat-pd-scottish-fold-orientation-8.jpg', 'cat-pd-scottish-fold-4608px.jpg'],
    ['cat-pd-scottish-fold-orientation-7.jpg', 'cat-pd-scottish-fold-4608px.jpg'],
    ['dog-pd-yorkshire-terrier-orientation-6.jpg', 'dog-pd-yorkshire-terrier-5000px.jpg'],
  ])('S32 %s becomes the same photo as its upright original', async (turned, original) => {
    const [shades, expected] = await Promise.all([shadesOf(turned), shadesOf(original)]);
    const differences = shades.map((shade, index) => Math.abs(shade - (expected[index] ?? 0)));
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    expect(mean).toBeLessThan(8);
  });
});
