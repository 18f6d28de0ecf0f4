import { mailtoUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { createAnswerTimes } from '@pawmatch/contract/visits/times/answer-time';
import type { OwnVisit } from '@pawmatch/contract/visits/visit';
import { dayAndTime } from '../../../lib/dates/shelter-dates.ts';
import { answerTimeMessages as messages, ownVisitMessages } from '../visits-messages.ts';

/** The shelter's telephone, else its address for emails, for people whom a page cannot help. */
export function ReachShelter({ shelter }: { shelter: Shelter | undefined }) {
  const { phone, email } = shelter ?? {};
  if (!phone && !email) return null;
  return (
    <a className="link wrap-anywhere" href={phone ? telUrl(phone) : mailtoUrl(email ?? '')}>
      {phone ? ownVisitMessages.callShelter(phone) : ownVisitMessages.writeToShelter(email ?? '')}
    </a>
  );
}

/** With less time between answer and visit, people may have set out before they read the answer. */
const LEAD_MS = 3 * 3_600_000;

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
  const isLate = by <= new Date();
  const lead = request.startsAt.getTime() - by.getTime();
  const isShortBefore = lead < LEAD_MS;
  const promise = lead > 0 ? messages.by(time) : messages.beforeVisit;
  return (
    <p className="text-sm">
      {isLate ? messages.late(time) : promise}{' '}
      {!isLate && isShortBefore && lead > 0 && `${messages.askBefore} `}
      {(isLate || isShortBefore) && <ReachShelter shelter={shelter} />}
    </p>
  );
}
