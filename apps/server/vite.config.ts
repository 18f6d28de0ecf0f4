import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** The server, one program for each of the commands, and the threads that decode HEIC and draw papers. */
function findEntries(): Record<string, string> {
  const commands = readdirSync(join(here, 'src/commands')).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return {
    main: join(here, 'src/main.ts'),
    'paper-worker': join(here, 'src/features/adoption-papers/pdf/paper-worker.js'),
    'heic-worker': join(here, 'src/platform/images/heic-worker.js'),
    ...Object.fromEntries(
      commands.map((name) => [
        `commands/${basename(name, '.ts')}`,
        join(here, 'src/commands', name),
      ]),
    ),
  };
}

/**
 * Packages of many small files: loading them one by one takes a quarter of the processor time of a start. Packages with
 * native code, or with files beside their code, cannot be here.
 */
const BUNDLED = [
  '@opentelemetry/api',
  'drizzle-orm',
  'fastify-type-provider-zod',
  'jose',
  'nodemailer',
  'prom-client',
  'zod',
];

export default defineConfig({
  ssr: { noExternal: [/^@pawmatch\//, ...BUNDLED] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: findEntries(),
      // All in one folder: code finds its files relative to where it is.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
