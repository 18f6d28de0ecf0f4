import { mailtoUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { createAnswerTimes } from '@pawmatch/contract/visits/answer-time';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { dayAndTime } from '../../../lib/shelter-dates.ts';
import { answerTimeMessages as messages, ownVisitMessages } from '../visits-messages.ts';

/** The shelter's telephone, for people whom a page cannot help; nothing without a number. */
export function CallShelter({ shelter }: { shelter: Shelter | undefined }) {
  if (!shelter?.phone) return null;
  return (
    <a className="link wrap-anywhere" href={telUrl(shelter.phone)}>
      {ownVisitMessages.callShelter(shelter.phone)}
    </a>
  );
}

interface AnswerTimeProps {
  visit: Pick<OwnVisit, 'created_at' | 'requested_at'>;
  shelter: Shelter;
}

/** By when a request is answered; once that has passed, how to reach the shelter. */
export function AnswerTime({ visit, shelter }: AnswerTimeProps) {
  const request = {
    createdAt: new Date(visit.created_at),
    startsAt: new Date(visit.requested_at),
  };
  // Another server may not say when the request was made.
  if (Number.isNaN(request.createdAt.getTime())) return null;
  const by = createAnswerTimes(shelter).answerBy(request);
  const time = dayAndTime(by.toISOString(), shelter.time_zone);
  if (by > new Date()) return <p className="text-sm">{messages.by(time)}</p>;
  const { phone, email } = shelter;
  return (
    <p className="text-sm">
      {messages.late(time)}{' '}
      {phone ? (
        <CallShelter shelter={shelter} />
      ) : (
        email && (
          <a className="link wrap-anywhere" href={mailtoUrl(email)}>
            {messages.write(email)}
          </a>
        )
      )}
    </p>
  );
}
