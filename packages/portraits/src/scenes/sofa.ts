import { brand } from '../brand-palette.ts';
import type { SceneDrawing } from '../scene.ts';
import { fill, GRAIN, group } from '../sketch.ts';
import { ellipse, glow, rect, standingShadow, wall } from './shapes.ts';

const tints = [
  { own: brand.evergreen, light: brand.evergreenMid, dark: brand.evergreenDark },
  { own: brand.berry, light: brand.berrySoft, dark: brand.berryDark },
  { own: brand.evergreenMid, light: brand.evergreenSoft, dark: brand.evergreenDark },
] as const;

const picture = (x: number, y: number): string =>
  [
    glow(x + 92, y + 120, 110, 130, brand.walnut, 0.25),
    rect(x, y, 170, 210, brand.walnut, 'rx="4"'),
    rect(x + 12, y + 12, 146, 186, brand.paper),
    fill(`M${x + 12},${y + 150}q50,-50 90,-14t56,-20v82h-146Z`, brand.evergreenSoft),
    ellipse(x + 104, y + 72, 24, 24, brand.marigold),
  ].join('');

const cushion = (x: number, y: number, own: string, stripe: string, dark: string, turn: number) => {
  const shape = 'M-110,-92Q0,-108 110,-92Q126,0 110,92Q0,108 -110,92Q-126,0 -110,-92Z';
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    fill(
      'M-100,-80Q10,-96 124,-80Q140,10 124,104Q10,120 -100,104Z',
      dark,
      `opacity="0.35" ${GRAIN}`,
    ),
    fill(shape, own),
    fill(
      'M-70,-98V98M-30,-102V102M10,-103V103M50,-101V101',
      'none',
      `stroke="${stripe}" stroke-width="9"`,
    ),
    fill('M110,-92Q126,0 110,92Q0,108 -60,98Q90,70 110,-92Z', dark, 'opacity="0.25"'),
  );
};

/** A deep sofa with cushions under a picture. */
export const drawSofa: SceneDrawing = (sketch, floor) => {
  const tint = tints[Math.floor(sketch.random() * tints.length)] ?? tints[0];
  const seat = floor ? 770 : 830;
  return [
    wall(brand.paperDeep),
    glow(300, 120, 520, 260, brand.light, 0.9),
    glow(1180, 300, 300, 400, brand.sand, 0.7),
    picture(150, 60),
    rect(930, 90, 130, 160, brand.marigold, 'rx="4"'),
    rect(942, 102, 106, 136, brand.paper),
    fill('M995,130q-34,24 -30,60q3,28 30,34q27,-6 30,-34q4,-36 -30,-60Z', brand.clay),
    rect(20, 330, 1160, 640, tint.own, 'rx="90"'),
    group(
      sketch.clip('M20,420a90,90 0 0 1 90,-90H1090a90,90 0 0 1 90,90V970H20Z'),
      glow(330, 370, 460, 70, tint.light, 0.7),
      glow(1080, 700, 240, 380, tint.dark, 0.6),
      rect(594, 330, 10, 600, tint.dark, 'opacity="0.5"'),
    ),
    cushion(190, 620, brand.marigold, brand.marigoldSoft, brand.clay, -9),
    cushion(1010, 624, brand.paperDeep, brand.claySoft, brand.walnut, 8),
    rect(-40, seat - 40, 1280, 260, tint.own, 'rx="48"'),
    glow(420, seat - 18, 520, 24, tint.light, 0.75),
    glow(800, seat + 150, 620, 60, tint.dark, 0.7),
    floor ? standingShadow(floor, tint.dark) : '',
  ].join('');
};
