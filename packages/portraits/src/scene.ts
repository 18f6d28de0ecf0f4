import type { Scene } from './portrait';
import { drawArch } from './scenes/arch';
import { drawEvening } from './scenes/evening';
import { drawGarden } from './scenes/garden';
import { drawHills } from './scenes/hills';
import { drawPlants } from './scenes/plants';
import { drawSofa } from './scenes/sofa';
import { drawSun } from './scenes/sun';
import { drawWindow } from './scenes/window';
import type { Sketch } from './sketch';

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
