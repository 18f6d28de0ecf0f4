import { brand } from '../brand-palette.ts';
import { point } from '../geometry.ts';
import type { SceneDrawing } from '../scene.ts';
import { fill, GRAIN_FINE, group } from '../sketch.ts';
import { branch, ellipse, glow, pot, rect, rug, standingShadow, wall } from './shapes.ts';

const green = { own: brand.evergreenMid, dark: brand.evergreenDark, vein: brand.evergreenSoft };

const view = (x: number): string =>
  [
    rect(x, 70, 430, 520, brand.mist),
    ellipse(x + 310, 190, 56, 56, brand.light),
    fill(`M${x},420q110,-90 230,-30t200,-30V590H${x}Z`, brand.evergreenSoft),
    fill(`M${x},500q140,-70 260,-20t170,-10V590H${x}Z`, brand.evergreenMid),
    glow(x + 80, 470, 110, 40, brand.evergreenLight, 0.5),
  ].join('');

const bars = (x: number): string =>
  [
    rect(x - 22, 48, 474, 26, brand.light),
    rect(x - 22, 48, 24, 560, brand.light),
    rect(x + 428, 48, 24, 560, brand.light),
    rect(x + 206, 60, 18, 540, brand.light),
    rect(x, 300, 430, 16, brand.light),
    rect(x + 440, 74, 12, 530, brand.sand, 'opacity="0.8"'),
    rect(x + 216, 74, 8, 520, brand.sand, 'opacity="0.7"'),
    rect(x, 310, 430, 7, brand.sand, 'opacity="0.7"'),
    rect(x - 52, 590, 534, 34, brand.light),
    rect(x - 52, 614, 534, 14, brand.sand),
  ].join('');

/** A wall with a window on the left; its light falls across the wall to the right. */
export const drawWindow: SceneDrawing = (sketch, floor) => {
  const isGreen = sketch.random() < 0.5;
  const paper = isGreen ? brand.evergreenSoft : brand.claySoft;
  const dark = isGreen ? brand.evergreenMid : brand.clay;
  const x = 60;
  const beam = (from: number, top: number) =>
    fill(
      `M${from},${top}l190,70v300l-190,-70Z`,
      brand.marigoldLight,
      `opacity="0.6" ${GRAIN_FINE}`,
    );
  const clip = sketch.clip(`M${x},70h430v520h-430Z`);
  return [
    wall(paper),
    glow(1180, 860, 620, 420, dark, 0.6),
    beam(740, 90),
    beam(955, 170),
    group(clip, view(x)),
    fill('M30,40C120,240 96,470 40,640L-10,640V40Z', brand.paper),
    fill('M60,60C100,260 80,460 40,640L20,640C60,440 60,260 40,60Z', brand.sand, 'opacity="0.7"'),
    bars(x),
    branch(point(1080, 640), -1.75, 250, 6, 96, green),
    branch(point(1088, 640), -1.25, 200, 5, 84, green),
    branch(point(1076, 640), -2.2, 170, 4, 80, green),
    rect(0, 740, 1200, 160, brand.walnut),
    rect(0, 740, 1200, 12, brand.claySoft, 'opacity="0.6"'),
    glow(1090, 764, 110, 20, brand.walnutDark, 0.6),
    pot(1080, 640, 762, 118, brand.marigold, brand.clay),
    floor ? rug(floor, { own: brand.paperDeep, line: brand.berry, edge: brand.walnutDark }) : '',
    floor ? standingShadow(floor, brand.walnut) : '',
  ].join('');
};
