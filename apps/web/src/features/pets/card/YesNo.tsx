import { CheckIcon, CrossIcon, QuestionIcon } from '../../../components/ui/icons/marks.tsx';
import type { PetMark } from '../pet-facts.ts';
import { petMoreMessages } from '../pet-more-messages.ts';

/** Yes, no or not known, in words with a mark. */
export function YesNo({ value }: Pick<PetMark, 'value'>) {
  const className = 'inline-flex items-center gap-1.5 font-medium';
  if (value === null) {
    return (
      <span className={`${className} text-text-muted`}>
        <QuestionIcon className="size-4" />
        {petMoreMessages.askShelter}
      </span>
    );
  }
  return value ? (
    <span className={`${className} text-status-positive-text`}>
      <CheckIcon className="size-4" />
      {petMoreMessages.yes}
    </span>
  ) : (
    <span className={`${className} text-text-muted`}>
      <CrossIcon className="size-4" />
      {petMoreMessages.no}
    </span>
  );
}
