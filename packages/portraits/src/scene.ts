import type { Scene } from './portrait.ts';
import { drawArch } from './scenes/arch.ts';
import { drawEvening } from './scenes/evening.ts';
import { drawGarden } from './scenes/garden.ts';
import { drawHills } from './scenes/hills.ts';
import { drawPlants } from './scenes/plants.ts';
import { drawSofa } from './scenes/sofa.ts';
import { drawSun } from './scenes/sun.ts';
import { drawWindow } from './scenes/window.ts';
import type { Sketch } from './sketch.ts';

export type SceneDrawing = (sketch: Sketch, floor: number | undefined) => string;

const scenes: Record<Scene, SceneDrawing> = {
  arch: drawArch,
  sun: drawSun,
  window: drawWindow,
  garden: drawGarden,
  sofa: drawSofa,
  hills: drawHills,
  plants: drawPlants,
  evening: drawEvening,
};

/** The room or landscape behind the animal; `floor` is where a whole animal stands. */
export const drawScene = (sketch: Sketch, scene: Scene, floor: number | undefined): string =>
  scenes[scene](sketch, floor);
