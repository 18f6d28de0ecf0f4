import { Mutex, withTimeout } from 'async-mutex';
import { AppError } from './platform/app-error.ts';
import { type Database, type Queries, withoutTimeLimit } from './platform/database/database.ts';

/** Longer than all phones of a shelter need that send at once what they kept. */
const MAX_WAIT_MS = 25_000;

/** Of each pool of connections, by shelter. */
const turnsOfPools = new WeakMap<Database, Map<string, Mutex>>();

/**
 * Changes of the care of one shelter, and moves of its pets, are made one after the other, since most of them need the
 * same pets. Whoever waits does so here and not in the database: there, ten of them would hold all connections, and
 * everybody else would fail. Other servers wait for the pets in the database.
 * @throws AppError DATABASE_UNAVAILABLE when the turn does not come in time
 */
export const inTurnOfCare = <T>(
  database: Database,
  shelterId: string,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> => takeTurn(database, shelterId, () => database.transaction(work));

/** For changes that let the database compute the blocks of all pets again, in one statement. */
export const inLongTurnOfCare = <T>(
  database: Database,
  shelterId: string,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> =>
  takeTurn(database, shelterId, () =>
    withoutTimeLimit(database, (unlimited) => unlimited.transaction(work)),
  );

function takeTurn<T>(database: Database, shelterId: string, work: () => Promise<T>): Promise<T> {
  const byShelter = turnsOfPools.get(database) ?? new Map<string, Mutex>();
  turnsOfPools.set(database, byShelter);
  const turns = byShelter.get(shelterId) ?? new Mutex();
  byShelter.set(shelterId, turns);
  const late = new AppError('DATABASE_UNAVAILABLE', { retryAfter: 5 });
  return withTimeout(turns, MAX_WAIT_MS, late).runExclusive(work);
}
