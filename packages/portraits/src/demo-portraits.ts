import { demoCats } from './demo-cats';
import { demoDogs } from './demo-dogs';
import type { DemoPortrait } from './demo-portrait';

/** All pictures of the demonstration shelter, dogs first. */
export const demoPortraits: readonly DemoPortrait[] = [...demoDogs, ...demoCats];
