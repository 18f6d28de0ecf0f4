import { beforeAll, expect, it } from 'vitest';
import { openOldDatabase } from '../../testing/old-database.ts';

const USER = '019a0000-0000-7000-8000-000000000001';

const { client, upgrade } = await openOldDatabase('0330');

beforeAll(async () => {
  await client.query(`
    INSERT INTO events (kind, entity, entity_id, actor, happened_at, changes) VALUES
      ('pet.updated', 'pet', gen_random_uuid(), 'system', now(), '{"is_care_stale": [false, true]}'),
      ('pet.updated', 'pet', gen_random_uuid(), 'system', now(), '{"is_care_stale": [false, true], "name": ["A", "B"]}'),
      ('pet.deleted', 'pet', gen_random_uuid(), 'system', now(), '{}');
    INSERT INTO users (id, full_name, email, role, password_hash, language, created_at, updated_at)
      VALUES ('${USER}', 'Ada', 'ada@example.org', 'adopter', '-', 'es', now(), now());
    INSERT INTO sent_mails (id, user_id, recipient, kind, subject, html, not_sent, created_at, sent_at) VALUES
      (gen_random_uuid(), '${USER}', 'a…@example.org', 'visit', 'English', '<!doctype html>
<html lang="en" dir="ltr">', NULL, now(), now()),
      (gen_random_uuid(), '${USER}', 'a…@example.org', 'password reset', 'Secreto', NULL, NULL, now(), now()),
      (gen_random_uuid(), NULL, 'q…@example.org', 'visit', 'Without an account', NULL, NULL, now(), now()),
      (gen_random_uuid(), '${USER}', 'a…@example.org', 'visit', NULL, NULL, 'expired', now(), now())`);
  await upgrade();
});

it('B3.07 B5.02 keeps the language of older mails, as their text or the account has it', async () => {
  const { rows } = await client.query('SELECT subject, language FROM sent_mails ORDER BY subject');
  expect(rows).toEqual([
    { subject: 'English', language: 'en' },
    { subject: 'Secreto', language: 'es' },
    { subject: 'Without an account', language: null },
    { subject: null, language: null },
  ]);
});

it('B4.05 takes out of the history that care was to be planned again, and nothing else', async () => {
  const { rows } = await client.query(
    'SELECT kind, changes FROM events WHERE entity = $1 ORDER BY id',
    ['pet'],
  );
  expect(rows).toEqual([
    { kind: 'pet.updated', changes: { name: ['A', 'B'] } },
    { kind: 'pet.deleted', changes: {} },
  ]);
});
