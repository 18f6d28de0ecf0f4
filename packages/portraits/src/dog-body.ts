import type { Body } from './body.ts';
import { patched, spotted, striped } from './body-markings.ts';
import { dogColours } from './dog-colours.ts';
import { dogHead } from './dog-proportions.ts';
import type { DogPortrait } from './portrait.ts';
import type { Sketch } from './sketch.ts';
import { scaleTexture, textures } from './texture.ts';

const withBib = new Set<DogPortrait['pattern']>([
  'blaze',
  'tricolour',
  'tan-points',
  'saddle',
  'merle',
  'brindle',
  'husky',
  'pale-cheeks',
]);

function markingsOf(sketch: Sketch, portrait: DogPortrait): Body['markings'] {
  const { second } = dogColours(portrait);
  const texture = scaleTexture(textures[portrait.coat], 0.8, 0.5);
  switch (portrait.pattern) {
    case 'spotted':
      return spotted(sketch, second, texture, 17, 64);
    case 'merle':
      return spotted(sketch, second, texture, 26, 74);
    case 'brindle':
      return striped(sketch, second, texture, 34, 6);
    case 'patches':
      return patched(sketch, texture, [{ tones: second, across: 0.88, down: 0.3, size: 0.14 }]);
    default:
      return undefined;
  }
}

/** A dog's body in its coat. */
export function dogBody(sketch: Sketch, portrait: DogPortrait): Body {
  const head = dogHead(portrait);
  const colours = dogColours(portrait);
  const markings = markingsOf(sketch, portrait);
  return {
    neck: head.neck,
    chin: head.chin,
    body: colours.body,
    chest: colours.chest,
    legs: colours.legs,
    tail: colours.body,
    texture: textures[portrait.coat],
    hasBib: withBib.has(portrait.pattern),
    hasRuff: portrait.coat === 'long' || ['spitz', 'collie', 'fox'].includes(portrait.build),
    isCat: false,
    isBaby: portrait.age === 'Baby',
    ...(markings ? { markings } : {}),
  };
}
