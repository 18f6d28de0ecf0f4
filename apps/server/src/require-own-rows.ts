import { SHORT_PET_ID } from '@pawmatch/contract/pets/pet-address';
import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Uses } from './dependencies.ts';
import { adoptions } from './features/adoptions/adoptions.table.ts';
import { careCourses, carePlans } from './features/care/care.tables.ts';
import { isFollowUpOf } from './features/follow-ups/follow-ups.repository.ts';
import { followUps } from './features/follow-ups/follow-ups.table.ts';
import { fosterOffers } from './features/fosters/offers/foster-offers.tables.ts';
import { imports } from './features/import/page/imports.tables.ts';
import { personMarks } from './features/person-marks/person-marks.table.ts';
import { isMoveOf } from './features/pet-moves/pet-moves.repository.ts';
import { petMoves } from './features/pet-moves/pet-moves.table.ts';
import { hasShortId } from './features/pets/pets.repository.ts';
import { pets } from './features/pets/pets.table.ts';
import { stays } from './features/pets/stays.table.ts';
import { places } from './features/places/places.tables.ts';
import { petReturns } from './features/returns/pet-returns.table.ts';
import { isKnownAt } from './features/users/people-query.repository.ts';
import { users } from './features/users/users.table.ts';
import { visits } from './features/visits/visits.table.ts';
import { AppError } from './platform/app-error.ts';
import type { RequireOwnRows } from './platform/http/guards.ts';

interface Rows {
  table: PgTable;
  isOf: (shelterId: string, id: string) => SQL | undefined;
  error:
    | 'MARK_NOT_FOUND'
    | 'PET_NOT_FOUND'
    | 'PET_MOVE_NOT_FOUND'
    | 'STAY_NOT_FOUND'
    | 'VISIT_NOT_FOUND'
    | 'ADOPTION_NOT_FOUND'
    | 'RETURN_NOT_FOUND'
    | 'FOLLOW_UP_NOT_FOUND'
    | 'IMPORT_NOT_FOUND'
    | 'CARE_PLAN_NOT_FOUND'
    | 'PLACE_NOT_FOUND'
    | 'FOSTER_OFFER_NOT_FOUND'
    | 'CARE_COURSE_NOT_FOUND'
    | 'USER_NOT_FOUND';
}

/** The rows of a table that say to which shelter they belong. */
const rowsOf = (
  table: PgTable & Record<'id' | 'shelterId', AnyPgColumn>,
  error: Rows['error'],
): Rows => ({
  table,
  isOf: (shelterId, id) => and(eq(table.id, id), eq(table.shelterId, shelterId)),
  error,
});

const visitRows = rowsOf(visits, 'VISIT_NOT_FOUND');
const adoptionRows = rowsOf(adoptions, 'ADOPTION_NOT_FOUND');
const placeRows = rowsOf(places, 'PLACE_NOT_FOUND');
const petRows: Rows = {
  table: pets,
  isOf: (shelterId, id) =>
    and(SHORT_PET_ID.test(id) ? hasShortId(id) : eq(pets.id, id), eq(pets.shelterId, shelterId)),
  error: 'PET_NOT_FOUND',
};
const petMoveRows: Rows = {
  table: petMoves,
  isOf: (shelterId, id) => and(eq(petMoves.id, id), isMoveOf(shelterId)),
  error: 'PET_MOVE_NOT_FOUND',
};
const followUpRows: Rows = {
  table: followUps,
  isOf: (shelterId, id) => and(eq(followUps.id, id), isFollowUpOf(shelterId)),
  error: 'FOLLOW_UP_NOT_FOUND',
};
const people: Rows = {
  table: users,
  isOf: (shelterId, id) => and(eq(users.id, id), isKnownAt(shelterId)),
  error: 'USER_NOT_FOUND',
};

/** What a call of staff names: by the part of its path before the id, as `visit-requests` of `/visit-requests/:id`. */
const rowsByCollection = new Map<string, Rows>([
  ['pets', petRows],
  ['pet-moves', petMoveRows],
  ['stays', rowsOf(stays, 'STAY_NOT_FOUND')],
  ['waiting-list', petRows],
  ['returns', rowsOf(petReturns, 'RETURN_NOT_FOUND')],
  ['marks', rowsOf(personMarks, 'MARK_NOT_FOUND')],
  ['follow-ups', followUpRows],
  ['imports', rowsOf(imports, 'IMPORT_NOT_FOUND')],
  ['plans', rowsOf(carePlans, 'CARE_PLAN_NOT_FOUND')],
  ['places', placeRows],
  ['fosters', placeRows],
  ['offers', rowsOf(fosterOffers, 'FOSTER_OFFER_NOT_FOUND')],
  ['courses', rowsOf(careCourses, 'CARE_COURSE_NOT_FOUND')],
  ['visit-requests', visitRows],
  ['adoptions', adoptionRows],
  ['users', people],
]);

/** The same by the name of a field of the query or body. */
const rowsByField = {
  pet_id: petRows,
  visit_id: visitRows,
  adoption_id: adoptionRows,
  user_id: people,
  person_id: people,
};

/**
 * Refuses calls of staff that name a pet, a visit or a person of another shelter, in the path, in the query or in the
 * body: it answers as if there were none.
 */
export function createRequireOwnRows({
  database,
  shelters,
}: Uses<'database' | 'shelters'>): RequireOwnRows {
  async function requireOwn({ table, isOf, error }: Rows, id: unknown, shelterId: string) {
    if (typeof id !== 'string') return;
    if ((await database.$count(table, isOf(shelterId, id))) === 0) throw new AppError(error);
  }

  return async (path, { params, query, body }, shelterId) => {
    if (shelters.isOne()) return;
    const [, collection, parameter] = path.match(/\/([\w-]+)\/:(\w+)/) ?? [];
    const rows = rowsByCollection.get(collection ?? '');
    if (rows && parameter) await requireOwn(rows, fieldOf(params, parameter), shelterId);
    for (const [field, named] of Object.entries(rowsByField)) {
      await requireOwn(named, fieldOf(query, field), shelterId);
      await requireOwn(named, fieldOf(body, field), shelterId);
    }
  };
}

const fieldOf = (input: unknown, name: string): unknown =>
  (Object(input) as Record<string, unknown>)[name];
