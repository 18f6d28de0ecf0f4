import type { CatColours } from './cat-colours.ts';
import type { CatHead } from './cat-proportions.ts';
import { features, type Tones } from './coat-palette.ts';
import { curvePath, polygonPath, traceClosed } from './curve.ts';
import { away, flat, hair } from './fur.ts';
import { mix } from './geometry.ts';
import { pelt } from './pelt.ts';
import type { CatPortrait } from './portrait.ts';
import { fill, GRAIN_FINE, type Sketch } from './sketch.ts';
import { oneSide, type Stage } from './stage.ts';
import { scaleTexture, type Texture, textures } from './texture.ts';

/** The ear coat on each side; a calico's ears differ. */
function earTones(portrait: CatPortrait, colours: CatColours, side: 1 | -1): Tones {
  if (portrait.pattern === 'calico') return side === 1 ? colours.second : colours.third;
  if (portrait.pattern === 'tortoiseshell' && side === 1) return colours.second;
  return colours.ears;
}

/** Both ears, behind the skull. */
export function drawCatEars(
  sketch: Sketch,
  stage: Stage,
  portrait: CatPortrait,
  head: CatHead,
  colours: CatColours,
  texture: Texture,
): string {
  const sides = stage.turn > 0 ? ([1, -1] as const) : ([-1, 1] as const);
  return sides
    .map((side) => {
      const tones = earTones(portrait, colours, side);
      return portrait.ears === 'folded'
        ? foldedEar(sketch, stage, head, tones, texture, side)
        : pricked(sketch, stage, portrait, head, tones, texture, side);
    })
    .join('');
}

function pricked(
  sketch: Sketch,
  stage: Stage,
  portrait: CatPortrait,
  head: CatHead,
  tones: Tones,
  texture: Texture,
  side: 1 | -1,
): string {
  const { earIn, earOut, earTip, earTipX, crown } = head;
  const outline = oneSide(stage, side, [
    [earIn, -crown * 0.78, 4],
    [earIn + (earTipX - earIn) * 0.42, -(crown * 0.5 + earTip * 0.55), -4],
    [earTipX - 6, -earTip + 3, -10],
    [earTipX + 5, -earTip + 5, -12],
    [earOut + 10, -(crown * 0.3 + earTip * 0.38), -18],
    [earOut + 2, -crown * 0.16, -16],
    [earOut * 0.62, -crown * 0.5, 0],
  ]);
  const root = stage.at(((earIn + earOut) / 2) * side, -crown * 0.5);
  const inner = outline.map((p) => mix(root, p, 0.74));
  const polygon = traceClosed(inner);
  const tufts = hair(sketch, polygon, {
    tones: { light: tones.light, base: tones.light, shade: tones.light, deep: tones.base },
    texture: scaleTexture(textures.long, stage.scale * 0.8),
    lie: away(stage.at(earOut * 0.9 * side, 0), -0.2),
    amount: portrait.coat === 'bare' ? 0 : 2.2,
    opacity: 0.75,
  });
  const tip = stage.at(earTipX * side, -earTip + 10);
  const lynx =
    portrait.ears === 'tufted'
      ? pelt(sketch, {
          outline: [
            stage.at((earTipX - 12) * side, -earTip + 26),
            stage.at((earTipX + 10) * side, -earTip - 34),
            stage.at((earTipX + 14) * side, -earTip + 26),
          ],
          tones: { ...tones, base: tones.deep },
          texture: scaleTexture(textures.short, 0.9),
          lie: away({ x: tip.x, y: tip.y + 60 }, -0.6),
          form: 0,
        })
      : '';
  return (
    pelt(sketch, {
      outline,
      tones,
      texture: scaleTexture(texture, 0.6, 0.5),
      lie: away(root, -0.3),
    }) +
    fill(curvePath(inner), features.earDusk, `opacity="0.75" ${GRAIN_FINE}`) +
    fill(
      curvePath(outline.map((p) => mix(root, p, 0.6))),
      features.earRose,
      `opacity="0.85" ${GRAIN_FINE}`,
    ) +
    tufts +
    lynx
  );
}

function foldedEar(
  sketch: Sketch,
  stage: Stage,
  head: CatHead,
  tones: Tones,
  texture: Texture,
  side: 1 | -1,
): string {
  const { crown, earOut } = head;
  return pelt(sketch, {
    outline: oneSide(stage, side, [
      [earOut * 0.3, -crown * 0.92, 10],
      [earOut * 0.62, -crown * 1.2, 0],
      [earOut * 0.98, -crown * 0.94, 0],
      [earOut * 1.12, -crown * 0.46, 8],
      [earOut * 1.04, -crown * 0.36, 12],
      [earOut * 0.68, -crown * 0.62, 20],
    ]),
    tones,
    texture: scaleTexture(texture, 0.6, 0.5),
    lie: flat(Math.PI / 2 - 0.3 * side),
    markings: (polygon) => fill(polygonPath(polygon), tones.shade, 'opacity="0.4"'),
  });
}
