import { expect, it } from 'vitest';
import { createNamedStatement } from './named-statement.ts';

it('numbers the parameters of a statement by their names, each once', () => {
  const statement = createNamedStatement('test', 'SELECT :a::text, :second, :a');
  expect(statement({ second: null, a: 1 })).toEqual({
    name: 'test',
    text: 'SELECT $1::text, $2, $1',
    values: [1, null],
  });
});

it('does not run a statement without one of its values', () => {
  const statement = createNamedStatement('test', 'SELECT :a, :b');
  expect(() => statement({ a: 1 })).toThrow('The statement test lacks :b');
});
