import './bootstrap/check-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './bootstrap/prepare.mjs';
import { root } from './bootstrap/root.mjs';
import { shutDownWithParent } from './bootstrap/shut-down-with-parent.mjs';

// Usage: node scripts/run-command.mjs NAME [arguments…], for apps/server/src/commands/NAME.ts
const [name = '', ...parameters] = process.argv.slice(2);
shutDownWithParent();
// The standard output is reserved for the command.
await prepare((line) => process.stderr.write(`  ${line}\n`));
const program = join(root, 'apps/server/dist/commands', `${name}.js`);
if (!existsSync(program)) {
  process.stderr.write(`There is no command "${name}".\n`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
process.argv = [process.argv[0] ?? 'node', program, ...parameters];
await import(pathToFileURL(program).href);
