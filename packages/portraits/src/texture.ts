import type { CoatTexture } from './portrait.ts';

/** How a coat looks in strokes; lengths in picture units at full size. */
export interface Texture {
  /** Length of the tufts that break the outline. */
  tuft: number;
  /** Distance between tufts. */
  spacing: number;
  /** Length and width of a stroke. */
  stroke: number;
  width: number;
  /** Strokes in a square of 100 units. */
  density: number;
  /** How far a stroke may stray from the lie of the coat, in radians. */
  stray: number;
  isCurly: boolean;
}

const texture = (
  tuft: number,
  spacing: number,
  stroke: number,
  width: number,
  density: number,
  stray: number,
  isCurly = false,
): Texture => ({ tuft, spacing, stroke, width, density, stray, isCurly });

export const textures: Record<CoatTexture, Texture> = {
  bare: texture(0, 0, 0, 0, 0, 0),
  sleek: texture(2.2, 10, 15, 1.6, 9, 0.12),
  short: texture(5, 14, 20, 2, 13, 0.2),
  medium: texture(18, 24, 36, 2.9, 14, 0.26),
  long: texture(30, 33, 58, 3.7, 13, 0.3),
  wire: texture(26, 17, 40, 2.6, 18, 0.5),
  curly: texture(15, 30, 17, 3, 15, 0.4, true),
};

/** The same coat on a part drawn `scale` times as large. */
export const scaleTexture = (of: Texture, scale: number, tuft = scale): Texture => ({
  ...of,
  tuft: of.tuft * tuft,
  spacing: of.spacing * Math.max(scale, 0.4),
  stroke: of.stroke * scale,
  width: of.width * Math.sqrt(scale),
  density: of.density / scale,
});
