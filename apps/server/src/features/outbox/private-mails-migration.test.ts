import { beforeAll, expect, it } from 'vitest';
import { openOldDatabase } from '../../testing/old-database.ts';

const USER = '019a0000-0000-7000-8000-000000000001';

const { client, upgrade } = await openOldDatabase('0097');

/** Migrates a database with mails to an account that was closed, and to one that was not. */
beforeAll(async () => {
  await client.query(`
    INSERT INTO users (id, full_name, email, role, password_hash, created_at, updated_at)
      VALUES ('${USER}', 'Ada', 'ada@example.org', 'adopter', '-', now(), now());
    INSERT INTO sent_mails (id, user_id, recipient, kind, subject, html, created_at, sent_at) VALUES
      (gen_random_uuid(), '${USER}', 'a…@example.org', 'visit', 'Kept', 'Hello Ada', now(), now()),
      (gen_random_uuid(), NULL, 'q…@example.org', 'visit', 'Closed', 'Hello Quentin', now(), now());
    INSERT INTO jobs (queue, payload, group_key, due_at, created_at)
      SELECT queue, payload, NULL, now(), now() FROM (VALUES
        ('mail', '{"to": "ADA@example.org"}'::jsonb),
        ('mail', '{"to": "quentin@example.org"}'),
        ('mail: visit', '{"to": "walkin@example.org", "data": {"kind": "cancelled", "reason": "staff"}}'),
        ('mail: visit', '{"to": "quentin@example.org", "data": {"kind": "cancelled", "reason": "account_closed"}}')
      ) AS job (queue, payload)`);
  await upgrade();
});

it('F10 S06 makes mails to closed accounts private that were stored before', async () => {
  const sent = await client.query('SELECT subject, html FROM sent_mails ORDER BY subject');
  expect(sent.rows).toEqual([
    { subject: 'Closed', html: null },
    { subject: 'Kept', html: 'Hello Ada' },
  ]);
  const { rows } = await client.query(
    `SELECT payload -> 'isPrivate' AS is_private FROM jobs ORDER BY id`,
  );
  expect(rows.map((row) => row.is_private)).toEqual([null, true, null, true]);
});
