import './bootstrap/check-node.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';

shutDownWithParent();
await prepare((line) => process.stdout.write(`  ${line}\n`));
process.env.NODE_ENV ??= 'production';
// The server runs in this process, so that it receives signals itself.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
