import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { FIRST_SHELTER, shelters } from './shelters.table.ts';
import { createShelters } from './shelters.ts';

const app = await openTestApp();

/** The database, whose next list of shelters is read at once and arrives after `arrival`. */
function withLateList(arrival: Promise<void>) {
  let isLate = false;
  let tellRead = () => {};
  const isRead = new Promise<void>((resolve) => {
    tellRead = resolve;
  });
  const select = () => ({
    from: (table: typeof shelters) => ({
      orderBy: async (column: typeof shelters.id) => {
        const isThisLate = isLate;
        isLate = false;
        const rows = await app.database.select().from(table).orderBy(column);
        if (isThisLate) {
          tellRead();
          await arrival;
        }
        return rows;
      },
    }),
  });
  const database = new Proxy(app.database, {
    get: (target, key) => (key === 'select' ? select : Reflect.get(target, key)),
  }) as Database;
  const beLate = () => {
    isLate = true;
  };
  return { database, beLate, isRead };
}

it('B8.01 settings that were read before a change do not come back when they arrive after it', async () => {
  let arrive = () => {};
  const late = withLateList(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const shelterChanges = { ...app.dependencies.petChanges, onChange: () => {} };
  const known = await createShelters({
    ...app.dependencies,
    database: late.database,
    shelterChanges,
  });
  late.beLate();
  const early = known.reload();
  await late.isRead;
  await app.database.update(shelters).set({ name: 'New' }).where(eq(shelters.id, FIRST_SHELTER));
  await known.reload();
  arrive();
  await early;
  expect(known.first().name).toBe('New');
});
