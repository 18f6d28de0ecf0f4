import { curvePath, polygonPath, spot } from '../curve.ts';
import { mix, type Point, point, polar } from '../geometry.ts';
import { DUST, gradientId, HEIGHT, WIDTH } from '../picture.ts';
import { fill, line } from '../sketch.ts';

export const wall = (colour: string): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  more = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" ${more}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  more = '',
): string => {
  const [cx, cy] = spot(point(x, y)).split(',');
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${colour}" ${more}/>`;
};

export interface LeafPaint {
  own: string;
  dark: string;
  vein: string;
}

/** A soft pool of light or shadow that crumbles at its edge. */
export const glow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
): string =>
  ellipse(
    x,
    y,
    rx * 1.25,
    ry * 1.25,
    `url(#${gradientId(colour)})`,
    `opacity="${opacity}" ${DUST}`,
  );

/** A leaf from its stem to its tip, with a middle vein and a darker half. */
export function leaf(
  root: Point,
  angle: number,
  length: number,
  width: number,
  paint: LeafPaint,
): string {
  const tip = polar(root, angle, length);
  const at = (along: number, across: number) =>
    polar(mix(root, tip, along), angle + Math.PI / 2, across * width);
  const outline = [
    root,
    at(0.22, 0.36),
    at(0.5, 0.5),
    at(0.8, 0.28),
    tip,
    at(0.8, -0.28),
    at(0.5, -0.5),
    at(0.22, -0.36),
  ];
  const half = [
    root,
    at(0.22, 0.36),
    at(0.5, 0.5),
    at(0.8, 0.28),
    tip,
    at(0.6, 0.02),
    at(0.3, 0.02),
  ];
  return (
    fill(curvePath(outline), paint.own) +
    fill(curvePath(half), paint.dark, 'opacity="0.45"') +
    line(
      polygonPath([root, mix(root, tip, 0.9)]).replace('Z', ''),
      paint.vein,
      2.4,
      'opacity="0.6"',
    )
  );
}

/** A stem with leaves on both sides. */
export function branch(
  root: Point,
  angle: number,
  length: number,
  leaves: number,
  size: number,
  paint: LeafPaint,
): string {
  const bend = polar(polar(root, angle, length * 0.5), angle + Math.PI / 2, length * 0.1);
  const tip = polar(root, angle, length);
  const along = (t: number) => mix(mix(root, bend, t), mix(bend, tip, t), t);
  let drawn = line(curvePath([root, along(0.5), tip], false), paint.dark, 5);
  for (let index = 0; index < leaves; index++) {
    const t = (index + 1) / (leaves + 0.4);
    const side = index % 2 === 0 ? 1 : -1;
    drawn += leaf(
      along(t),
      angle + side * (0.95 - t * 0.3),
      size * (1.15 - t * 0.45),
      size * 0.42,
      paint,
    );
  }
  return drawn + leaf(tip, angle, size * 0.75, size * 0.32, paint);
}

/** A pot standing at `x`, its rim at `top`, its foot at `foot`. */
export function pot(
  x: number,
  top: number,
  foot: number,
  width: number,
  own: string,
  dark: string,
): string {
  const half = width / 2;
  const body = polygonPath([
    point(x - half, top),
    point(x + half, top),
    point(x + half * 0.72, foot),
    point(x - half * 0.72, foot),
  ]);
  const shade = polygonPath([
    point(x + half * 0.2, top),
    point(x + half, top),
    point(x + half * 0.72, foot),
    point(x + half * 0.1, foot),
  ]);
  return (
    fill(body, own) +
    fill(shade, dark, 'opacity="0.4"') +
    rect(x - half * 1.1, top - 16, width * 1.1, 34, own, 'rx="5"') +
    rect(x + half * 0.2, top - 16, half * 0.9, 34, dark, 'rx="5" opacity="0.4"')
  );
}

/** A woven oval rug for a whole animal to rest on. */
export function rug(y: number, colours: { own: string; line: string; edge: string }): string {
  return (
    glow(610, y + 14, 580, 60, colours.edge, 0.5) +
    ellipse(600, y - 2, 560, 64, colours.own) +
    `<ellipse cx="600" cy="${y - 2}" rx="522" ry="54" fill="none" stroke="${colours.line}" stroke-width="5" stroke-dasharray="22 9"/>` +
    `<ellipse cx="600" cy="${y - 2}" rx="476" ry="45" fill="none" stroke="${colours.line}" stroke-width="3"/>`
  );
}

/** The shadow of a whole animal on its floor. */
export const standingShadow = (y: number, colour: string): string =>
  glow(625, y - 6, 330, 34, colour, 0.55);
