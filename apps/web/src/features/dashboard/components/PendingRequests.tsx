import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { Card } from '../../../components/ui/Card.tsx';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { AnswerTime } from '../../visits/request/AnswerTime.tsx';
import { visitedPetName } from '../../visits/visited-pet-name.ts';
import { answerTimeMessages as messages } from '../../visits/visits-messages.ts';

interface PendingRequestsProps {
  /** Of upcoming visits, the next one first. */
  visits: readonly OwnVisit[];
  shelter: Shelter | undefined;
}

/** Which requests wait for the shelter, and by when it answers; nothing without one. */
export function PendingRequests({ visits, shelter }: PendingRequestsProps) {
  const pending = visits.filter(({ status }) => status === 'pending');
  if (!shelter || pending.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="pending-requests" className="grid gap-4">
      <h2 id="pending-requests" className="text-2xl">
        {messages.title}
      </h2>
      <ul className="grid gap-3">
        {pending.map((visit) => (
          <li key={visit.id}>
            <p className="font-semibold text-pretty wrap-anywhere">
              {messages.request({
                pet: visitedPetName(visit),
                time: dateTimeText(visit.requested_at, shelter.time_zone),
              })}
            </p>
            <AnswerTime visit={visit} shelter={shelter} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
