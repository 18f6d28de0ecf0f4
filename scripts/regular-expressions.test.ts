import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['apps', 'bench', 'e2e', 'packages', 'scripts'];
const IS_SOURCE = /\.(?:[cm]?js|tsx?)$/;
const NOT_OURS = ['node_modules', 'dist'];

/** Where a pattern may be put together: nobody else's text is matched there. */
const IS_TEST = /\.(?:test|spec)\.tsx?$|^(?:bench|e2e)\/|\/testing\//;

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.includes(entry.name) ? [] : filesBelow(path);
    return IS_SOURCE.test(entry.name) ? [path] : [];
  });

/** The text of an expression; undefined when it is known only when the program runs. */
function textOf(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** Every regular expression of a source, and the places where one is made of what is not known. */
function patternsOf(path: string, text: string) {
  const patterns: Pattern[] = [];
  const unknown: string[] = [];
  const placeOf = (start: number) => `${path}:${text.slice(0, start).split('\n').length}`;
  const construct = ({
    callee,
    arguments: given,
    start,
  }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    if (given[0]?.type === 'Literal' && 'regex' in given[0]) return;
    const source = textOf(given[0]);
    const flags = given[1] ? textOf(given[1]) : '';
    if (source === undefined || flags === undefined) unknown.push(placeOf(start));
    else patterns.push({ place: placeOf(start), source, flags });
  };
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      patterns.push({ place: placeOf(node.start), source, flags });
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(program);
  return { patterns, unknown };
}

/** Why the time for a text may grow faster than the text; undefined when it does not. */
function fault({ place, source, flags }: Pattern): string | undefined {
  const [report] = analyse({ source, flags }).reports;
  if (!report) return undefined;
  const growth = report.exponential ? 'exponential' : 'quadratic';
  return `${place} /${source}/${flags} takes ${growth} time (${report.type})`;
}

const faultsOf = (path: string, text: string) =>
  patternsOf(path, text).patterns.flatMap((pattern) => fault(pattern) ?? []);

it('S46 F02 no regular expression has repeats that overlap', () => {
  const files = FOLDERS.flatMap(filesBelow);
  const all = files.map((path) => ({
    path,
    ...patternsOf(path, readFileSync(join(ROOT, path), 'utf8')),
  }));
  const patterns = all.flatMap((file) => file.patterns);
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.flatMap((pattern) => fault(pattern) ?? [])).toEqual([]);
  const unknown = all.filter(({ path }) => !IS_TEST.test(path)).flatMap((file) => file.unknown);
  expect(unknown, 'cannot be checked: write the pattern out').toEqual([]);
});

it.each([
  String.raw`export const path = url.replace(/(.)\/+$/, '$1')`,
  String.raw`const token = /^bearer +(\S*) *$/i.exec(header)`,
  String.raw`<Text value={text.replace(/[ \t]+$/gm, '')} />`,
  String.raw`const ENDS = new RegExp('\\s+$', 'u')`,
  String.raw`const NAMES = RegExp('^(a+)+b$')`,
  'const TAGS = new RegExp(`<.*>`)',
])('S46 F02 sees what is wrong with %s', (text) => {
  expect(faultsOf('example.tsx', text)).toHaveLength(1);
});

it('S46 F02 sees a pattern that is made of what is not known', () => {
  expect(patternsOf('example.ts', 'new RegExp(name)').unknown).toEqual(['example.ts:1']);
});
