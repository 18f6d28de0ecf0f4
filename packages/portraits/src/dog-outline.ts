import type { DogHead } from './dog-proportions.ts';
import type { Point } from './geometry.ts';
import { bothSides, type Stage } from './stage.ts';

/** The outline of the skull, cheeks and jaw. */
export const skullOutline = (stage: Stage, head: DogHead): Point[] =>
  bothSides(stage, [
    [0, -head.crown],
    [head.crownWidth * 0.6, -head.crown * 0.96],
    [head.crownWidth * 1.12, -head.crown * 0.76],
    [head.temple, -head.crown * 0.22],
    [head.cheek, head.cheekY],
    [head.jaw, head.jawY, 20],
    [head.chinWidth, head.chin * 0.93, 45],
    [0, head.chin, 55],
  ]);

/** The muzzle with its bridge, from between the eyes to the lips. */
export const muzzleOutline = (stage: Stage, head: DogHead): Point[] => {
  const { bridge, muzzle, noseY, chin, depth } = head;
  const lips = noseY + (chin - noseY) * 0.62;
  return bothSides(stage, [
    [0, noseY * 0.02, depth * 0.45],
    [bridge * 0.8, noseY * 0.16, depth * 0.5],
    [bridge * 1.12, noseY * 0.55, depth * 0.75],
    [muzzle * 0.84, noseY * 0.98, depth * 0.86],
    [muzzle, noseY + (chin - noseY) * 0.36, depth * 0.86],
    [muzzle * 0.84, lips + 8, depth * 0.84],
    [muzzle * 0.4, lips + 14, depth],
    [0, lips, depth],
  ]);
};

/** The lower jaw that shows under the lips; `open` from 0 to 1. */
export const chinOutline = (stage: Stage, head: DogHead, open: number): Point[] => {
  const { muzzle, noseY, chin, depth } = head;
  const top = noseY + (chin - noseY) * 0.5;
  const bottom = chin + open * 26;
  return bothSides(stage, [
    [0, top, depth * 0.8],
    [muzzle * 0.5, top, depth * 0.8],
    [muzzle * 0.56, (top + bottom) / 2, depth * 0.75],
    [muzzle * 0.36, bottom - 4, depth * 0.7],
    [0, bottom + 2, depth * 0.7],
  ]);
};
