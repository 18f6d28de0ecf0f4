import type { Tones } from './coat-palette.ts';
import { curvePath } from './curve.ts';
import { flat } from './fur.ts';
import { pelt } from './pelt.ts';
import { line, type Sketch } from './sketch.ts';
import type { Stage } from './stage.ts';
import { scaleTexture, type Texture } from './texture.ts';

interface Paw {
  x: number;
  /** Where the paw stands. */
  floor: number;
  width: number;
  height: number;
  tones: Tones;
  texture: Texture;
}

/** One paw from the front, with its toes. */
export function drawPaw(sketch: Sketch, stage: Stage, paw: Paw): string {
  const { x, floor, width, height, tones } = paw;
  const at = (dx: number, up: number) => stage.at(x + dx * width, floor - up * height);
  const outline = [
    at(-0.86, 0.9),
    at(0, 1.12),
    at(0.86, 0.9),
    at(1.04, 0.34),
    at(0.74, 0),
    at(0, -0.05),
    at(-0.74, 0),
    at(-1.04, 0.34),
  ];
  const toe = (dx: number) =>
    line(
      curvePath([at(dx, 0.03), at(dx * 0.96, 0.28), at(dx * 0.8, 0.5)], false),
      tones.deep,
      3.6 * stage.scale,
      'opacity="0.75"',
    );
  return (
    pelt(sketch, {
      outline,
      tones,
      texture: scaleTexture(paw.texture, 0.5, 0.25),
      lie: flat(Math.PI / 2),
      form: 0.8,
    }) +
    toe(-0.34) +
    toe(0.34)
  );
}
