import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NODE_VERSIONS } from './node-versions.mjs';
import { root } from './root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface LockedPackage {
  engines?: { node?: string };
  optional?: boolean;
}

const toParts = (version: string) => version.split('.').map((part) => Number(part) || 0);

/** By how much one version is later than another, in the first part that differs. */
function compare(one: string, other: string): number {
  const [parts, others] = [toParts(one), toParts(other)];
  return [0, 1, 2].map((at) => (parts[at] ?? 0) - (others[at] ?? 0)).find(Boolean) ?? 0;
}

/** Whether a version fits one part of a range, such as `>=22.12.0`, `^20.19.0`, `<24` or `10.*`. */
function fits(version: string, part: string): boolean {
  const operator = ['>=', '<', '^'].find((it) => part.startsWith(it)) ?? '';
  const bound = part.slice(operator.length).replace('v', '');
  if (operator === '<') return compare(version, bound) < 0;
  const isSameMajor = operator === '>=' || toParts(version)[0] === toParts(bound)[0];
  return isSameMajor && compare(version, bound) >= 0;
}

/** Whether a range of an `engines` field, such as `^20.19.0 || >=22.12.0`, has the version. */
function isInRange(version: string, range: string): boolean {
  const alternatives = range.replaceAll('>= ', '>=').split('||');
  return alternatives.some((alternative) => {
    const parts = alternative.split(' ').filter(Boolean);
    return parts.every((part) => fits(version, part));
  });
}

describe('the versions of Node', () => {
  it('B6.08 are those of the workflow, of package.json, of the image and of the README', () => {
    const matrices = [...read('.github/workflows/test.yml').matchAll(/^ +node: (\[.*\])$/gm)];
    const listed = matrices.map(([, list = '']) => JSON.parse(list.replaceAll("'", '"')));
    expect(listed).toEqual([NODE_VERSIONS, NODE_VERSIONS]);
    const [oldest] = NODE_VERSIONS;
    expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${oldest}`);
    expect(read('README.md')).toContain(`You need Node ${oldest} or later.`);
    const [, inImage] = /^ARG BASE=.*node:(\d+)-/m.exec(read('Containerfile')) ?? [];
    expect(NODE_VERSIONS).toContain(inImage);
  });

  it.each([
    ['20.19.0', '^20.19.0 || >=22.12.0', true],
    ['20.18.0', '^20.19.0 || >=22.12.0', false],
    ['22.9.0', '^20.19.0 || >=22.12.0', false],
    ['24.0.0', '18 || 20 || >=22', true],
    ['22.1.0', '10.* || >= 12.*', true],
    ['20.19.0', '>=22', false],
    ['24.0.0', '>=20 <24', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });

  it.each(['20.19.0', '22.13.0', '24.0.0'])('B6.08 %s is allowed by each dependency', (version) => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const required = Object.entries<LockedPackage>(packages).filter(([, it]) => !it.optional);
    const lacking = required.filter(
      ([, { engines }]) => !isInRange(version, engines?.node ?? '>=0'),
    );
    expect(lacking.map(([path, { engines }]) => `${path} wants ${engines?.node}`)).toEqual([]);
  });
});
