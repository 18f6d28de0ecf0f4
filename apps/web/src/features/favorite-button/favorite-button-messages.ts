export const favoriteButtonMessages = {
  /** The name of the button, pressed or not. */
  keep: (name: string) => `Keep ${name} in your favorites`,
  favoritesOf: (count: number) => (count ? `Favorites (${count})` : 'Favorites'),
};
