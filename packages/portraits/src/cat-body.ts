import type { Body } from './body.ts';
import { brushed, patched, spotted, striped } from './body-markings.ts';
import { catColours } from './cat-colours.ts';
import { catHead } from './cat-proportions.ts';
import type { CatPortrait } from './portrait.ts';
import type { Sketch } from './sketch.ts';
import { scaleTexture, textures } from './texture.ts';

const withBib = new Set<CatPortrait['pattern']>([
  'tuxedo',
  'bicolour',
  'tabby-white',
  'points-white',
]);

function markingsOf(sketch: Sketch, portrait: CatPortrait): Body['markings'] {
  const { second, third } = catColours(portrait);
  const texture = scaleTexture(textures[portrait.coat], 0.8, 0.5);
  switch (portrait.pattern) {
    case 'tabby':
    case 'tabby-white':
      return striped(sketch, second, texture, 78, 13);
    case 'spotted':
      return spotted(sketch, second, texture, 20, 62);
    case 'tortoiseshell':
      return brushed(sketch, second, texture, 1.6);
    case 'calico':
      return patched(sketch, texture, [
        { tones: second, across: 0.06, down: 0.5, size: 0.22 },
        { tones: third, across: 0.94, down: 0.62, size: 0.24 },
      ]);
    default:
      return undefined;
  }
}

/** A cat's body in its coat. */
export function catBody(sketch: Sketch, portrait: CatPortrait): Body {
  const head = catHead(portrait);
  const colours = catColours(portrait);
  const markings = markingsOf(sketch, portrait);
  return {
    neck: head.neck,
    chin: head.chin,
    body: colours.body,
    chest: colours.chest,
    legs: colours.legs,
    tail: colours.tail,
    texture: textures[portrait.coat],
    hasBib: withBib.has(portrait.pattern),
    hasRuff: portrait.coat === 'long',
    isCat: true,
    isBaby: portrait.age === 'Baby',
    ...(markings ? { markings } : {}),
  };
}
