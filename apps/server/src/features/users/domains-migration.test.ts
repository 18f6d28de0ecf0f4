import { domainToASCII } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { openOldDatabase } from '../../testing/old-database.ts';

const DOMAINS = [
  'bücher.example',
  '例子.example',
  'ليهمابتكلموشعربي.example',
  'straße.ñandú.example',
  '☕x.example',
];

const { client, upgrade } = await openOldDatabase('0103');

beforeAll(async () => {
  const addresses = [
    ...DOMAINS.map((domain) => `ada@${domain}`),
    'plain@Example.org',
    'twice@bücher.example',
    'twice@xn--bcher-kva.example',
  ];
  for (const address of addresses) {
    await client.query(
      `INSERT INTO users (id, full_name, email, role, password_hash, created_at, updated_at)
        VALUES (gen_random_uuid(), 'Ada', $1, 'adopter', '-', now(), now())`,
      [address],
    );
  }
  await client.query(`
    INSERT INTO jobs (queue, payload, group_key, due_at, created_at)
      VALUES ('mail', '{"to": "ada@bücher.example"}', 'mail to ada@bücher.example', now(), now())`);
  await upgrade();
});

it('D gives stored addresses their one form, and leaves two accounts of one address', async () => {
  const { rows } = await client.query('SELECT email FROM users');
  const expected = [
    ...DOMAINS.map((domain) => `ada@${domainToASCII(domain)}`),
    'plain@Example.org',
    'twice@bücher.example',
    'twice@xn--bcher-kva.example',
  ];
  expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(expected));
});

it('D sends waiting emails to the same mailbox in order', async () => {
  const { rows } = await client.query(`SELECT payload ->> 'to' AS address, group_key FROM jobs`);
  const address = 'ada@xn--bcher-kva.example';
  expect(rows).toEqual([{ address, group_key: `mail to ${address}` }]);
});
