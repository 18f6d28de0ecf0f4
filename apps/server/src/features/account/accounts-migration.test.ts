import { beforeAll, expect, it } from 'vitest';
import { openOldDatabase } from '../../testing/old-database.ts';

const MADE = '2026-01-05T15:00:00.000Z';

const { client, upgrade } = await openOldDatabase('0005');

/** Migrates a database with accounts from before e-mail confirmation. */
beforeAll(async () => {
  await client.query(
    `INSERT INTO users (id, full_name, email, role, password_hash, created_at, updated_at) VALUES
       (gen_random_uuid(), 'Admin', 'boss@example.org', 'admin', '-', $1, $1),
       (gen_random_uuid(), 'Demo', 'admin@pawmatch.example', 'admin', '-', $1, $1),
       (gen_random_uuid(), 'Amara', 'amara.okafor@example.org', 'adopter', '-', $1, $1),
       (gen_random_uuid(), 'Ada', 'ada@example.org', 'adopter', '-', $1, $1)`,
    [MADE],
  );
  await upgrade();
});

it('B1.11 marks staff and the people of the demonstration as confirmed, and no other adopter', async () => {
  const { rows } = await client.query(
    'SELECT full_name, email_confirmed_at FROM users ORDER BY full_name',
  );
  const confirmed = new Date(MADE);
  expect(rows).toEqual([
    { full_name: 'Ada', email_confirmed_at: null },
    { full_name: 'Admin', email_confirmed_at: confirmed },
    { full_name: 'Amara', email_confirmed_at: confirmed },
    { full_name: 'Demo', email_confirmed_at: confirmed },
  ]);
});

it('S63 lets only the printed password of the demonstration’s admin expire', async () => {
  const { rows } = await client.query(
    'SELECT full_name, password_expires_at FROM users WHERE password_expires_at IS NOT NULL',
  );
  const dayLater = new Date(Date.parse(MADE) + 24 * 60 * 60_000);
  expect(rows).toEqual([{ full_name: 'Demo', password_expires_at: dayLater }]);
});

it('S54 notes that an older version has applied ADMIN_PASSWORD', async () => {
  const { rows } = await client.query('SELECT name, fingerprint FROM applied_settings');
  expect(rows).toEqual([{ name: 'ADMIN_PASSWORD', fingerprint: null }]);
});

it('F10 keeps the visit of a deleted account', async () => {
  await client.query(
    `INSERT INTO visits (shelter_id, id, user_id, status, starts_at, ends_at, created_at, updated_at)
     SELECT (SELECT id FROM shelters LIMIT 1), gen_random_uuid(), id, 'completed', $1, $1::timestamptz + interval '30 minutes', $1, $1
     FROM users WHERE email = 'ada@example.org'`,
    [MADE],
  );
  await client.query(`DELETE FROM users WHERE email = 'ada@example.org'`);
  const { rows } = await client.query('SELECT user_id, status FROM visits');
  expect(rows).toEqual([{ user_id: null, status: 'completed' }]);
});
