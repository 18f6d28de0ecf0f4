import { brand } from '../brand-palette.ts';
import { point } from '../geometry.ts';
import { between } from '../random.ts';
import type { SceneDrawing } from '../scene.ts';
import { branch, glow, type LeafPaint, leaf, rect, rug, standingShadow, wall } from './shapes.ts';

/** A green corner: great leaves from both sides against a deep wall. */
export const drawPlants: SceneDrawing = (sketch, floor) => {
  const { random } = sketch;
  const isDeep = random() < 0.5;
  const ground = isDeep ? brand.evergreen : brand.evergreenLight;
  const far = isDeep
    ? { own: brand.evergreenMid, dark: brand.evergreenDark, vein: brand.evergreenSoft }
    : { own: brand.evergreenSoft, dark: brand.evergreenMid, vein: brand.evergreenLight };
  const near = isDeep
    ? { own: brand.evergreenSoft, dark: brand.evergreenMid, vein: brand.evergreenLight }
    : { own: brand.evergreenMid, dark: brand.evergreenDark, vein: brand.evergreenSoft };
  const fan = (x: number, y: number, middle: number, paint: LeafPaint, length: number) =>
    [-0.9, -0.45, 0, 0.45, 0.9]
      .map((spread) =>
        leaf(
          point(x, y),
          middle + spread + between(random, -0.1, 0.1),
          length * between(random, 0.8, 1.1),
          length * 0.3,
          paint,
        ),
      )
      .join('');
  return [
    wall(ground),
    glow(430, 260, 520, 380, isDeep ? brand.evergreenMid : brand.light, 0.8),
    fan(-20, 520, -0.5, far, 420),
    fan(1220, 480, Math.PI + 0.5, far, 420),
    branch(point(80, -20), 1.35, 330, 7, 110, far),
    branch(point(1120, -20), 1.8, 300, 7, 110, far),
    rect(0, floor ? 730 : 850, 1200, 200, isDeep ? brand.evergreenDark : brand.sand),
    fan(20, 900, -0.9, near, 380),
    fan(1180, 900, -2.25, near, 380),
    floor
      ? rug(floor, { own: brand.marigoldSoft, line: brand.clay, edge: brand.evergreenDark })
      : '',
    floor ? standingShadow(floor, brand.walnut) : '',
  ].join('');
};
