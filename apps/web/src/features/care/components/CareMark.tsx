import { needLabel } from '@pawmatch/contract/care/readiness';
import type { Pet } from '@pawmatch/contract/pets/pet';
import { AlertIcon } from '../../../components/ui/icons/marks.tsx';
import { readinessMessages as messages } from '../readiness-messages.ts';

/** That a pet in a list of staff does not meet care rules of the shelter, and which. */
export function CareMark({ pet }: { pet: Pick<Pet, 'care_blocks'> }) {
  const missing = pet.care_blocks ?? [];
  if (missing.length === 0) return null;
  const text = messages.mark(missing.map(needLabel));
  return (
    <span
      title={text}
      className="flex items-center gap-1 text-xs text-text-muted [&_svg]:size-3.5 [&_svg]:flex-none"
    >
      <AlertIcon />
      <span aria-hidden="true">{messages.notReady}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
