import { describe, expect, it } from 'vitest';
import { readDetail, readFieldErrors, readMessages } from './read-detail.ts';

describe('readDetail', () => {
  it.each([
    [{ detail: 'As it is', message: 'Not this' }, 'As it is'],
    [{ detail: ['one', 'two'] }, '["one","two"]'],
    [{ detail: { name: 'missing' } }, '{"name":"missing"}'],
    [{ message: 'Second choice' }, 'Second choice'],
    [{ detail: '', message: 'Second choice' }, 'Second choice'],
    [{ other: 1 }, null],
    ['text', null],
    [undefined, null],
  ])('R8.13 reads %j as %j', (body, detail) => {
    expect(readDetail(body)).toBe(detail);
  });
});

describe('readFieldErrors', () => {
  it.each([
    ['a list of fields', { errors: [{ field: 'name', message: 'Missing.' }] }],
    ['a list with places', { detail: [{ loc: ['body', 'name'], msg: 'Missing.' }] }],
    ['an object of messages', { errors: { name: ['Missing.', 'Too short.'] } }],
    ['an object of texts', { detail: { name: 'Missing.' } }],
  ])('R8.18 reads %s', (_, body) => {
    expect(readFieldErrors(body)).toEqual([{ field: 'name', message: 'Missing.' }]);
  });

  it('finds none in a plain text, without a body or without messages', () => {
    for (const body of [{ detail: 'No.' }, null, { errors: [{ field: 'name' }, 7, null] }]) {
      expect(readFieldErrors(body)).toEqual([]);
    }
  });
});

describe('readMessages', () => {
  it.each([
    [{ detail: 'One.' }, ['One.']],
    [{ detail: ['One.', { two: 2 }] }, ['One.', '{"two":2}']],
    [
      {
        detail: [
          { loc: ['name'], msg: 'Missing.' },
          { loc: ['sex'], msg: 'Wrong.' },
        ],
      },
      ['Missing.', 'Wrong.'],
    ],
    [{}, []],
  ])('R8.30 reads every message of %j', (body, messages) => {
    expect(readMessages(body)).toEqual(messages);
  });
});
