import { addFavorite } from '@pawmatch/contract/favorites/favorites-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { users } from './features/users/users.table.ts';
import { createTestApp } from './testing/test-app.ts';

const DAY = 24 * 60 * 60;

const app = await createTestApp({ config: { smtpUrl: 'smtp://mail.example.org' } });
afterAll(() => app.close());

it('S65 S68 an account that is never confirmed and holds nothing goes after 30 days without use', async () => {
  const unconfirmed = { emailConfirmedAt: null };
  const abandoned = await app.buildUser(unconfirmed);
  const confirmed = await app.buildUser();
  const [holder, visitor] = [await app.buildUser(unconfirmed), await app.buildUser(unconfirmed)];
  const { id: petId } = await app.buildPet();
  const client = app.visitor();
  await client.logIn({ email: holder.email, password: app.password });
  expect((await client.call(addFavorite, { params: { petId } })).status).toBeLessThan(300);
  await app.database.execute(sql`
    INSERT INTO events (kind, entity, entity_id, person_id, actor, actor_id, happened_at, changes)
    SELECT 'person.updated', 'person', ${abandoned.id}::uuid, ${abandoned.id}::uuid, 'adopter', NULL, now(), '{}'
    FROM generate_series(1, 6000)`);
  const left = async () => {
    await app.runJobs();
    return (await app.database.select().from(users)).map(({ id }) => id);
  };
  app.advance(29 * DAY);
  expect(await left()).toContain(abandoned.id);
  const user = app.visitor();
  await user.logIn({ email: visitor.email, password: app.password });
  app.advance(2 * DAY);
  const ids = await left();
  expect(ids).not.toContain(abandoned.id);
  expect(ids).toEqual(expect.arrayContaining([confirmed.id, holder.id, visitor.id]));
  const { rows } = await app.database.execute(
    sql`SELECT FROM events WHERE person_id = ${abandoned.id} LIMIT 1`,
  );
  expect(rows, 'S68 its history is forgotten like that of every erased account').toEqual([]);
});
