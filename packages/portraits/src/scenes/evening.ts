import { brand } from '../brand-palette.ts';
import type { SceneDrawing } from '../scene.ts';
import { fill } from '../sketch.ts';
import { ellipse, glow, rect, rug, standingShadow, wall } from './shapes.ts';

const stars = [
  [800, 110, 4],
  [862, 210, 3],
  [1010, 96, 3],
  [1060, 190, 4],
  [960, 260, 3],
  [1000, 330, 3],
] as const;

/** A room after sunset, lit by a lamp on the left. */
export const drawEvening: SceneDrawing = (_sketch, floor) =>
  [
    wall(brand.evergreen),
    glow(1100, 800, 560, 460, brand.evergreenDark, 0.85),
    rect(756, 52, 384, 400, brand.walnut, 'rx="8"'),
    rect(776, 72, 344, 360, brand.evergreenDark),
    ellipse(900, 160, 44, 44, brand.marigoldLight),
    ellipse(918, 150, 40, 40, brand.evergreenDark),
    stars.map(([x, y, r]) => ellipse(x, y, r, r, brand.marigoldLight)).join(''),
    fill('M776,380q90,-60 180,-20t164,-20v92H776Z', brand.inkDeep),
    rect(940, 72, 14, 360, brand.walnut),
    rect(776, 250, 344, 12, brand.walnut),
    rect(738, 440, 420, 22, brand.clayDark, 'rx="4"'),
    glow(190, 330, 430, 430, brand.marigold, 0.38),
    glow(190, 330, 250, 260, brand.marigoldSoft, 0.5),
    rect(184, 400, 14, 420, brand.walnutDark),
    fill('M120,210H262L318,412H64Z', brand.marigoldLight),
    fill('M210,210H262L318,412H228Z', brand.marigoldSoft, 'opacity="0.7"'),
    ellipse(190, 412, 127, 13, brand.light),
    rect(0, floor ? 740 : 824, 1200, 200, brand.walnutDark),
    rect(0, floor ? 740 : 824, 1200, 9, brand.clayDark),
    glow(220, floor ? 770 : 840, 330, 30, brand.clay, 0.5),
    floor ? rug(floor, { own: brand.clay, line: brand.marigoldLight, edge: brand.inkDeep }) : '',
    floor ? standingShadow(floor, brand.walnutDark) : '',
  ].join('');
