import { defineConfig } from 'vitest/config';

/** `npm run test:fleet`: several servers with all that compose.scale.yaml puts beside them, as processes. */
export default defineConfig({
  test: {
    include: ['apps/server/src/fleet/*.fleet.ts'],
    environment: 'node',
    reporters: ['default', './scripts/bootstrap/test-reporter.mjs'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Each fleet is a dozen processes.
    fileParallelism: false,
  },
});
