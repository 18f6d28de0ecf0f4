export const favoriteButtonMessages = {
  like: (name: string) => `Add ${name} to your favorites`,
  unlike: (name: string) => `Remove ${name} from your favorites`,
  favorites: 'Favorites',
  favoritesOf: (count: number) => `Favorites (${count})`,
  failed: 'Your favorites could not be changed.',
};
