/** Apart from the texts of the first view. */
export const storeFavoritesMessages = {
  keptInBrowser:
    'Kept in your favorites, in this browser. They join your account when you log in or sign up.',
  keptInAccount: 'Kept in your favorites, in your account.',
  failed: 'Your favorites could not be changed.',
};
