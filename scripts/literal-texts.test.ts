import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../apps/web/src');
const FEATURES = join(import.meta.dirname, '../apps/server/src/features');

/** Components that only developers and tests see. */
const IS_EXEMPT = /\.test\.tsx$|(?:^|\/)testing\//;

/** Properties that people read or hear. The lint (`noJsxLiterals`) reads only what stands between tags. */
const TEXT_PROPERTY =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|hint|description|message)$/;

/** Properties of a letter that people read (`mail-draft.ts`). */
const LETTER_PROPERTY = /^(?:subject|greeting|blocks|facts|lines|footer|label|text|value|alt)$/;

const HAS_WORDS = /\p{L}{2}/u;

/** Names that are the same in every language. */
const NAMES = ['Pawmatch'];

/** The texts that an expression can be. */
function textsOf(node: ESTree.Node | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.raw).join('…')];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'ArrayExpression':
      return node.elements.flatMap((element) => textsOf(element));
    case 'SpreadElement':
      return textsOf(node.argument);
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** The words that a component or a letter has of its own, outside of the catalogues. */
function literalTexts(path: string, source: string): string[] {
  const found: string[] = [];
  const collect = (node: ESTree.Node | null) => {
    const words = textsOf(node).filter((text) => HAS_WORDS.test(text) && !NAMES.includes(text));
    found.push(...words.map((text) => `${path}: ${text}`));
  };
  const collectChildren = (children: readonly ESTree.JSXChild[]) =>
    children.filter(({ type }) => type === 'JSXExpressionContainer').forEach(collect);
  const { program, errors } = parseSync(path, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && TEXT_PROPERTY.test(name.name)) collect(value);
    },
    JSXElement({ openingElement: { name }, children }) {
      // A command is the same in every language.
      if (name.type !== 'JSXIdentifier' || name.name !== 'code') collectChildren(children);
    },
    JSXFragment: ({ children }) => collectChildren(children),
    ...(!path.endsWith('x') && {
      Property({ key, value }) {
        if (key.type === 'Identifier' && LETTER_PROPERTY.test(key.name)) collect(value);
      },
      CallExpression({ callee, arguments: [label = null] }) {
        if (callee.type === 'Identifier' && callee.name === 'mailLink') collect(label);
      },
    }),
  }).visit(program);
  return found;
}

it('B5.01 finds the words that a component has of its own', () => {
  const source = `export const Sample = ({ isOpen, name }: Props) => (
    <>
      <img alt="A dog" title={isOpen ? 'Open' : messages.closed} aria-hidden="true" />
      <p className="text-sm" aria-label={\`Close \${name}\`}>{isOpen && 'Hello'}{\`\${name} · \${name}\`}</p>
      {'Goodbye'}
      <code>{'npm start'}</code>
      <b title="Pawmatch">{messages['title']}</b>
    </>
  );`;
  expect(new Set(literalTexts('sample.tsx', source))).toEqual(
    new Set(['A dog', 'Close …', 'Goodbye', 'Hello', 'Open'].map((text) => `sample.tsx: ${text}`)),
  );
});

it('B5.01 finds the words that a letter has of its own', () => {
  const source = `export const sample = (pet: string, isPair: boolean) => ({
    subject: isPair ? 'Two pets' : messages.subject,
    blocks: [\`Meet \${pet}\`, ...(isPair ? ['Both'] : []), mailLink('Open', url), messages.bye],
    kind: 'adoption',
  });`;
  expect(new Set(literalTexts('sample.ts', source))).toEqual(
    new Set(['Two pets', 'Meet …', 'Both', 'Open'].map((text) => `sample.ts: ${text}`)),
  );
});

const readSources = (folder: string, isRead: (path: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));

const COMPONENTS = readSources(WEB, (path) => path.endsWith('.tsx') && !IS_EXEMPT.test(path));

const LETTERS = readSources(
  FEATURES,
  (path) => path.endsWith('.ts') && !/-messages\.ts$|\.test\.ts$/.test(path),
).filter(({ source }) => /mail-draft\.ts|write-shelter-mail\.ts/.test(source));

it.each([
  { what: 'component', sources: COMPONENTS, least: 100 },
  { what: 'letter', sources: LETTERS, least: 15 },
])('B5.01 no $what has words of its own outside of the catalogues', ({ sources, least }) => {
  expect(sources.length).toBeGreaterThan(least);
  expect(sources.flatMap(({ path, source }) => literalTexts(path, source))).toEqual([]);
});
