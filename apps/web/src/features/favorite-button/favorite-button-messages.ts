export const favoriteButtonMessages = {
  like: (name: string) => `Add ${name} to your favorites`,
  unlike: (name: string) => `Remove ${name} from your favorites`,
  favoritesOf: (count: number) => (count ? `Favorites (${count})` : 'Favorites'),
};
