import { type ESTree, type Plugin, parseAst } from 'vite';

/** A file of the contract that declares endpoints. */
const DECLARATIONS = /packages[\\/]contract[\\/]src[\\/].*-endpoints\.ts$/;

/** The properties of an endpoint that a page needs: how it is addressed and sent. */
const CLIENT_PROPERTIES = new Set(['method', 'path', 'access', 'bodyFormat', 'status']);

type Declared = Extract<ESTree.Statement, { type: 'ExportNamedDeclaration' }>;

/**
 * Removes what only the server reads from the declared endpoints: the schemas, and with them zod, which
 * is an eighth of the first view. `output` keeps only whether it is a list (`normalise-response.ts`).
 * A schema that a page uses is exported from a file of its own; importing one from an endpoints file
 * fails the build.
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

/** @param code TypeScript source of a file that declares endpoints */
export function slim(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' });
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const declarations = body
    .filter((statement): statement is Declared => statement.type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [],
    )
    .flatMap(({ id, init }) => {
      if (init?.type === 'Literal') return `export const ${textOf(id)} = ${textOf(init)};`;
      const call = init && endpointOf(init);
      return call ? `export const ${textOf(id)} = { ${slimObject(call, textOf)} };` : [];
    });
  return `${declarations.join('\n')}\n`;
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
      if (CLIENT_PROPERTIES.has(name)) return textOf(property);
      if (name !== 'output') return [];
      const type = textOf(property.value).startsWith('z.array(') ? 'array' : 'object';
      return `output: { _zod: { def: { type: '${type}' } } }`;
    })
    .join(', ');
}
