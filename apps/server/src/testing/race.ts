import { eq, sql } from 'drizzle-orm';
import type { adoptions } from '../features/adoptions/adoptions.table.ts';
import { pets } from '../features/pets/pets.table.ts';
import type { visits } from '../features/visits/visits.table.ts';
import { until } from './server-processes.ts';
import type { TestApp } from './test-app.ts';

/** Holds the lock of a pet while two calls wait for it, which get it in this order. */
export const raceForPet = <One, Other>(
  app: Pick<TestApp, 'database'>,
  petId: string,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> => raceFor(app, { table: pets, id: petId }, first, second);

/** As {@link raceForPet}, for another row. */
export async function raceFor<One, Other>(
  { database }: Pick<TestApp, 'database'>,
  { table, id }: { table: typeof pets | typeof adoptions | typeof visits; id: string },
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  const waiting = sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const hasWaiting = (many: number) =>
    until(async () => (await database.execute(waiting)).rowCount === many);
  const calls = await database.transaction(async (tx) => {
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    const one = first();
    await hasWaiting(1);
    const two = second();
    await hasWaiting(2);
    return [one, two] as const;
  });
  return Promise.all(calls);
}
