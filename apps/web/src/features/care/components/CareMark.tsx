import { needLabel } from '@pawmatch/contract/pets/care/readiness';
import { useQuery } from '@tanstack/react-query';
import { AlertIcon } from '../../../components/ui/icons/marks.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { blockedPetsQuery } from '../care-api.ts';
import { readinessMessages as messages } from '../readiness-messages.ts';

/** That a pet in a list of staff does not meet care rules of the shelter, and which. */
export function CareMark({ petId }: { petId: string }) {
  const mayRead = useCan()('care.read');
  const { data } = useQuery({ ...blockedPetsQuery, enabled: mayRead });
  const missing = data?.find(({ pet_id }) => pet_id === petId)?.blocks;
  if (!missing) return null;
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
