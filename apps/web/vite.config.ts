import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { groupModules } from './chunks.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';
import { slimEndpoints } from './slim-endpoints.ts';

/**
 * Where `npm run dev` of the server listens; the dev server hands calls and pictures on to it. They
 * keep their host, by which the server knows that a call is from a page of its own (S14).
 */
const DEV_API = { target: 'http://127.0.0.1:3000', changeOrigin: false };

/**
 * Adds a preload for each font file to the built index.html, so that fonts are asked for with the
 * style sheet instead of after it. The names are hashed, hence read from the bundle.
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
 * Screens load nothing beside their script: there is one style sheet, and the server names the rest.
 * So Vite's helper, which would load more, is left out of the first view.
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

/** Published without its warnings for developers, too, yet under no name of its own. */
const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace(
  'development',
  'production',
);

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
  plugins: [react(), tailwindcss(), preloadFonts(), importWithoutHelper(), slimEndpoints()],
  server: { proxy: { '/api': DEV_API, '/images': DEV_API, '/previews': DEV_API } },
  build: {
    outDir: 'dist/client',
    // For the server, which reads reports of errors by them; build.mjs takes them out of what is served.
    sourcemap: 'hidden',
    // Of the styles, too.
    target: OLDEST_BROWSERS,
    manifest: true,
    // The content security policy takes pictures and fonts from files, not from data: addresses.
    assetsInlineLimit: 0,
    // The server names the files of a screen in the page, and links load theirs when one reaches
    // for them: the list of all files need not be part of the first view.
    modulePreload: false,
    rolldownOptions: { output: groupModules() },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts'],
    // Read as text by the test of its contrasts.
    css: { include: [/theme\.css/] },
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
