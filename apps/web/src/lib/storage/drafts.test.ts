import { beforeEach, expect, it, vi } from 'vitest';
import { dropDraft, dropDraftsOf, keepDraft, readKeptDraft } from './drafts.ts';
import { clearSession, storeUser } from './session-store.ts';

const logIn = (id: string) =>
  storeUser({ id, full_name: id, email: `${id}@example.com`, role: 'adopter' });

beforeEach(() => logIn('ann'));

it('B7.02 a draft outlives its tab and its session, and is its user’s alone', () => {
  keepDraft('form', { pet_type: 'Dog' });
  sessionStorage.clear();
  clearSession('expired');
  expect(readKeptDraft('form')).toBeNull();
  logIn('ann');
  expect(readKeptDraft('form')).toEqual({ pet_type: 'Dog' });
  logIn('bo');
  expect(readKeptDraft('form')).toBeNull();
});

it('B7.02 of several accounts in one browser only the latest has drafts', () => {
  keepDraft('form', 'of Ann');
  localStorage.setItem('theme', 'dark');
  logIn('bo');
  keepDraft('form', 'of Bo');
  expect(Object.values(localStorage)).toEqual(['dark', '"of Bo"']);
  clearSession('expired');
  keepDraft('form', 'of nobody');
  expect(Object.values(localStorage)).toEqual(['dark', '"of Bo"']);
});

it('B7.02 a draft ends when it is sent, and with the logout of its account', () => {
  keepDraft('form', 1);
  keepDraft('other', 2);
  dropDraft('form');
  expect([readKeptDraft('form'), readKeptDraft('other')]).toEqual([null, 2]);
  dropDraftsOf('ann');
  expect(localStorage).toHaveLength(0);
});

it('B7.02 a draft that the storage of a private window refuses lasts until the page is left', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  keepDraft('form', 1);
  expect(readKeptDraft('form')).toBe(1);
  dropDraft('form');
  expect(readKeptDraft('form')).toBeNull();
  refuse.mockRestore();
});
