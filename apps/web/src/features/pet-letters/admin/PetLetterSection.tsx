import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { longDate } from '../../../lib/dates/shelter-dates.ts';
import { PetLetterCard } from '../components/PetLetterCard.tsx';
import { petLetterMessages as messages } from '../pet-letter-messages.ts';
import { petLetterDraftQuery } from '../pet-letters-api.ts';
import { PetLetterForm } from './PetLetterForm.tsx';

/** The letter from the pet of a visit that is over; nothing where none can be sent. */
export function PetLetterSection({ visit, timeZone }: { visit: Visit; timeZone: string }) {
  const query = useQuery(petLetterDraftQuery(visit));
  const { data } = query;
  if (data && !data.letter && !data.can_send) return null;
  return (
    <TitledCard id="pet-letter" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data?.letter && (
        <>
          <PetLetterCard letter={data.letter} />
          <p className="text-sm text-text-muted">
            {messages.wasSent({ date: longDate(data.letter.sent_at, timeZone) })}{' '}
            {data.letter.is_shared && messages.isShared}
          </p>
        </>
      )}
      {data && !data.letter && (
        <PetLetterForm visitId={visit.id} petName={visit.pet?.name ?? ''} photos={data.photos} />
      )}
    </TitledCard>
  );
}
