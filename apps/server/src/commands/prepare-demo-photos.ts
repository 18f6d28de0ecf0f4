import { findBuildFolder, prepareDemoPhotos } from '../features/demo/demo-photos.ts';

// A step of the build, after the portraits were rendered.
const folder = findBuildFolder();
if (folder) await prepareDemoPhotos(folder);
else throw new Error('There are no portraits to prepare: render them first.');
