import { MAX_FAVORITES } from '@pawmatch/contract/favorites/favorites-endpoints';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { isVisible } from '../pets/pets.repository.ts';
import { type FavoriteRow, favorites } from './favorites.table.ts';

/** The latest first. */
export function listFavorites(database: Queries, userId: string): Promise<FavoriteRow[]> {
  return database
    .select()
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), favorites.petId);
}

/**
 * Adds those of the pets that adopters may see, as far as the limit allows. The user's row is locked, so that nobody exceeds it
 * by adding several at once.
 */
export async function insertFavorites(
  transaction: Queries,
  userId: string,
  petIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.execute(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  await transaction.execute(sql`
    INSERT INTO favorites (user_id, pet_id, name, species, created_at)
    SELECT ${userId}, pets.id, pets.name, pets.species, ${now.toISOString()}::timestamptz
    FROM pets
    WHERE pets.id = ANY (${sql.param([...petIds])}::uuid[])
      AND ${isVisible}
      AND NOT EXISTS (SELECT FROM favorites WHERE user_id = ${userId} AND pet_id = pets.id)
    ORDER BY array_position(${sql.param([...petIds])}::uuid[], pets.id)
    LIMIT greatest(0, ${MAX_FAVORITES} - (SELECT count(*) FROM favorites WHERE user_id = ${userId}))`);
}

export async function deleteFavorite(
  database: Queries,
  userId: string,
  petId: string,
): Promise<void> {
  await database
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.petId, petId)));
}
