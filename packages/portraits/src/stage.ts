import { type Point, point } from './geometry.ts';

/** Where a head sits in the picture and how it is turned. */
export interface Stage {
  /** From the head's own measure (eyes at y 0, x to the right, z towards us) to the picture. */
  at: (x: number, y: number, z?: number) => Point;
  scale: number;
  /** -1 looks fully left, 1 fully right. */
  turn: number;
}

const FULL_TURN = 0.72;

export function createStage(centre: Point, scale: number, turn: number, tilt: number): Stage {
  const yaw = turn * FULL_TURN;
  return {
    scale,
    turn,
    at: (x, y, z = 0) => {
      const across = (x * Math.cos(yaw) + z * Math.sin(yaw)) * scale;
      const down = y * scale;
      return point(
        centre.x + across * Math.cos(tilt) - down * Math.sin(tilt),
        centre.y + across * Math.sin(tilt) + down * Math.cos(tilt),
      );
    },
  };
}

type Spot = readonly [x: number, y: number, z?: number];

/** Both halves of a shape given by its right half, from top to bottom. */
export function bothSides(stage: Stage, half: readonly Spot[]): Point[] {
  const right = half.map(([x, y, z]) => stage.at(x, y, z));
  const left = half
    .filter(([x]) => x !== 0)
    .map(([x, y, z]) => stage.at(-x, y, z))
    .reverse();
  return [...right, ...left];
}

/** A shape on one side: 1 is the right of the picture, -1 the left. */
export const oneSide = (stage: Stage, side: 1 | -1, spots: readonly Spot[]): Point[] =>
  spots.map(([x, y, z]) => stage.at(x * side, y, z));
