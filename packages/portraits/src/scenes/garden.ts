import { brand } from '../brand-palette.ts';
import { point } from '../geometry.ts';
import { between } from '../random.ts';
import type { SceneDrawing } from '../scene.ts';
import { fill, line, type Sketch } from '../sketch.ts';
import { ellipse, glow, type LeafPaint, leaf, standingShadow, wall } from './shapes.ts';

const dark: LeafPaint = {
  own: brand.evergreenMid,
  dark: brand.evergreenDark,
  vein: brand.evergreenSoft,
};
const soft: LeafPaint = {
  own: brand.evergreenSoft,
  dark: brand.evergreenMid,
  vein: brand.evergreenLight,
};

function flower(sketch: Sketch, x: number, foot: number, height: number, colour: string): string {
  const lean = between(sketch.random, -30, 30);
  const [headX, headY] = [x + lean, foot - height];
  const petals = [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const angle = index * 1.047 + lean;
      return ellipse(headX + Math.cos(angle) * 16, headY + Math.sin(angle) * 16, 12, 12, colour);
    })
    .join('');
  return (
    line(
      `M${x},${foot}Q${x},${foot - height / 2} ${headX.toFixed(0)},${headY.toFixed(0)}`,
      brand.evergreen,
      4,
    ) +
    leaf(point(x, foot - height * 0.3), -0.6, 54, 20, dark) +
    petals +
    ellipse(headX, headY, 9, 9, brand.marigold)
  );
}

/** A summer border: shrubs behind, flowers at the edge. */
export const drawGarden: SceneDrawing = (sketch, floor) => {
  const { random } = sketch;
  const colours = [brand.berry, brand.marigoldSoft, brand.light, brand.berrySoft];
  const shrub = (paint: LeafPaint, low: number, high: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index / (count - 1)) * 1300 - 50 + between(random, -30, 30);
      return leaf(
        point(x, between(random, low, low + 60)),
        -Math.PI / 2 + between(random, -0.6, 0.6),
        between(random, high * 0.7, high),
        between(random, 50, 84),
        paint,
      );
    }).join('');
  const bed = [60, 130, 205, 290, 930, 1010, 1085, 1150]
    .map((x, index) =>
      flower(sketch, x, 910, between(random, 120, 250), colours[index % colours.length] as string),
    )
    .join('');
  return [
    wall(brand.marigoldLight),
    glow(380, 200, 480, 330, brand.light, 0.8),
    ellipse(210, 170, 80, 80, brand.light),
    fill('M0,470C200,330 330,420 560,400S980,300 1200,420V900H0Z', brand.evergreenLight),
    shrub(soft, 640, 330, 20),
    shrub(dark, 760, 260, 18),
    fill('M0,730C260,690 460,730 700,712S1000,690 1200,720V900H0Z', brand.evergreenSoft),
    glow(300, 760, 330, 50, brand.marigoldLight, 0.45),
    glow(960, 880, 420, 70, brand.evergreen, 0.4),
    bed,
    floor ? standingShadow(floor, brand.evergreenDark) : '',
  ].join('');
};
