import type { Favorite } from './favorites.service.ts';

export const presentFavorite = ({ row, pet }: Favorite) => ({
  pet_id: row.petId,
  name: row.name,
  species: row.species,
  created_at: row.createdAt.toISOString(),
  pet: pet ?? null,
});
