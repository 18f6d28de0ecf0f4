import { classNames } from '../../../components/ui/class-names.ts';
import { HeartIcon } from '../../../components/ui/icons/marks.tsx';
import { heartMessages } from '../heart-messages.ts';
import { useHeart } from '../use-hearts.ts';

interface HeartButtonProps {
  pet: { id: string; name: string };
  /** On a photo. */
  isOutlined?: boolean;
}

/** B1.09: likes a pet, or no longer. */
export function HeartButton({ pet, isOutlined = false }: HeartButtonProps) {
  const heart = useHeart(pet.id);
  if (!heart) return null;
  const { isLiked, toggle } = heart;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={heartMessages.like(pet.name)}
      title={isLiked ? heartMessages.unlike(pet.name) : heartMessages.like(pet.name)}
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
