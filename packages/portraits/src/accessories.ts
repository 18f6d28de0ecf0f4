import { brand } from './brand-palette.ts';
import { cloths } from './coat-palette.ts';
import { curvePath, spot } from './curve.ts';
import type { Accessory, AccessoryColour } from './portrait.ts';
import { fill, GRAIN_FINE, group, type Sketch } from './sketch.ts';
import { bothSides, type Stage } from './stage.ts';

type Cloth = (typeof cloths)[AccessoryColour];

interface Neck {
  /** Half width, and the height below the eyes where the collar lies. */
  width: number;
  y: number;
}

const band = (stage: Stage, { width, y }: Neck, thick: number) =>
  bothSides(stage, [
    [0, y + 26, 60],
    [width * 0.6, y + 14, 40],
    [width * 1.3, y - 22],
    [width * 1.3, y - 22 + thick * 0.9],
    [width * 0.6, y + 14 + thick, 40],
    [0, y + 28 + thick, 60],
  ]);

function pawTag(stage: Stage, x: number, y: number): string {
  const centre = stage.at(x, y, 60);
  const r = 23 * stage.scale;
  const dot = (dx: number, dy: number, size: number) =>
    `<circle cx="${(centre.x + dx * r).toFixed(1)}" cy="${(centre.y + dy * r).toFixed(1)}" r="${(size * r).toFixed(1)}" fill="${brand.walnut}"/>`;
  const disc = (dx: number, dy: number, size: number, colour: string) =>
    `<circle cx="${(centre.x + dx * r).toFixed(1)}" cy="${(centre.y + dy * r).toFixed(1)}" r="${(size * r).toFixed(1)}" fill="${colour}"/>`;
  return [
    disc(0.14, 0.2, 1, brand.inkDeep).replace('/>', ' opacity="0.3"/>'),
    disc(0, 0, 1, brand.marigold),
    disc(-0.08, -0.08, 0.8, brand.marigoldSoft),
    dot(0, 0.2, 0.3),
    dot(-0.42, -0.1, 0.15),
    dot(-0.15, -0.36, 0.16),
    dot(0.17, -0.36, 0.16),
    dot(0.43, -0.1, 0.15),
  ].join('');
}

function collar(stage: Stage, neck: Neck, paint: Cloth, within: string): string {
  const path = curvePath(band(stage, neck, 32));
  const edge = curvePath(band(stage, { ...neck, y: neck.y + 22 }, 14));
  const cast = curvePath(band(stage, { ...neck, y: neck.y + 16 }, 38));
  return (
    group(
      within,
      fill(cast, brand.inkDeep, `opacity="0.3" ${GRAIN_FINE}`),
      fill(path, paint.base),
      fill(edge, paint.shade, `opacity="0.7" ${GRAIN_FINE}`),
      fill(curvePath(band(stage, { ...neck, y: neck.y + 3 }, 4)), paint.light, 'opacity="0.7"'),
    ) + pawTag(stage, 0, neck.y + 80)
  );
}

function bandana(sketch: Sketch, stage: Stage, neck: Neck, paint: Cloth): string {
  const { width, y } = neck;
  const cloth = curvePath(
    bothSides(stage, [
      [0, y + 16, 60],
      [width * 0.55, y + 4, 40],
      [width * 1.3, y - 30],
      [width * 1.2, y + 2],
      [width * 0.66, y + 86, 50],
      [width * 0.22, y + 164, 60],
      [0, y + 186, 60],
    ]),
  );
  const roll = curvePath(band(stage, { width: width * 1.03, y: y - 10 }, 34));
  const dots = [
    [-0.62, 62],
    [-0.3, 92],
    [0, 78],
    [0.3, 92],
    [0.62, 62],
    [-0.14, 130],
    [0.16, 132],
    [0.02, 166],
  ]
    .map(([x = 0, dy = 0]) => {
      const at = stage.at(x * width, y + dy, 55);
      const [cx, cy] = spot(at).split(',');
      return `<circle cx="${cx}" cy="${cy}" r="${(7 * stage.scale).toFixed(1)}" fill="${brand.paper}" opacity="0.85"/>`;
    })
    .join('');
  const fold = curvePath(
    bothSides(stage, [
      [0, y + 40, 60],
      [width * 1.2, y - 10],
      [width * 1, y + 40, 20],
      [0, y + 82, 60],
    ]),
  );
  return (
    group(
      sketch.clip(cloth),
      fill(cloth, paint.base),
      dots,
      fill(fold, paint.shade, `opacity="0.7" ${GRAIN_FINE}`),
    ) +
    fill(roll, paint.base) +
    fill(curvePath(band(stage, { width: width * 1.02, y: y - 2 }, 6)), paint.light, 'opacity="0.6"')
  );
}

/** What the animal wears round its neck. */
export function drawAccessory(
  sketch: Sketch,
  stage: Stage,
  accessory: Accessory,
  neck: Neck,
  silhouette: string,
): string {
  const within = sketch.clip(silhouette);
  switch (accessory.kind) {
    case 'none':
      return '';
    case 'collar':
      return collar(stage, neck, cloths[accessory.colour], within);
    case 'bandana':
      return group(within, bandana(sketch, stage, neck, cloths[accessory.colour]));
  }
}
