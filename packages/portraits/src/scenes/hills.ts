import { brand } from '../brand-palette.ts';
import { between } from '../random.ts';
import type { SceneDrawing } from '../scene.ts';
import { fill, type Sketch } from '../sketch.ts';
import { ellipse, glow, rect, standingShadow, wall } from './shapes.ts';

const cloud = (x: number, y: number, size: number): string =>
  [
    ellipse(x, y, 90 * size, 26 * size, brand.light),
    ellipse(x - 30 * size, y - 20 * size, 44 * size, 34 * size, brand.light),
    ellipse(x + 26 * size, y - 26 * size, 52 * size, 42 * size, brand.light),
  ].join('');

const tree = (sketch: Sketch, x: number, foot: number, height: number): string => {
  const width = height * between(sketch.random, 0.34, 0.46);
  return (
    rect(x - 4, foot - height * 0.3, 8, height * 0.34, brand.walnut) +
    ellipse(x, foot - height * 0.62, width / 2, height * 0.42, brand.evergreen) +
    ellipse(x - width * 0.1, foot - height * 0.7, width * 0.32, height * 0.28, brand.evergreenMid)
  );
};

/** Rolling hills under a wide sky. */
export const drawHills: SceneDrawing = (sketch, floor) =>
  [
    wall(brand.mist),
    glow(420, 240, 620, 300, brand.light, 0.7),
    ellipse(960, 190, 84, 84, brand.marigoldSoft),
    cloud(200, 180, 1.1),
    cloud(1030, 300, 0.8),
    fill('M0,520C170,400 320,470 520,440S900,360 1200,480V900H0Z', brand.mistDeep),
    fill('M0,590C240,470 420,600 660,540S1010,470 1200,560V900H0Z', brand.evergreenSoft),
    glow(250, 580, 260, 50, brand.evergreenLight, 0.7),
    tree(sketch, 96, 600, 170),
    tree(sketch, 158, 612, 120),
    tree(sketch, 1050, 580, 150),
    tree(sketch, 1112, 596, 190),
    fill('M0,690C220,610 500,690 720,650S1040,640 1200,660V900H0Z', brand.evergreenMid),
    glow(320, 690, 340, 44, brand.evergreenSoft, 0.7),
    fill('M0,800C260,740 520,810 800,770S1090,760 1200,780V900H0Z', brand.evergreen),
    floor ? standingShadow(floor, brand.evergreenDark) : '',
  ].join('');
