import { createRequire } from 'node:module';
import { escapeUTF8 } from 'entities/escape';
import sharp from 'sharp';

const require = createRequire(import.meta.url);

/** Installed with the application, so that text looks the same on every machine. */
const fonts = {
  display: {
    family: 'Fraunces SemiBold',
    file: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  },
  text: {
    family: 'Figtree Medium',
    file: require.resolve('@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf'),
  },
} as const;

/** Characters that the fonts contain; others would be drawn as boxes. */
const DRAWABLE = /[\p{Script=Latin}\p{N}\p{P}\p{Zs}$+<=>^`|~°]/u;

export interface TextStyle {
  font: keyof typeof fonts;
  color: string;
  /** Font sizes in pixels; the first at which the text fits is used. */
  sizes: readonly [number, ...number[]];
  maxWidth: number;
  maxHeight: number;
}

interface DrawnText {
  /** RGBA */
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

/** Removes characters that cannot be drawn. */
export function drawableText(text: string): string {
  const characters = [...text.normalize('NFC')].filter((character) => DRAWABLE.test(character));
  return characters.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Draws text on a transparent background, with line breaks. Text that is too long is truncated.
 * @param text as from {@link drawableText}
 */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  for (const size of style.sizes) {
    const drawn = await draw(text, style, size);
    if (drawn.raw.height <= style.maxHeight) return drawn;
  }
  const words = text.replace(/…$/, '').split(' ');
  const shorter = words.length > 1 ? words.slice(0, -1).join(' ') : text.slice(0, text.length / 2);
  return drawText(`${shorter}…`, { ...style, sizes: [style.sizes.at(-1) ?? style.sizes[0]] });
}

async function draw(text: string, style: TextStyle, size: number): Promise<DrawnText> {
  const { family, file } = fonts[style.font];
  const { data, info } = await sharp({
    text: {
      // Pango's markup: https://docs.gtk.org/Pango/pango_markup.html
      text: `<span foreground="${style.color}">${escapeUTF8(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      // One point is one pixel.
      dpi: 72,
      width: style.maxWidth,
      wrap: 'word-char',
      spacing: Math.round(size / 8),
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}
