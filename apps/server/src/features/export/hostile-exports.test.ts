import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { writeZip } from '../../platform/files/write-zip.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { EXPORT_FORMAT, MANIFEST, PHOTOS } from './export-file.ts';
import { exportToFile, linesOf, restore } from './testing/exported-files.ts';

const app = await openTestApp();

/** An export with one file, as somebody could make it. */
async function writeExport(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(app.config.dataDir, 'hostile.zip');
  const only = async function* (content: Buffer | string) {
    yield content;
  };
  const entries = async function* () {
    const manifest = JSON.stringify({ format: EXPORT_FORMAT, shelter: 'A shelter' });
    yield { name: MANIFEST, content: only(manifest) };
    yield { name, content: only(bytes) };
  };
  await writeFile(path, writeZip(entries()));
  return path;
}

it.each([
  ['where it was taken', (image: Sharp) => image.withExif({ IFD0: { Copyright: 'HIDDEN' } })],
  ['a page after its end', (image: Sharp) => image],
])('B10.03 S30 S32 a photo of a changed export is stored without %s', async (what, add) => {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } });
  const picture = await add(image).jpeg({ progressive: true }).toBuffer();
  const page = what.startsWith('a page') ? '<script>HIDDEN</script>' : '';
  const hostile = Buffer.concat([picture, Buffer.from(page)]);
  expect(hostile.includes('HIDDEN')).toBe(true);
  const hash = newId().replaceAll('-', '');
  const path = await writeExport(`${PHOTOS}/${hash}.jpg`, hostile);
  expect((await restore(app, path)).photos).toBe(1);
  const stored = await app.dependencies.imageStore.open(hash, 'full.jpg');
  const bytes = Buffer.concat((await stored?.stream.toArray()) ?? []);
  expect(bytes.length).toBeGreaterThan(100);
  expect(bytes.includes('HIDDEN')).toBe(false);
});

it('B10.03 S34 photos of a changed export have values that staff or the server could have written', async () => {
  await app.buildPet();
  const line = (await linesOf(await exportToFile(app, 'all.zip')))['pets.jsonl'] ?? '';
  const sizes = (url: string) => ({ small: url, medium: url, large: url, full: url });
  const photos = [
    { external_photo: sizes('https://photos.example/rex.jpg') },
    { external_photo: sizes('http://169.254.169.254/rex.jpg') },
    { external_photo: sizes('javascript:alert(1)') },
    { external_photo: 5 },
    { external_photo: { large: 5 } },
    { photo_color: 'url(https://elsewhere.example)' },
    { photo_placeholder: 'https://elsewhere.example/seen.gif' },
  ];
  const rows = photos.map((values) => ({ ...JSON.parse(line), id: newId(), ...values }));
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const { tables } = await restore(app, await writeExport('pets.jsonl', text));
  expect(tables).toMatchObject([{ table: 'pets', counts: { added: 1, refused: 6 } }]);
});
