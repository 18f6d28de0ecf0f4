import { brand } from '../brand-palette.ts';
import { point } from '../geometry.ts';
import type { SceneDrawing } from '../scene.ts';
import { fill, GRAIN, group } from '../sketch.ts';
import { branch, glow, pot, rect, rug, standingShadow, wall } from './shapes.ts';

const ARCH = 'M250,900V470A350,350 0 0 1 950,470V900Z';
const tints = [
  { own: brand.evergreenSoft, dark: brand.evergreenMid, light: brand.evergreenLight },
  { own: brand.marigoldSoft, dark: brand.clay, light: brand.marigoldLight },
  { own: brand.mistDeep, dark: brand.evergreenSoft, light: brand.mist },
  { own: brand.claySoft, dark: brand.clay, light: brand.berryLight },
] as const;

/** A niche with a round arch in a paper-coloured wall. */
export const drawArch: SceneDrawing = (sketch, floor) => {
  const tint = tints[Math.floor(sketch.random() * tints.length)] ?? tints[0];
  const green = { own: brand.evergreenMid, dark: brand.evergreenDark, vein: brand.evergreenSoft };
  const isLeft = sketch.random() < 0.5;
  const x = isLeft ? 120 : 1080;
  return [
    wall(brand.paper),
    glow(1150, 800, 520, 420, brand.sand, 0.55),
    fill(ARCH, tint.own),
    group(
      sketch.clip(ARCH),
      glow(420, 330, 360, 320, tint.light, 0.75),
      glow(960, 640, 190, 520, tint.dark, 0.55),
      fill(
        'M250,900V470A350,350 0 0 1 950,470H915A315,315 0 0 0 285,470V900Z',
        tint.dark,
        `opacity="0.28" ${GRAIN}`,
      ),
    ),
    rect(0, floor ? 712 : 820, 1200, 200, brand.paperDeep),
    rect(0, floor ? 712 : 820, 1200, 7, brand.sand),
    glow(x + 30, 836, 120, 22, brand.walnut, 0.35),
    branch(point(x, 690), -1.75, 330, 7, 120, green),
    branch(point(x - 8, 690), -1.2, 240, 5, 100, green),
    branch(point(x + 4, 690), -2.2, 220, 5, 96, green),
    pot(x, 690, 834, 130, brand.clay, brand.clayDark),
    floor ? rug(floor, { own: brand.berry, line: brand.marigoldLight, edge: brand.walnut }) : '',
    floor ? standingShadow(floor, brand.berryDark) : '',
  ].join('');
};
