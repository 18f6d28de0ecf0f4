import { factLabel } from '@pawmatch/contract/pets/facts/fact-label';
import type { Species } from '@pawmatch/contract/pets/facts/pet-facts';
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE_IMAGE } from '../../../platform/images/image-sizes.ts';
import type { PreviewFacts } from '../../pets/photos/preview-hash.ts';
import { drawableText, drawText, type TextStyle } from './draw-text.ts';
import { previewMessages } from './preview-messages.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;

/** The photo fills the right side, the text the left side. */
const PHOTO_WIDTH = 640;
const MARGIN = 56;
const TEXT_WIDTH = WIDTH - PHOTO_WIDTH - 2 * MARGIN;

const colors = {
  paper: '#fbf6ec',
  sunken: '#f3ecdd',
  text: '#24302b',
  muted: '#5a645c',
  action: '#1f4d3e',
  accent: '#e9a23b',
};

const MARK_SIZE = 48;
const BAR = { width: 72, height: 6 };
const GAP = 24;
const SMALL_GAP = 16;

const styles = {
  name: {
    font: 'display',
    color: colors.text,
    sizes: [92, 76, 60, 48, 38],
    maxWidth: TEXT_WIDTH,
    maxHeight: 200,
  },
  facts: {
    font: 'text',
    color: colors.muted,
    sizes: [34, 30, 26],
    maxWidth: TEXT_WIDTH,
    maxHeight: 80,
  },
  status: {
    font: 'text',
    color: colors.action,
    sizes: [34, 28],
    maxWidth: TEXT_WIDTH,
    maxHeight: 60,
  },
  brand: {
    font: 'display',
    color: colors.text,
    sizes: [32],
    maxWidth: TEXT_WIDTH,
    maxHeight: 60,
  },
} as const satisfies Record<string, TextStyle>;

/** The logo, and the pictures for pets without a photo. */
export interface PreviewArt {
  fallbacks: Record<Species, Buffer>;
  mark: Buffer;
}

/** The words on the picture, in the language of the reader. */
export function previewWords(facts: PreviewFacts) {
  const age = factLabel('age_group', facts.age_group, facts.species, facts.sex);
  const sex = factLabel('sex', facts.sex);
  const species = factLabel('species', facts.species, facts.species, facts.sex);
  const isFemale = facts.sex === 'Female';
  return {
    name: drawableText(facts.name) || previewMessages.unnamed({ species, isFemale }),
    breed: drawableText(facts.breed) || species,
    facts: `${age} · ${sex} · ${factLabel('size', facts.size, facts.species, facts.sex)}`,
    status: previewMessages.status[facts.status],
  };
}

type PreviewWords = ReturnType<typeof previewWords>;

/**
 * Draws the preview picture of a link to a pet, with its photo, name and facts.
 * @param photo JPEG or WebP; undefined for a pet without one
 * @returns JPEG of 1200 × 630 pixels
 */
export async function drawPreview(
  { species, words }: { species: Species; words: PreviewWords },
  photo: Buffer | undefined,
  art: PreviewArt,
): Promise<Buffer> {
  const layers = [await photoLayer(photo, art.fallbacks[species]), ...(await textLayers(words))];
  const mark = await sharp(art.mark).resize(MARK_SIZE).toBuffer();
  const brand = await drawText('Pawmatch', styles.brand);
  const markTop = HEIGHT - MARGIN - MARK_SIZE;
  layers.push(
    { input: mark, left: MARGIN, top: markTop },
    {
      ...brand,
      left: MARGIN + MARK_SIZE + 14,
      top: markTop + Math.round((MARK_SIZE - brand.raw.height) / 2),
    },
  );
  const background = {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    background: colors.paper,
  } as const;
  return sharp({ create: background }).composite(layers).jpeg({ quality: 84 }).toBuffer();
}

async function photoLayer(photo: Buffer | undefined, fallback: Buffer): Promise<OverlayOptions> {
  const left = WIDTH - PHOTO_WIDTH;
  const ground = {
    width: PHOTO_WIDTH,
    height: HEIGHT,
    channels: 3,
    background: colors.sunken,
  } as const;
  const input = photo
    ? await fillFrame(photo)
    : await sharp({ create: ground })
        .composite([{ input: fallback }])
        .png()
        .toBuffer();
  return { input, left, top: 0 };
}

/** Crops mainly from the bottom, because faces are usually in the upper part of a photo. */
async function fillFrame(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const scale = Math.max(PHOTO_WIDTH / width, HEIGHT / height);
  const scaled = {
    width: Math.max(PHOTO_WIDTH, Math.round(width * scale)),
    height: Math.max(HEIGHT, Math.round(height * scale)),
  };
  return sharp(photo)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.floor((scaled.width - PHOTO_WIDTH) / 2),
      top: Math.floor((scaled.height - HEIGHT) / 4),
      width: PHOTO_WIDTH,
      height: HEIGHT,
    })
    .png()
    .toBuffer();
}

/** Name, a line, facts and status, from top to bottom. */
async function textLayers({ name, breed, facts, status }: PreviewWords): Promise<OverlayOptions[]> {
  const bar = { ...BAR, channels: 3, background: colors.accent } as const;
  const layers: OverlayOptions[] = [];
  let top = MARGIN;
  const stack = (layer: OverlayOptions, height: number, gap: number) => {
    layers.push({ ...layer, left: MARGIN, top });
    top += height + gap;
  };
  const stackText = async (text: string, style: TextStyle, gap: number) => {
    const drawn = await drawText(text, style);
    stack(drawn, drawn.raw.height, gap);
  };
  await stackText(name, styles.name, GAP);
  stack({ input: { create: bar } }, BAR.height, GAP);
  await stackText(breed, styles.facts, SMALL_GAP);
  await stackText(facts, styles.facts, GAP);
  await stackText(status, styles.status, GAP);
  return layers;
}
