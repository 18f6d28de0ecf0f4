import { classNames } from '../../../components/ui/class-names.ts';
import { HeartIcon } from '../../../components/ui/icons/marks.tsx';
import { favoriteButtonMessages } from '../favorite-button-messages.ts';
import { useIsFavorite } from '../use-favorites.ts';

interface FavoriteButtonProps {
  pet: { id: string; name: string };
  /** On a photo. */
  isOutlined?: boolean;
}

/** Likes a pet, or no longer. */
export function FavoriteButton({ pet, isOutlined = false }: FavoriteButtonProps) {
  const heart = useIsFavorite(pet.id);
  if (!heart) return null;
  const { isLiked, toggle } = heart;
  const label = favoriteButtonMessages.keep(pet.name);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={label}
      title={label}
      onClick={toggle}
      className={classNames(
        'grid size-11 flex-none place-items-center rounded-full transition-colors',
        isOutlined ? 'border border-line-strong bg-surface' : 'hover:bg-action-soft',
        isLiked ? 'text-danger *:fill-current' : 'text-text-muted hover:text-action',
      )}
    >
      <HeartIcon />
    </button>
  );
}
