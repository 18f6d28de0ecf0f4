import { defineConfig } from 'vite';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

/** The script that other sites load: one classic script, with its styles inside. */
export default defineConfig({
  publicDir: false,
  build: {
    target: OLDEST_BROWSERS,
    rolldownOptions: {
      input: 'src/features/embed/element/embed.ts',
      output: { format: 'iife', entryFileNames: 'embed.js' },
    },
  },
});
