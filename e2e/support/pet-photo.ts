import sharp from 'sharp';

/** A photo like those of phones: large, rotated by metadata, with Exif data. */
export async function phonePhoto(): Promise<Buffer> {
  return sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: 190, g: 130, b: 70 } },
  })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
