import { existsSync } from 'node:fs';
import { build } from 'vite';

/** Renders the first screen of public pages on the server, from the same components. */
const SERVER_ENTRY = 'src/entry-server.tsx';

process.chdir(import.meta.dirname);
await build();
if (existsSync(SERVER_ENTRY)) {
  await build({
    build: { ssr: SERVER_ENTRY, outDir: 'dist/server', manifest: false, copyPublicDir: false },
  });
}
