import { bodyOf, drawAnimal } from '../animal.ts';
import { sittingFloor } from '../body-sitting.ts';
import { brand } from '../brand-palette.ts';
import { demoPortraits } from '../demo-portraits.ts';
import { point } from '../geometry.ts';
import { frame } from '../picture.ts';
import type { Portrait } from '../portrait.ts';
import { branch, ellipse, glow, pot, rect } from '../scenes/shapes.ts';
import { createSketch, fill, group, type Sketch } from '../sketch.ts';
import { createStage } from '../stage.ts';

/** Room above the curtain rail, so that the picture is 1200 by 960. */
const SKY = 60;

const green = { own: brand.evergreenMid, dark: brand.evergreenDark, vein: brand.evergreenSoft };

function sitter(slug: string, changes: Partial<Portrait>): Portrait {
  const found = demoPortraits.find((each) => each.slug === slug);
  if (!found) throw new Error(`No portrait is called ${slug}`);
  return { ...found.portrait, pose: 'sitting', ...changes } as Portrait;
}

function room(sketch: Sketch): string {
  const [x, y, w, h] = [330, 54, 560, 500];
  const pane = sketch.clip(`M${x},${y}h${w}v${h}h${-w}Z`);
  const beam = (from: number) =>
    fill(
      `M${from},900L${from + 150},690H${from + 330}L${from + 240},900Z`,
      brand.marigoldLight,
      'opacity="0.5"',
    );
  return [
    rect(0, -SKY, 1200, 900 + SKY, brand.marigoldLight),
    glow(610, 300, 640, 430, brand.light, 0.85),
    glow(1200, 500, 330, 560, brand.claySoft, 0.5),
    glow(0, 520, 260, 520, brand.claySoft, 0.4),
    group(
      pane,
      rect(x, y, w, h, brand.mist),
      ellipse(760, 170, 70, 70, brand.light),
      fill('M300,420C420,330 540,390 660,350S820,330 900,370V600H300Z', brand.mistDeep),
      fill('M300,480C420,400 560,470 700,430S840,420 900,440V600H300Z', brand.evergreenSoft),
      fill('M300,530C440,480 640,540 900,490V600H300Z', brand.evergreenMid),
    ),
    rect(x - 30, y - 26, w + 60, 30, brand.light),
    rect(x - 30, y - 26, 32, h + 50, brand.light),
    rect(x + w - 2, y - 26, 32, h + 50, brand.light),
    rect(x + w / 2 - 10, y, 20, h, brand.light),
    rect(x, y + 216, w, 18, brand.light),
    rect(x + w + 20, y, 10, h, brand.sand),
    rect(x - 66, y + h, w + 132, 34, brand.light),
    rect(x - 66, y + h + 26, w + 132, 12, brand.sand),
    fill(
      'M180,20C300,20 330,20 336,24C300,240 270,420 196,640L140,640C176,420 190,200 180,20Z',
      brand.paper,
    ),
    fill(
      'M232,20C262,240 240,440 176,640H158C210,440 232,240 232,20ZM300,20C296,260 256,460 196,640H188C238,460 272,240 276,20Z',
      brand.sand,
      'opacity="0.7"',
    ),
    fill(
      'M1040,20C920,20 890,20 884,24C920,240 950,420 1024,640L1080,640C1044,420 1030,200 1040,20Z',
      brand.paper,
    ),
    fill(
      'M988,20C958,240 980,440 1044,640H1062C1010,440 988,240 988,20ZM920,20C924,260 964,460 1024,640H1032C982,460 948,240 944,20Z',
      brand.sand,
      'opacity="0.7"',
    ),
    rect(150, 8, 910, 16, brand.walnut, 'rx="8"'),
    rect(0, 690, 1200, 210, brand.clay),
    rect(0, 690, 1200, 12, brand.clayDark, 'opacity="0.6"'),
    fill(
      'M0,768H1200M0,842H1200M220,702V768M640,702V768M990,702V768M90,768V842M470,768V842M860,768V842',
      'none',
      `stroke="${brand.clayDark}" stroke-width="4" opacity="0.5"`,
    ),
    beam(330),
    beam(600),
    glow(600, 850, 560, 66, brand.walnut, 0.45),
    ellipse(600, 836, 540, 62, brand.evergreen),
    `<ellipse cx="600" cy="836" rx="502" ry="52" fill="none" stroke="${brand.marigoldLight}" stroke-width="5" stroke-dasharray="24 10"/>`,
    branch(point(1096, 600), -1.62, 380, 8, 130, green),
    branch(point(1106, 600), -1.15, 270, 6, 110, green),
    branch(point(1088, 600), -2.2, 250, 5, 104, green),
    glow(1110, 786, 130, 22, brand.walnutDark, 0.5),
    pot(1096, 600, 782, 150, brand.marigold, brand.clay),
  ].join('');
}

/** A dog and a cat side by side in front of a bright window, for the home page. */
export function drawHero(): string {
  const sketch = createSketch(2024);
  const place = (portrait: Portrait, x: number, scale: number, turn: number, tilt: number) => {
    const body = bodyOf(sketch, portrait);
    const centre = point(x, 842 - sittingFloor(body) * scale);
    return (
      glow(x + 20, 838, 220, 26, brand.evergreenDark, 0.7) +
      drawAnimal(sketch, portrait, body, {
        head: createStage(centre, scale, turn, tilt),
        torso: createStage(centre, scale, 0, 0),
      })
    );
  };
  const dog = sitter('golden-retriever', {
    accessory: { kind: 'bandana', colour: 'berry' },
    looks: 'left',
  });
  const cat = sitter('brown-tabby', {
    accessory: { kind: 'collar', colour: 'marigold' },
    looks: 'right',
  });
  return frame(
    sketch,
    room(sketch) + place(dog, 476, 0.94, 0.28, 0.07) + place(cat, 782, 0.78, -0.24, -0.06),
    SKY,
  );
}
