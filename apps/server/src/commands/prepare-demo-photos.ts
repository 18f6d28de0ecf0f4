import { prepareDemoPhotos } from '../features/demo/demo-photos.ts';

// A step of the build, after the portraits were rendered.
await prepareDemoPhotos();
