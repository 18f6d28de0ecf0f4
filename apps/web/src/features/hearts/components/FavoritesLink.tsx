import { Link } from 'react-router';
import { HeartIcon } from '../../../components/ui/icons/marks.tsx';
import { heartMessages } from '../heart-messages.ts';
import { useHearts } from '../use-hearts.ts';

/** Leads to the favorites, once there are any. */
export function FavoritesLink() {
  const { length } = useHearts();
  if (length === 0) return null;
  return (
    <Link to="/favorites" className="link inline-flex flex-none items-center gap-1.5">
      <HeartIcon className="size-4" />
      {/* Short, because it appears beside a sentence that must not be moved. */}
      <span className="max-sm:sr-only">{heartMessages.favorites(length)}</span>
      <span aria-hidden="true" className="sm:hidden">
        {length}
      </span>
    </Link>
  );
}
