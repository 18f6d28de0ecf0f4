import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api/errors/api-error.ts';
import { clearSession, storeUser } from '../storage/session-store.ts';
import { defineOutboxCall, forgetUnsent, useOutbox } from './outbox.ts';

const lost = new ApiError({ kind: 'network', message: 'No network' });

let answer: () => object = () => ({});
let sent: string[] = [];
const say = defineOutboxCall({
  name: 'test.say',
  send: async (text: string) => {
    sent.push(text);
    return answer();
  },
  failureOf: (reason, text) => `${text}: ${reason}`,
});

function Shown() {
  const { waiting, refused } = useOutbox();
  return <p>{[waiting.length, ...refused.flatMap(({ refusals }) => refusals)].join(' ')}</p>;
}

const fail = (failure: Error) => () => {
  throw failure;
};
const signIn = (id: string) =>
  act(() => storeUser({ id, full_name: id, email: `${id}@example.org`, role: 'admin' }));
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  sent = [];
  answer = fail(lost);
  render(<Shown />);
});

it('B11.02 what waits is sent for the account that did it alone, in its order', async () => {
  signIn('ann');
  await act(async () => {
    expect(await say('one')).toBe('waiting');
    expect(await say('two')).toBe('waiting');
  });
  expect(screen.getByText('2')).toBeTruthy();
  act(() => clearSession('expired'));
  signIn('bob');
  answer = () => ({});
  sent = [];
  comeBack();
  expect(screen.getByText('0')).toBeTruthy();
  expect(sent).toEqual([]);
  act(() => clearSession('expired'));
  signIn('ann');
  await waitFor(() => expect(sent).toEqual(['one', 'two']));
  await screen.findByText('0');
});

it('B11.02 what waits is forgotten when its account signs out', async () => {
  signIn('ann');
  await act(() => say('one'));
  localStorage.setItem('draft:ann:questionnaire', '{}');
  await act(() => forgetUnsent('ann'));
  expect(localStorage, 'B7.02').toHaveLength(0);
  answer = () => ({});
  sent = [];
  comeBack();
  expect(screen.getByText('0')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('B11.02 a refusal is told, and what arrived before is done', async () => {
  signIn('ann');
  answer = fail(new ApiError({ kind: 'response', message: 'It ended', status: 409 }));
  await act(async () => expect(await say('one')).toBeNull());
  expect(screen.getByText('0 one: It ended')).toBeTruthy();
  answer = fail(
    new ApiError({ kind: 'response', message: 'Again', status: 409, code: 'CALL_REPEATED' }),
  );
  await act(async () => expect(await say('two')).toBeNull());
  expect(screen.getByText('0 one: It ended')).toBeTruthy();
});

it.each([{ status: 503 }, { status: 429 }, { status: 401 }])(
  'B11.02 waits after an answer with $status',
  async ({ status }) => {
    signIn(`ann-${status}`);
    answer = fail(new ApiError({ kind: 'response', message: 'Not now', status }));
    await act(async () => expect(await say('one')).toBe('waiting'));
    expect(screen.getByText('1')).toBeTruthy();
    await act(() => forgetUnsent(`ann-${status}`));
  },
);
