import './bootstrap/check-node.mjs';
import { endWithParent } from './bootstrap/end-with-parent.mjs';
import { makeReady } from './bootstrap/make-ready.mjs';

endWithParent();
await makeReady((line) => process.stdout.write(`  ${line}\n`));
process.env.NODE_ENV ??= 'production';
// In this process, so that signals reach the server itself.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
