import { brand } from '../brand-palette.ts';
import type { SceneDrawing } from '../scene.ts';
import { fill } from '../sketch.ts';
import { ellipse, glow, rug, standingShadow, wall } from './shapes.ts';

/** A great low sun over two bands of land, as on a printed poster. */
export const drawSun: SceneDrawing = (sketch, floor) => {
  const isWarm = sketch.random() < 0.5;
  const sky = isWarm ? brand.marigoldLight : brand.berryLight;
  const land = isWarm ? brand.claySoft : brand.marigoldSoft;
  const birds = [
    [180, 190, 1],
    [250, 150, 0.7],
    [1010, 120, 0.8],
  ]
    .map(
      ([x = 0, y = 0, size = 1]) =>
        `<path d="M${x},${y}q${18 * size},-${16 * size} ${32 * size},0q${16 * size},-${16 * size} ${34 * size},-${2 * size}" fill="none" stroke="${brand.walnut}" stroke-width="4" stroke-linecap="round" opacity="0.55"/>`,
    )
    .join('');
  return [
    wall(sky),
    glow(600, 380, 560, 460, brand.light, 0.6),
    ellipse(600, 400, 345, 345, isWarm ? brand.marigold : brand.clay),
    glow(480, 280, 230, 210, brand.marigoldSoft, 0.6),
    birds,
    fill('M0,640C220,560 380,620 620,640S1020,560 1200,610V900H0Z', land),
    glow(220, 690, 360, 60, brand.light, 0.35),
    fill(
      'M0,740C260,680 420,760 700,730S1060,690 1200,730V900H0Z',
      isWarm ? brand.clay : brand.claySoft,
    ),
    glow(900, 880, 480, 90, brand.clayDark, 0.4),
    floor
      ? rug(floor, { own: brand.evergreen, line: brand.marigoldLight, edge: brand.walnut })
      : '',
    floor ? standingShadow(floor, brand.evergreenDark) : '',
  ].join('');
};
