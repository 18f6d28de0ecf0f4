import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compressAssets } from './compress-assets.mjs';
import { hashBeforePaint } from './hash-before-paint.mjs';
import { moveSourceMaps } from './move-source-maps.mjs';

/** Renders public pages on the server from the same components (D29). */
const SERVER_ENTRY = 'src/entry-server.tsx';

process.chdir(import.meta.dirname);
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const client = join(values.out, 'client');
const server = join(values.out, 'server');

await build({ build: { outDir: client, emptyOutDir: true } });
hashBeforePaint(client);
moveSourceMaps(join(client, 'assets'), join(values.out, 'maps'));
compressAssets(client);
rmSync(server, { recursive: true, force: true });
await build({
  // One file with all dependencies, so that the server always renders with React's production code.
  ssr: { noExternal: true },
  build: {
    ssr: SERVER_ENTRY,
    outDir: server,
    sourcemap: false,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: '[name].mjs' } },
  },
});
