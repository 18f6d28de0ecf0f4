import { beforeAll, expect, it } from 'vitest';
import { openOldDatabase } from '../../testing/old-database.ts';

const SHELTER = '019a0000-0000-7000-8000-000000000001';
const VISIT = '019a0000-0000-7000-8000-000000000002';

const { client, upgrade } = await openOldDatabase('0168');

beforeAll(async () => {
  await client.query(`
    INSERT INTO jobs (queue, payload, group_key, due_at, created_at)
      SELECT queue, payload, NULL, now(), now() FROM (VALUES
        ('mail: waiting list', '{"data": {"shelterId": "${SHELTER}"}}'::jsonb),
        ('mail: visit', '{"shelterId": "${SHELTER}", "data": {"visitId": "${VISIT}"}}'),
        ('mail: password reset', '{"data": {}}'),
        ('mail', '{"content": {}}')
      ) AS job (queue, payload)`);
  await upgrade();
});

it('B8.02 S76 mails in the queue name the shelter that only their data named before', async () => {
  const { rows } = await client.query(
    `SELECT payload ->> 'shelterId' AS shelter, shelter_of_mail(payload) AS same FROM jobs ORDER BY id`,
  );
  expect(rows.map(({ shelter }) => shelter)).toEqual([SHELTER, SHELTER, null, null]);
  expect(rows.map(({ same }) => same)).toEqual([SHELTER, SHELTER, null, null]);
});
