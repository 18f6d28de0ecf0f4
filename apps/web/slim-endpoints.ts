import { join } from 'node:path';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { type Plugin, runnerImport } from 'vite';
import { shapeOf } from './src/lib/api/response/response-shape.ts';

type Exports = Readonly<Record<string, unknown>>;

const SHAPES = join(import.meta.dirname, 'src/lib/api/response/response-shapes.ts');

/**
 * Removes from the declared endpoints what a page does not need to send a request: the schemas, and with them zod,
 * which is an eighth of the first view. Responses are read by their shapes, which are loaded with the first one
 * (`response-shapes.ts`). A schema that a page uses is exported from a file of its own; importing one from an
 * endpoints file fails the build.
 */
export function slimEndpoints(): Plugin {
  let importing: Promise<Map<string, Exports>> | undefined;
  return {
    name: 'pawmatch:slim-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(-endpoints|[\\/]response-shapes)\.ts$/ },
      handler: async (_code, id) => {
        importing ??= importEndpoints();
        const exportsOf = await importing;
        if (join(id) === SHAPES) return { code: writeShapes([...exportsOf.values()]), map: null };
        const exported = exportsOf.get(join(id));
        return exported && { code: slim(exported), map: null };
      },
    },
  };
}

/** What each file of the contract that declares endpoints exports, by its path. */
async function importEndpoints(): Promise<Map<string, Exports>> {
  const file = join(import.meta.dirname, 'contract-endpoints.ts');
  const { module } = await runnerImport<{ modules: Record<string, Exports> }>(file, {
    configFile: false,
    root: import.meta.dirname,
  });
  const entries = Object.entries(module.modules);
  return new Map(entries.map(([path, exported]) => [join(import.meta.dirname, path), exported]));
}

/** The code of the endpoints and plain values among what a file exports. */
export const slim = (exported: Exports): string =>
  Object.entries(exported)
    .flatMap(([name, value]) => {
      const slimmed = isEndpoint(value) ? slimEndpoint(value) : value;
      const isPlain = slimmed !== value || ['string', 'number'].includes(typeof value);
      return isPlain ? `export const ${name} = ${JSON.stringify(slimmed)};\n` : [];
    })
    .join('');

/** The code of `response-shapes.ts` with the shapes of all endpoints among what files export. */
export function writeShapes(files: readonly Exports[]): string {
  const shapes = files
    .flatMap((exported) => Object.values(exported).filter(isEndpoint))
    .map((endpoint) => [keyOf(endpoint), endpoint.output && shapeOf(endpoint.output)]);
  return [
    `const shapes = ${JSON.stringify(Object.fromEntries(shapes))};`,
    `export const shapeOfResponse = ({ method, path }) => shapes[\`\${method} \${path}\`];`,
  ].join('\n');
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function slimEndpoint(endpoint: Endpoint) {
  const { method, path, access, bodyFormat } = endpoint;
  const own = 'showsOwnToStaff' in endpoint && { showsOwnToStaff: true };
  return { method, path, access, ...own, bodyFormat };
}
