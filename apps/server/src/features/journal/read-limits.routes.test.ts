import { exportUser, getUser, listUsers } from '@pawmatch/contract/account/account-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const HOUR = 60 * 60;

describe('limits of openings and exports', () => {
  it('S77 refuse and tell managers once an hour, and never hold back lists', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    try {
      const boss = await limited.signIn('manager');
      const curious = await limited.signIn('staff');
      const { rows } = await limited.database.execute<{ id: string }>(sql`
        INSERT INTO users (id, full_name, email, phone_number, password_hash, role, created_at, updated_at)
        SELECT gen_random_uuid(), 'Person', n || '@people.example', '2125550100', 'x', 'adopter', now(), now()
        FROM generate_series(1, 302) AS n RETURNING id`);
      const open = (index: number) =>
        curious.call(getUser, { params: { id: rows[index]?.id ?? '' } });
      for (let index = 0; index < 300; index += 1) expect((await open(index)).status).toBe(200);
      const refused = await open(300);
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_OPENED' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
      expect((await open(300)).status).toBe(429);
      expect((await open(0)).status).toBe(200);
      expect((await curious.call(listUsers)).status).toBe(200);
      for (let time = 0; time < 30; time += 1) {
        expect((await boss.call(exportUser, { params: { id: rows[0]?.id ?? '' } })).status).toBe(
          200,
        );
      }
      const tooMany = await boss.call(exportUser, { params: { id: rows[0]?.id ?? '' } });
      expect(tooMany).toMatchObject({ status: 429, body: { code: 'TOO_MANY_EXPORTS' } });
      await limited.runJobs();
      const told = limited.mails.filter(({ subject }) => subject.includes('very many'));
      expect(told.map(({ to }) => to)).toEqual([boss.user.email, boss.user.email]);
      expect(told[0]?.text).toContain(`/admin/journal?colleague=${curious.user.id}`);
      limited.advance(HOUR);
      await curious.logIn({ email: curious.user.email, password: limited.password });
      expect((await open(300)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
