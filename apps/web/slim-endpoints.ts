import { type ESTree, type Plugin, parseAst } from 'vite';

/** A file of the contract that declares calls. */
const DECLARATIONS = /packages[\\/]contract[\\/]src[\\/].*-endpoints\.ts$/;

/** What a page must know of a call: how it is addressed and sent. The rest is the server's. */
const KEPT = new Set(['method', 'path', 'access', 'bodyFormat', 'status']);

type Declared = Extract<ESTree.Statement, { type: 'ExportNamedDeclaration' }>;

/**
 * Leaves out of the declared calls what only the server reads: the schemas, and with them zod, which
 * is an eighth of the first view. Of `output` stays whether it is a list (`normalise-answer.ts`).
 * A schema that a page does use is exported from a file of its own; importing one from here ends
 * the build.
 */
export function slimEndpoints(): Plugin {
  return {
    name: 'pawmatch:slim-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: DECLARATIONS },
      handler: (code) => ({ code: slim(code), map: null }),
    },
  };
}

/** @param code of a file that declares calls, in TypeScript */
export function slim(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' });
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const kept = body
    .filter((statement): statement is Declared => statement.type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [],
    )
    .flatMap(({ id, init }) => {
      if (init?.type === 'Literal') return `export const ${textOf(id)} = ${textOf(init)};`;
      const call = init && endpointOf(init);
      return call ? `export const ${textOf(id)} = { ${slimObject(call, textOf)} };` : [];
    });
  return `${kept.join('\n')}\n`;
}

function endpointOf(init: ESTree.Expression): ESTree.ObjectExpression | undefined {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined;
  const [argument] = init.arguments;
  const isEndpoint = init.callee.name === 'defineEndpoint';
  return isEndpoint && argument?.type === 'ObjectExpression' ? argument : undefined;
}

function slimObject(
  { properties }: ESTree.ObjectExpression,
  textOf: (node: { start: number; end: number }) => string,
): string {
  return properties
    .flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') {
        throw new Error(`An endpoint is declared in full, without ${textOf(property)}.`);
      }
      const { name } = property.key;
      if (KEPT.has(name)) return textOf(property);
      if (name !== 'output') return [];
      const type = textOf(property.value).startsWith('z.array(') ? 'array' : 'object';
      return `output: { _zod: { def: { type: '${type}' } } }`;
    })
    .join(', ');
}
