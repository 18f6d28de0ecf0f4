import * as endpoints from '@pawmatch/contract/doctor/doctor-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildSecondShelter, signInThere } from '../../testing/second-shelter.ts';
import { createTestApp, openTestApp } from '../../testing/test-app.ts';
import { runChecks } from './doctor.service.ts';

const app = await openTestApp();

describe('GET /admin/doctor', () => {
  it('B6.07 says of each topic what was found and what to do', async () => {
    const { rows } = await app.database.execute(sql`SELECT now() AS now`);
    app.setNow(new Date(String(rows[0]?.now)));
    const admin = await app.signIn('admin');
    const { status, body } = await admin.call(endpoints.getFindings);
    expect(status).toBe(200);
    expect(body.map(({ topic, state }: Record<string, string>) => [topic, state])).toEqual([
      ['settings', 'ok'],
      ['address', 'warning'],
      ['database', 'ok'],
      ['clock', 'ok'],
      ['storage', 'ok'],
      ['disk', 'ok'],
      ['mail', 'warning'],
      ['backup', 'warning'],
      ['shelters', 'warning'],
    ]);
    expect(body[2].found).toMatch(/^PostgreSQL 1[5-9]\.\d+ .*has all that is needed\.$/);
    expect(body[2].advice).toBeNull();
    expect(body[7].advice).toContain('BACKUP_DIR');
    const spanish = await admin.call(endpoints.getFindings, {
      headers: { 'Accept-Language': 'es' },
    });
    expect(spanish.body[8].found).toMatch(/no tiene correo electrónico/);
  });
});

it('B6.07 B8.06 says of each shelter what its own settings lack, and nothing of a paused one', async () => {
  const several = await createTestApp();
  const find = async () =>
    (await runChecks(several.dependencies)).flatMap(({ topic, state, found }) =>
      topic === 'shelters' ? [[state, found]] : [],
    );
  expect(await find()).toContainEqual([
    'warning',
    'Pawmatch Shelter has no manager who can log in.',
  ]);
  await several.signIn('manager');
  await several.database.execute(sql`UPDATE shelters SET email = 'desk@pets.example'`);
  expect(await find()).toEqual([['ok', 'The shelter has a manager and an email address.']]);
  await buildSecondShelter(several);
  await signInThere(several, 'manager');
  await several.database.execute(sql`
    UPDATE shelters SET address = '1 Main St, Springfield, IL 62701' WHERE slug <> 'berlin-cats'`);
  expect(await find()).toEqual([
    ['warning', expect.stringContaining('Berlin Cats has no email address')],
    ['warning', expect.stringContaining('address of Berlin Cats has no ZIP code')],
  ]);
  await several.database.execute(sql`
    UPDATE shelters SET paused_at = now() WHERE slug = 'berlin-cats'`);
  expect(await find()).toEqual([['ok', expect.anything()]]);
  await several.close();
});

describe('POST /admin/doctor/test-mail', () => {
  it('B6.07 sends a mail to the admin who asks for it', async () => {
    const admin = await app.signIn('admin');
    const { status, body } = await admin.call(endpoints.sendTestMail, { body: {} });
    expect([status, body.topic, body.state]).toEqual([200, 'mail', 'warning']);
    expect(app.mails).toMatchObject([{ to: admin.user.email, subject: 'Test mail' }]);
  });

  it('B6.07 S48 fills no mailbox', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    const admin = await limited.signIn('admin');
    const sent = [];
    for (let time = 0; time < 21; time += 1) sent.push(await admin.call(endpoints.sendTestMail));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    expect([sent.at(-1)?.status, sent.at(-1)?.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(limited.mails).toHaveLength(20);
    await limited.close();
  });
});
