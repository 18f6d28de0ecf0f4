import { Link } from 'react-router';
import { HeartIcon } from '../../../components/ui/icons/marks.tsx';
import { favoriteButtonMessages } from '../favorite-button-messages.ts';
import { useFavoriteIds } from '../use-favorites.ts';

/** Leads to the favorites from every page, with their number over the icon, which moves nothing. */
export function HeartsLink() {
  const { length } = useFavoriteIds();
  const label = favoriteButtonMessages.favoritesOf(length);
  return (
    <Link
      to="/favorites"
      aria-label={label}
      title={label}
      className="relative grid size-11 flex-none place-items-center rounded-full transition-colors hover:bg-action-soft"
    >
      <HeartIcon />
      {length > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-5 rounded-full bg-action px-1 text-center text-xs/5 font-semibold text-on-action tabular-nums"
        >
          {length}
        </span>
      )}
    </Link>
  );
}
