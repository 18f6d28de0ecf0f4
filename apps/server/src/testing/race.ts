import { eq, sql } from 'drizzle-orm';
import { pets } from '../features/pets/pets.table.ts';
import { until } from './server-processes.ts';
import type { TestApp } from './test-app.ts';

/** Holds the lock of a pet while two calls wait for it, which get it in this order. */
export async function raceForPet<One, Other>(
  { database }: Pick<TestApp, 'database'>,
  petId: string,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  const waiting = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const hasWaiting = (many: number) =>
    until(async () => (await database.execute(waiting)).rowCount === many);
  const calls = await database.transaction(async (tx) => {
    await tx.select().from(pets).where(eq(pets.id, petId)).for('update');
    const one = first();
    await hasWaiting(1);
    const two = second();
    await hasWaiting(2);
    return [one, two] as const;
  });
  return Promise.all(calls);
}
