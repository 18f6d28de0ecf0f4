import { exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { changeLanguage } from '@pawmatch/contract/account/account-language-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { languages } from '@pawmatch/contract/languages';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { users } from '../users/users.table.ts';

const app = await openTestApp();

const SPANISH = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.5' };

const NAMES = Object.values(languages)
  .map(({ name }) => name)
  .join(', ');

const storedOf = async (email: string) => {
  const [row] = await app.database.select().from(users).where(eq(users.email, email));
  return row?.language;
};

const register = async (email: string, headers: Record<string, string>) => {
  const { status } = await app.visitor().request('/api/auth/register', {
    method: 'POST',
    headers,
    body: { full_name: 'Ada Lovelace', email, phone_number: '5550100100', password: app.password },
  });
  expect(status).toBe(201);
  return storedOf(email);
};

describe('the language of an account', () => {
  it('B5.04 is English until the person chooses another, and is in the export', async () => {
    const person = await app.signIn();
    const known = async () => (await person.call(getCurrentUser)).body.language;
    expect(await known()).toBe('en');
    const { status, body } = await person.call(changeLanguage, { body: { language: 'es' } });
    expect([status, body]).toEqual([200, { language: 'es' }]);
    expect(await known()).toBe('es');
    expect((await person.call(exportOwnAccount)).body.account.language).toBe('es');
  });

  it.each(['xx', 'EN', 'es-MX', '', null, '<b>'])(
    'B5.04 S46 %j is refused, with the languages that there are',
    async (language) => {
      const person = await app.signIn();
      const ask = (headers = {}) => person.call(changeLanguage, { headers, body: { language } });
      const { status, body } = await ask();
      expect([status, body.detail]).toEqual([
        422,
        `Please choose one of these languages: ${NAMES}.`,
      ]);
      expect((await ask(SPANISH)).body.detail).toBe(`Elige uno de estos idiomas: ${NAMES}.`);
      expect(await storedOf(person.user.email)).toBe('en');
    },
  );

  it('B5.04 is that of the page on which the person signed up', async () => {
    expect(await register('english@example.org', {})).toBe('en');
    expect(await register('spanish@example.org', SPANISH)).toBe('es');
  });

  it('B5.04 of a later version reads as English, and is kept', async () => {
    const person = await app.signIn();
    const store = (language: string) =>
      app.database.update(users).set({ language }).where(eq(users.id, person.user.id));
    await store('xx');
    expect((await person.call(getCurrentUser)).body.language).toBe('en');
    expect(await storedOf(person.user.email)).toBe('xx');
    await expect(store('Not a language')).rejects.toThrow();
  });

  it('B5.04 goes with the account', async () => {
    const { rows } = await app.database.execute(sql`
      SELECT table_name FROM information_schema.columns WHERE column_name = 'language'
        AND table_schema = 'public' ORDER BY table_name`);
    // Sent mails go with the account, too; the others are the languages in which shelters write.
    const tables = rows.map(({ table_name }) => table_name);
    const ofShelters = ['adoption_contracts', 'contract_templates', 'shelters'];
    expect(new Set(tables)).toEqual(new Set([...ofShelters, 'sent_mails', 'users']));
  });
});
