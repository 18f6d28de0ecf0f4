import sharp, { type Sharp } from 'sharp';

/** Characters of a data URL: short enough for database rows and for many in one page. */
const MAX_LENGTH = 300;

/** Lengths of the longer side in pixels, tried in this order. */
const SIDES = [20, 16, 12, 8, 4];

const toHex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Draws what a page shows before a photo has loaded.
 * @param open opens the image
 * @returns the dominant colour as `#rrggbb`, and a tiny image as a data URL of at most 300
 *   characters
 */
export async function drawPlaceholder(
  open: () => Sharp,
): Promise<{ color: string; placeholder: string }> {
  const { data, info } = await shrunkTo(open(), 64).raw().toBuffer({ resolveWithObject: true });
  const sample = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const { r, g, b } = (await sample().stats()).dominant;
  return {
    color: `#${toHex(r)}${toHex(g)}${toHex(b)}`,
    placeholder: await encodeTinyImage(sample),
  };
}

async function encodeTinyImage(sample: () => Sharp): Promise<string> {
  let placeholder = '';
  for (const side of SIDES) {
    const bytes = await shrunkTo(sample(), side).webp({ quality: 20, effort: 6 }).toBuffer();
    placeholder = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (placeholder.length <= MAX_LENGTH) break;
  }
  return placeholder;
}

function shrunkTo(image: Sharp, side: number): Sharp {
  return image
    .flatten({ background: 'white' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
