import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compressAssets } from './compress-assets.mjs';
import { inlineFirstPaint } from './inline-first-paint.mjs';
import { moveSourceMaps } from './move-source-maps.mjs';

/** Renders public pages on the server from the same components. */
const SERVER_ENTRY = 'src/entry-server.tsx';

/**
 * Escapes the few characters beyond Latin-1: one of them makes V8 keep the whole text of the code in two
 * bytes for each character, for as long as the server runs.
 */
const escapeForOneByte = () => ({
  name: 'pawmatch:escape-for-one-byte',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(/[^\0-\xff]/g, (character) => {
        return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      });
    }
  },
});

process.chdir(import.meta.dirname);
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const client = join(values.out, 'client');

/** Besides English, whose words are in the pages themselves. */
const LANGUAGES = readdirSync('../../packages/languages/src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** @param {string} [language] */
const folderOf = (language) => (language ? join(values.out, language) : values.out);

/**
 * Builds the pages of a language. All languages share the folder of assets, whose names are hashes of what they hold.
 * @param {string} [language] English by default
 */
async function buildPages(language) {
  setLanguage(language);
  const folder = join(folderOf(language), 'client');
  await build({ build: { outDir: folder, emptyOutDir: true, copyPublicDir: !language } });
  if (!language) return;
  cpSync(join(folder, 'assets'), join(client, 'assets'), { recursive: true, force: false });
  rmSync(join(folder, 'assets'), { recursive: true });
}

/** What the pages without a language in their address speak: a made-up language in tests, English else. */
const FIRST_LANGUAGE = process.env.PAGE_LANGUAGE;

/** Read by vite.config.ts. @param {string} [language] */
function setLanguage(language = FIRST_LANGUAGE) {
  if (language) process.env.PAGE_LANGUAGE = language;
  else delete process.env.PAGE_LANGUAGE;
}

await buildPages();
for (const language of LANGUAGES) await buildPages(language);
inlineFirstPaint(
  client,
  [undefined, ...LANGUAGES].map((language) => join(folderOf(language), 'client/index.html')),
);
moveSourceMaps(join(client, 'assets'), join(values.out, 'maps'));
compressAssets(client);
await build({
  configFile: 'vite.embed.config.ts',
  build: { outDir: join(values.out, 'embed'), emptyOutDir: true },
});

/**
 * Builds the renderer of the pages of a language.
 * @param {string} [language] English by default
 */
async function buildRenderer(language) {
  setLanguage(language);
  const outDir = join(folderOf(language), 'server');
  rmSync(outDir, { recursive: true, force: true });
  await build(rendererOptions(outDir));
}

/** @param {string} outDir */
const rendererOptions = (outDir) => ({
  plugins: [escapeForOneByte()],
  // One file with all dependencies and React's production code, whatever NODE_ENV the server has.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: SERVER_ENTRY,
    outDir,
    sourcemap: false,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: {
      output: {
        codeSplitting: false,
        entryFileNames: '[name].mjs',
        // Names stay for the stacks of errors; the text of the code stays in memory, so it is short.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});

for (const language of [undefined, ...LANGUAGES]) await buildRenderer(language);
