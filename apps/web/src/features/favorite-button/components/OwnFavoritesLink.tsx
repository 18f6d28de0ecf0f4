import { use } from 'react';
import { Link } from 'react-router';
import { HeartIcon } from '../../../components/ui/icons/marks.tsx';
import { SessionContext } from '../../auth/session-context.ts';
import { favoriteButtonMessages } from '../favorite-button-messages.ts';

/** Leads an adopter to the favorites; the specification leaves no place for it in the navigation. */
export function OwnFavoritesLink() {
  if (use(SessionContext)?.status !== 'adopter') return null;
  return (
    <Link to="/favorites" className="link inline-flex min-h-11 w-fit items-center gap-1.5">
      <HeartIcon className="size-4" />
      {favoriteButtonMessages.favorites}
    </Link>
  );
}
