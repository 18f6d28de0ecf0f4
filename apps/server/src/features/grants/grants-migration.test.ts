import { expect, it } from 'vitest';
import { hashToken } from '../../platform/security/secret-token.ts';
import { openOldDatabase } from '../../testing/old-database.ts';

const { client, upgrade } = await openOldDatabase('0116');

it('S75 what was granted before stays valid, and addresses of shared letters become hashes', async () => {
  const id = '01990000-0000-7000-8000-000000000001';
  const hash = (token: string) => `decode('${hashToken(token).toString('hex')}', 'hex')`;
  await client.query(`
    INSERT INTO users (id, full_name, email, role, password_hash, created_at, updated_at)
      VALUES ('${id}', 'Ada', 'ada@example.org', 'adopter', '-', now(), now());
    INSERT INTO visits (id, user_id, status, starts_at, ends_at, created_at, updated_at)
      VALUES ('${id}', '${id}', 'completed', now(), now() + interval '30 minutes', now(), now());
    INSERT INTO password_resets VALUES (${hash('reset')}, '${id}', now(), now(), 'ada@example.org');
    INSERT INTO email_confirmations VALUES (${hash('confirm')}, '${id}', now(), now(), 'ada@example.org');
    INSERT INTO calendar_addresses VALUES ('${id}', ${hash('calendar')}, now());
    INSERT INTO match_invitations VALUES ('${id}', ${hash('invitation')}, now());
    INSERT INTO pet_letters (visit_id, user_id, pet_name, text, sent_at, share_token)
      VALUES ('${id}', '${id}', 'Rex', 'Hello.', now(), 'a letter')`);
  await upgrade();
  const { rows } = await client.query('SELECT token_hash, purpose, user_id FROM grants');
  const purposes = {
    reset: 'password reset',
    confirm: 'email confirmation',
    calendar: 'calendar',
    invitation: 'match invitation',
    'a letter': 'pet letter',
  };
  const expected = Object.entries(purposes).map(([token, purpose]) => ({
    token_hash: hashToken(token),
    purpose,
    user_id: id,
  }));
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});
