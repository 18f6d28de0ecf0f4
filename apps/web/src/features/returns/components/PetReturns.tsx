import type { PetReturn } from '@pawmatch/contract/returns/returns-endpoints';
import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { returnsQuery, useChangeReturn } from '../returns-api.ts';
import { returnMessages as messages } from '../returns-messages.ts';

/** When and why a pet came back, for staff; nothing of one that never did. */
export function PetReturns({ petId }: { petId: string }) {
  const { data } = useQuery(returnsQuery(petId));
  if (!data || data.length === 0) return null;
  return (
    <TitledCard id="pet-returns" title={messages.earlier}>
      <ul className="grid gap-4">
        {data.map((each, index) => (
          <ReturnItem key={each.id} petReturn={each} isLatest={index === 0} />
        ))}
      </ul>
    </TitledCard>
  );
}

type ReturnItemProps = { petReturn: PetReturn; isLatest: boolean };

function ReturnItem({ petReturn, isLatest }: ReturnItemProps) {
  const { id, reason, returned_on, words, are_words_public } = petReturn;
  const change = useChangeReturn(id);
  const can = useCan();
  const date = longDate(`${returned_on}T00:00:00Z`, 'UTC');
  return (
    <li className="grid gap-2">
      <p className="font-semibold">
        {messages.cameBack({ date, reason: messages.reasons[reason] })}
      </p>
      {words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
      {words && isLatest && (
        <>
          <p className="text-sm text-text-muted">
            {are_words_public ? messages.shown : messages.hidden}
          </p>
          {can('adoptions.edit') && (
            <Button
              size="sm"
              variant="secondary"
              className="justify-self-start"
              disabled={change.isPending}
              onClick={() => change.mutate({ words, are_words_public: !are_words_public })}
            >
              {are_words_public ? messages.hide : messages.show}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
