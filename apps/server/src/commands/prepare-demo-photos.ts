import { prepareDemoPhotos } from '../features/demo/demo-photos.ts';

/** A step of the build, after the portraits were rendered. */
const count = await prepareDemoPhotos();
process.stdout.write(`${count} demonstration photos prepared\n`);
