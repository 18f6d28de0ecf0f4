import { brand } from '../brand-palette.ts';
import { type CatHead, catHead } from '../cat-proportions.ts';
import { curvePath } from '../curve.ts';
import { demoPortraits } from '../demo-portraits.ts';
import { muzzleOutline, skullOutline } from '../dog-outline.ts';
import { type DogHead, dogHead } from '../dog-proportions.ts';
import { point } from '../geometry.ts';
import type { CatPortrait, DogPortrait } from '../portrait.ts';
import { fill, line } from '../sketch.ts';
import { bothSides, createStage, oneSide, type Stage } from '../stage.ts';

const BODY = brand.evergreenSoft;
const PALE = brand.evergreenLight;
const LINE = brand.evergreenMid;

/** The animal on a disc that suits paper and deep evergreen alike. */
const page = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="200 90 800 800" width="800" height="800"><clipPath id="d"><path d="M0 0H1200V490H980A380 380 0 0 1 220 490H0Z"/></clipPath><circle cx="600" cy="490" r="380" fill="${brand.evergreenSoft}" opacity="0.3"/><g clip-path="url(#d)">${content}</g></svg>`;

const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);

const eye = (stage: Stage, x: number, size: number): string => {
  const at = stage.at(x, 0, 50);
  const r = size * stage.scale;
  const circle = (dx: number, dy: number, radius: number, colour: string) =>
    `<circle cx="${Math.round(at.x + dx * r)}" cy="${Math.round(at.y + dy * r)}" r="${Math.round(radius * r)}" fill="${colour}"/>`;
  return circle(0, 0, 0.86, brand.evergreen) + circle(-0.28, -0.3, 0.26, PALE);
};

const bust = (stage: Stage, neck: number, chin: number): string =>
  fill(
    curvePath(
      bothSides(stage, [
        [0, 0],
        [neck * 0.94, chin * 0.7],
        [neck * 1.2, chin * 1.16],
        [neck * 1.86, chin * 1.8],
        [neck * 2.05, chin * 3.6],
        [0, chin * 3.6],
      ]),
    ),
    BODY,
  );

const collar = (stage: Stage, neck: number, chin: number): string => {
  const y = chin * 1.12;
  const tag = stage.at(0, y + 62);
  return (
    line(
      curvePath(
        [stage.at(-neck * 1.02, y - 10), stage.at(0, y + 26), stage.at(neck * 1.02, y - 10)],
        false,
      ),
      LINE,
      30 * stage.scale,
    ) +
    `<circle cx="${Math.round(tag.x)}" cy="${Math.round(tag.y)}" r="${Math.round(22 * stage.scale)}" fill="${brand.marigoldSoft}"/>`
  );
};

const find = (slug: string) => demoPortraits.find((each) => each.slug === slug)?.portrait;

/** A calm dog for a pet that has no photo yet. */
export function drawFallbackDog(): string {
  const head: DogHead = dogHead(find('chocolate-labrador-puppy') as DogPortrait);
  const stage = createStage(point(600, 430), 1.36, 0.1, 0.03);
  const ear = (side: 1 | -1) =>
    fill(
      curvePath(
        oneSide(stage, side, [
          [head.temple * 0.5, -head.crown * 0.9],
          [head.temple * 1.2, -head.crown * 0.66],
          [head.temple * 1.36, 0],
          [head.temple * 1.16, head.chin * 0.46],
          [head.temple * 0.94, head.chin * 0.2],
          [head.temple * 0.8, -head.crown * 0.36],
        ]),
      ),
      LINE,
      'opacity="0.75"',
    );
  const nose = bothSides(stage, [
    [0, head.noseY - 20, head.depth],
    [head.nose, head.noseY - 6, head.depth],
    [0, head.noseY + 26, head.depth],
  ]);
  const lips = head.noseY + (head.chin - head.noseY) * 0.56;
  return page(
    bust(stage, head.neck, head.chin) +
      collar(stage, head.neck, head.chin) +
      fill(curvePath(skullOutline(stage, head)), BODY) +
      fill(curvePath(muzzleOutline(stage, head)), PALE, 'opacity="0.8"') +
      both(ear) +
      both((side) => eye(stage, head.eyeX * side, head.eye)) +
      fill(curvePath(nose), brand.evergreen) +
      line(
        curvePath(
          [
            stage.at(-46, lips - 8, head.depth),
            stage.at(-24, lips + 10, head.depth),
            stage.at(0, lips - 4, head.depth),
            stage.at(24, lips + 10, head.depth),
            stage.at(46, lips - 8, head.depth),
          ],
          false,
        ),
        brand.evergreen,
        6,
      ),
  );
}

/** A calm cat for a pet that has no photo yet. */
export function drawFallbackCat(): string {
  const head: CatHead = catHead(find('british-shorthair') as CatPortrait);
  const stage = createStage(point(600, 460), 1.36, -0.1, -0.03);
  const { crown, cheek, cheekY, jaw, chin, noseY, nose, depth, neck } = head;
  const ear = (side: 1 | -1) =>
    [1, 0.6]
      .map((share) =>
        fill(
          curvePath(
            oneSide(stage, side, [
              [100 + -56 * share, -crown * (0.5 + 0.3 * share)],
              [104 + 22 * share, -crown * 0.5 - 122 * share],
              [104 + 34 * share, -crown * 0.5 - 118 * share],
              [104 + 42 * share, -crown * 0.5 + 40 * share],
            ]),
          ),
          share === 1 ? BODY : LINE,
          share === 1 ? '' : 'opacity="0.6"',
        ),
      )
      .join('');
  const skull = bothSides(stage, [
    [0, -crown],
    [head.crownWidth, -crown * 0.86],
    [head.temple, -crown * 0.26],
    [cheek, cheekY],
    [jaw, chin * 0.84],
    [0, chin * 1.02],
  ]);
  const whisker = (side: 1 | -1) =>
    [-14, 8, 30]
      .map((drop) =>
        line(
          curvePath(
            [
              stage.at(side * 66, noseY + 20 + drop * 0.3, 30),
              stage.at(side * 200, noseY + 10 + drop),
            ],
            false,
          ),
          LINE,
          4,
        ),
      )
      .join('');
  const lips = noseY + nose * 1.8;
  return page(
    bust(stage, neck * 0.92, chin * 1.2) +
      collar(stage, neck * 0.92, chin * 1.2) +
      both(ear) +
      fill(curvePath(skull), BODY) +
      fill(
        curvePath(
          bothSides(stage, [
            [0, noseY - 16, depth],
            [44, noseY + 4, depth],
            [56, noseY + 40, depth],
            [0, noseY + 62, depth],
          ]),
        ),
        PALE,
        'opacity="0.8"',
      ) +
      whisker(-1) +
      whisker(1) +
      both((side) => eye(stage, head.eyeX * side, head.eye * 0.86)) +
      fill(
        curvePath(
          bothSides(stage, [
            [0, noseY - 8, depth],
            [nose, noseY - 6, depth],
            [0, noseY + 13, depth],
          ]),
        ),
        brand.evergreen,
      ) +
      line(
        curvePath(
          [
            stage.at(-36, lips - 4, depth),
            stage.at(-18, lips + 8, depth),
            stage.at(0, lips - 6, depth),
            stage.at(18, lips + 8, depth),
            stage.at(36, lips - 4, depth),
          ],
          false,
        ),
        brand.evergreen,
        5,
      ),
  );
}
