import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAllVisits } from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshTokens, sessions } from './features/auth/auth.tables.ts';
import { grants } from './features/grants/grants.table.ts';
import { visits } from './features/visits/visits.table.ts';
import { writeToOutbox } from './platform/mail/queue/outbox.ts';
import { openTestApp, TEST_NOW } from './testing/test-app.ts';

const DAY_S = 24 * 60 * 60;

const app = await openTestApp();
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.database.execute('DELETE FROM jobs; DELETE FROM periodic_jobs; DELETE FROM sessions');
});

const count = (table: typeof sessions | typeof refreshTokens) => app.database.$count(table);

describe('periodic jobs', () => {
  it('S12 D10 remove ended sessions with their tokens, and no others', async () => {
    const ended = await app.signIn();
    app.advance(20 * DAY_S);
    const live = await app.signIn();
    await app.runJobs();
    expect(await count(sessions)).toBe(2);
    app.advance(10 * DAY_S + 1);
    await app.runJobs();
    expect(await app.database.select().from(sessions)).toMatchObject([{ userId: live.user.id }]);
    expect(await count(refreshTokens)).toBe(1);
    expect((await ended.request('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
    expect((await live.request('/api/auth/refresh', { method: 'POST' })).status).toBe(200);
  });

  it('S11 keep a logged out session for a day', async () => {
    const client = await app.signIn();
    await client.request('/api/auth/logout', { method: 'POST' });
    app.advance(DAY_S - 1);
    await app.runJobs();
    expect(await count(sessions)).toBe(1);
    app.advance(60 * 60);
    await app.runJobs();
    expect(await count(sessions)).toBe(0);
  });

  it('D13 F19 remove expired reset links', async () => {
    const { email } = await app.buildUser();
    const forgot = { method: 'POST', body: { email } };
    await app.visitor().request('/api/auth/password/forgot', forgot);
    await app.runJobs();
    expect(await app.database.$count(grants)).toBe(1);
    app.advance(2 * 60 * 60);
    await app.runJobs();
    expect(await app.database.$count(grants)).toBe(0);
  });

  it('F09 remove personal data of walk-ins, and mails in the outbox, after 90 days', async () => {
    const walkIn = { userId: null, visitorName: 'Walt', visitorPhone: '5550100100' };
    const status = 'completed' as const;
    const visit = await app.buildVisit({ ...walkIn, status, visitorEmail: 'walt@example.org' });
    const adopters = await app.buildVisit();
    const outbox = join(app.config.dataDir, 'outbox');
    const mail = { to: 'walt@example.org', subject: 'x', text: 'x', from: 'a@example.org' };
    await writeToOutbox(outbox, mail, () => visit.endsAt);
    await writeFile(join(outbox, 'notes.txt'), 'not ours');
    const walkInNow = async () => {
      const rows = await app.database.select().from(visits).where(eq(visits.id, visit.id));
      return rows[0];
    };
    app.setNow(visit.endsAt);
    app.advance(90 * DAY_S);
    await app.runJobs();
    expect(await walkInNow()).toMatchObject(walkIn);
    expect(await readdir(outbox)).toHaveLength(2);
    app.advance(60 * 60);
    await app.runJobs();
    const forgotten = { visitorName: '', visitorEmail: null, visitorPhone: null };
    expect(await walkInNow()).toMatchObject({ ...forgotten, status: visit.status });
    expect(await readdir(outbox)).toEqual(['notes.txt']);
    const admin = await app.signIn('admin');
    const { body } = await admin.call(listAllVisits);
    const names = body.map(({ user }: { user: { full_name: string } }) => user.full_name);
    expect(names).toContain('Former visitor');
    expect(names).not.toContain('Walt');
    expect(body.some(({ id }: { id: string }) => id === adopters.id)).toBe(true);
  });

  it('D17 S40 remove photos that no pet shows', async () => {
    const images = join(app.config.dataDir, 'images');
    const orphan = 'e'.repeat(32);
    await app.runJobs();
    await mkdir(join(images, orphan), { recursive: true });
    await writeFile(join(images, orphan, 'full.webp'), 'half');
    await app.runJobs();
    expect(await readdir(images)).toContain(orphan);
    app.advance(6 * 60 * 60);
    await app.runJobs();
    expect(await readdir(images)).not.toContain(orphan);
  });
});
