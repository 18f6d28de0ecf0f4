import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** The server, and one program for each of the commands. */
function findEntries(): Record<string, string> {
  const commands = readdirSync(join(here, 'src/commands')).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return {
    main: join(here, 'src/main.ts'),
    ...Object.fromEntries(
      commands.map((name) => [
        `commands/${basename(name, '.ts')}`,
        join(here, 'src/commands', name),
      ]),
    ),
  };
}

/** Clears earlier bundles and leaves the demonstration pictures beside them, which take long to draw. */
function clearBundles(): Plugin {
  return {
    name: 'pawmatch:clear-bundles',
    apply: 'build',
    buildStart() {
      for (const folder of ['dist', 'dist/commands'].map((path) => join(here, path))) {
        if (!existsSync(folder)) continue;
        for (const name of readdirSync(folder)) {
          if (/\.js(\.map)?$/.test(name)) rmSync(join(folder, name));
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [clearBundles()],
  ssr: { noExternal: [/^@pawmatch\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: findEntries(),
      // All in one folder: code finds its files relative to where it is.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
