import type { Tones } from './coat-palette.ts';
import type { Lie } from './fur.ts';
import type { Point } from './geometry.ts';
import type { Texture } from './texture.ts';

/** What a body takes from the animal; lengths in the head's measure (eyes at y 0). */
export interface Body {
  /** Half the width of the neck. */
  neck: number;
  chin: number;
  body: Tones;
  chest: Tones;
  legs: Tones;
  tail: Tones;
  texture: Texture;
  hasBib: boolean;
  /** A collar of longer hair around the neck. */
  hasRuff: boolean;
  isCat: boolean;
  isBaby: boolean;
  markings?: (polygon: readonly Point[], lie: Lie) => string;
}

export type Spots = readonly (readonly [number, number, number?])[];
