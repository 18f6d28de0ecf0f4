import { and, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { hasEmail } from '../../users/users.repository.ts';
import { users } from '../../users/users.table.ts';
import { type KnownDeviceRow, knownDevices } from '../auth.tables.ts';

/** @returns the id of the account; undefined unless the device has logged in to it before */
export async function findAccountOfDevice(
  database: Queries,
  deviceId: string,
  email: string,
): Promise<string | undefined> {
  const [row] = await database
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.deviceId, deviceId), hasEmail(email)));
  return row?.userId;
}

/** @returns whether the device was new to this account */
export async function upsertDevice(
  database: Queries,
  { userId, deviceId, now }: { userId: string; deviceId: string; now: Date },
): Promise<boolean> {
  const [row] = await database
    .insert(knownDevices)
    .values({ userId, deviceId, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceId],
      set: { lastUsedAt: now },
    })
    // `xmax` is zero for an inserted row.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew === true;
}

/** Last used first. */
export function listDevices(database: Queries, userId: string): Promise<KnownDeviceRow[]> {
  return database
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.deviceId);
}

/** @param exceptId the device that stays known, if any */
export async function deleteDevices(
  database: Queries,
  userId: string,
  exceptId?: string | null,
): Promise<void> {
  await database
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        exceptId ? ne(knownDevices.deviceId, exceptId) : undefined,
      ),
    );
}

export async function deleteDevice(
  database: Queries,
  userId: string,
  deviceId: string,
): Promise<void> {
  await database
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceId, deviceId)));
}

/** How many rows of an account are kept, those that were used last. */
export interface KeptRows {
  /** Beyond these, the ones go that were not used since. */
  usually: number;
  usedBefore: Date;
  /** Beyond these, all go. */
  atMost: number;
}

export async function deleteSurplusDevices(
  database: Queries,
  userId: string,
  { usually, usedBefore, atMost }: KeptRows,
): Promise<void> {
  const beyond = (count: number) =>
    database
      .select({ deviceId: knownDevices.deviceId })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.deviceId))
      .offset(count);
  await database
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        or(
          inArray(knownDevices.deviceId, beyond(atMost)),
          and(
            inArray(knownDevices.deviceId, beyond(usually)),
            lte(knownDevices.lastUsedAt, usedBefore),
          ),
        ),
      ),
    );
}

export async function deleteUnusedDevices(database: Queries, usedBefore: Date): Promise<void> {
  await database.delete(knownDevices).where(lte(knownDevices.lastUsedAt, usedBefore));
}
