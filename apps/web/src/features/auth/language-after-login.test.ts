import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHOSEN_LANGUAGE_KEY, removeItem, writeItem } from '../../lib/storage/session-storage.ts';
import { storeToken } from '../../lib/storage/session-store.ts';
import { stubApi } from '../../testing/stub-api.ts';

/** As on the pages of a language. */
async function languageAfterLoginOn(pages: 'en' | 'es') {
  vi.resetModules();
  vi.stubEnv('PAGE_LANGUAGE', pages);
  return (await import('./language-after-login.ts')).languageAfterLogin;
}

const stub = () => stubApi({ 'PUT /account/language': ({ body }) => body });

beforeEach(() => {
  storeToken({ value: 'token', expiresAt: Date.now() + 3_600_000 });
  removeItem(CHOSEN_LANGUAGE_KEY);
});
afterEach(() => vi.unstubAllEnvs());

it('B5.04 English pages, whose address names no language, lead to that of the account', async () => {
  const calls = stub();
  const languageAfterLogin = await languageAfterLoginOn('en');
  expect(['en', 'es', 'xx'].map(languageAfterLogin)).toEqual(['en', 'es', 'en']);
  expect(calls).toEqual([]);
});

it('B5.04 an address that names a language wins for this visit, and the account keeps its own', async () => {
  const calls = stub();
  const languageAfterLogin = await languageAfterLoginOn('es');
  expect(['en', 'es', 'xx'].map(languageAfterLogin)).toEqual(['es', 'es', 'es']);
  expect(calls).toEqual([]);
});

it.each(['en', 'es'] as const)(
  'B5.04 a choice of %s with the switch wins, and becomes that of the account once',
  async (pages) => {
    const calls = stub();
    const languageAfterLogin = await languageAfterLoginOn(pages);
    const other = pages === 'en' ? 'es' : 'en';
    writeItem(CHOSEN_LANGUAGE_KEY, pages);
    expect(languageAfterLogin(other)).toBe(pages);
    const changes = () => calls.filter(({ path }) => path === '/account/language');
    await vi.waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([{ language: pages }]),
    );
    languageAfterLogin(other);
    expect(changes()).toHaveLength(1);
  },
);
