import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../apps/web/src');

/** Components that only developers and tests see. */
const IS_EXEMPT = /\.test\.tsx$|(?:^|\/)testing\//;

/** Properties that people read or hear. The lint (`noJsxLiterals`) reads only what stands between tags. */
const TEXT_PROPERTY =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|hint|description|message)$/;

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
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** The words that a component has of its own, outside of the catalogues. */
function literalTexts(path: string, source: string): string[] {
  const found: string[] = [];
  const collect = (node: ESTree.Node | null) => {
    const words = textsOf(node).filter((text) => HAS_WORDS.test(text) && !NAMES.includes(text));
    found.push(...words.map((text) => `${path}: ${text}`));
  };
  const collectChildren = (children: readonly ESTree.JSXChild[]) =>
    children.filter(({ type }) => type === 'JSXExpressionContainer').forEach(collect);
  const { program, errors } = parseSync(path, source);
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

it('B5.01 no component has words of its own in a property or an expression', () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !IS_EXEMPT.test(path),
  );
  expect(components.length).toBeGreaterThan(100);
  const found = components.flatMap((path) =>
    literalTexts(path, readFileSync(join(SOURCES, path), 'utf8')),
  );
  expect(found).toEqual([]);
});
