import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { groupModules } from './chunks.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';
import { slimEndpoints } from './slim-endpoints.ts';
import { slimRouter } from './slim-router.ts';
import { speak, speakOneLanguage, speakPseudoLanguage, translateManifest } from './speak.ts';

/**
 * The development server proxies calls and images to the server of `npm run dev`. The Host header stays,
 * because the server compares it with the origin of a call.
 */
const DEV_API = { target: 'http://127.0.0.1:3000', changeOrigin: false };

/**
 * Adds a preload for each font file to the built index.html, so that fonts are requested together with
 * the style sheet. The names are hashed, so they are read from the bundle.
 */
function preloadFonts(): Plugin {
  return {
    name: 'pawmatch:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/**
 * Removes Vite's preload helper from the first view: there is only one style sheet, and the server
 * preloads the scripts of a page.
 */
function importWithoutHelper(): Plugin {
  return {
    name: 'pawmatch:import-without-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/** A folder of `packages/languages/src`, or `pseudo` for tests; English without one, also as the empty text of Vitest. */
const LANGUAGE = process.env.PAGE_LANGUAGE;

function translate(language: string): Plugin[] {
  if (language === 'pseudo') return [speakPseudoLanguage()];
  return [speak(language), translateManifest(language)];
}

/** The production build of the router, which the package does not export under its own name. */
const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace(
  'development',
  'production',
);

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    importWithoutHelper(),
    slimEndpoints(),
    slimRouter(),
    speakOneLanguage(),
    LANGUAGE ? translate(LANGUAGE) : undefined,
  ],
  define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(LANGUAGE ?? '') },
  server: { proxy: { '/api': DEV_API, '/images': DEV_API, '/previews': DEV_API } },
  build: {
    outDir: 'dist/client',
    // The server uses them for error reports; build.mjs moves them out of the served files.
    sourcemap: 'hidden',
    // Also for the style sheet.
    target: OLDEST_BROWSERS,
    manifest: true,
    // The content security policy allows no data: URLs for images and fonts.
    assetsInlineLimit: 0,
    // The server preloads the scripts of a page, and links prefetch theirs, so the list of all files is
    // not needed in the first view.
    modulePreload: false,
    rolldownOptions: { output: groupModules() },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/forget-modules.ts', './src/testing/setup.ts'],
    // theme.test.ts reads it as text.
    css: { include: [/theme\.css/] },
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
