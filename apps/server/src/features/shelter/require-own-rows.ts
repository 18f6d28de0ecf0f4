import { type AnyColumn, and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RequireOwnRows } from '../../platform/http/register-endpoint.ts';
import { pets } from '../pets/pets.table.ts';
import { visits } from '../visits/visits.table.ts';

interface Rows {
  table: PgTable & { id: AnyColumn; shelterId: AnyColumn };
  error: 'PET_NOT_FOUND' | 'VISIT_NOT_FOUND';
}

const petRows: Rows = { table: pets, error: 'PET_NOT_FOUND' };

/** Whose rows a call of staff names: by the part of the path before the id, as `visit-requests` of `/visit-requests/:id`. */
export const rowsByCollection = new Map<string, Rows>([
  ['pets', petRows],
  ['waiting-list', petRows],
  ['visit-requests', { table: visits, error: 'VISIT_NOT_FOUND' }],
]);

const PET_FIELD = 'pet_id';

/**
 * Refuses calls of staff that name a pet or visit of another shelter, in the path, in the query or in the body: it
 * answers as if there were none.
 */
export function createRequireOwnRows({
  database,
  shelters,
}: Pick<Dependencies, 'database' | 'shelters'>): RequireOwnRows {
  async function requireOwn({ table, error }: Rows, id: unknown, shelterId: string) {
    if (typeof id !== 'string') return;
    const own = and(eq(table.id, id), eq(table.shelterId, shelterId));
    if ((await database.$count(table, own)) === 0) throw new AppError(error);
  }

  return async (path, { params, query, body }, shelterId) => {
    if (shelters.isOne()) return;
    const [, collection, parameter] = path.match(/\/([\w-]+)\/:(\w+)/) ?? [];
    const rows = rowsByCollection.get(collection ?? '');
    if (rows && parameter) await requireOwn(rows, fieldOf(params, parameter), shelterId);
    for (const input of [query, body]) {
      await requireOwn(petRows, fieldOf(input, PET_FIELD), shelterId);
    }
  };
}

const fieldOf = (input: unknown, name: string): unknown =>
  (Object(input) as Record<string, unknown>)[name];
