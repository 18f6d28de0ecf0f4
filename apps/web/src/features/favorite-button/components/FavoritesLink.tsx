import { Link } from 'react-router';
import { HeartIcon } from '../../../components/ui/icons/marks.tsx';
import { favoriteButtonMessages } from '../favorite-button-messages.ts';
import { useFavoriteIds } from '../use-favorites.ts';

/** Leads to the favorites, once there are any; on phones above the heading, so that nothing is moved. */
export function FavoritesLink() {
  const { length } = useFavoriteIds();
  if (length === 0) return null;
  return (
    <Link
      to="/favorites"
      className="link inline-flex flex-none items-center gap-1.5 max-sm:absolute max-sm:end-0 max-sm:bottom-full max-sm:-mb-3 max-sm:min-h-11"
    >
      <HeartIcon className="size-4" />
      {favoriteButtonMessages.favoritesOf(length)}
    </Link>
  );
}
