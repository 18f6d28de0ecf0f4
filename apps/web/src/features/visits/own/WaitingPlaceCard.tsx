import type { WaitingPlace } from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { wantedTimesLabel } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { clockTimeOrDay, dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { useVisitSubmission } from '../request/use-visit-submission.ts';
import { useWaiting } from '../visits-api.ts';
import { waitingListMessages as messages } from '../waiting-list-messages.ts';

const MINUTE = 60_000;

/** A place in line, or the time that is held, with what can be done. */
export function WaitingPlaceCard({ place }: { place: WaitingPlace }) {
  const { pet_id: id, pet_name: name, held } = place;
  const timeZone = useShelter(id)?.time_zone ?? 'UTC';
  const { leave, isBusy } = useWaiting(id);
  const { data: person } = useQuery(currentUserQuery);
  const meanwhile = place.is_partners
    ? messages.meanwhilePartner
    : person?.email_confirmed === false
      ? messages.meanwhileUnconfirmed
      : messages.meanwhile;
  const placeText = place.is_partners ? messages.placeOfPartner : messages.place;
  const [isAsking, setIsAsking] = useState(false);
  const booking = useVisitSubmission({ pet: { id, name }, onDone: () => setIsAsking(false) });
  const minutes = useMinutesLeft(held?.until);
  const time = held ? dateTimeText(held.requested_at, timeZone) : '';
  const isHeld = held !== null && minutes > 0;
  const handleLeave = () =>
    leave.mutate(undefined, { onSuccess: () => toastSuccess(messages.hasLeft(name)) });
  return (
    <>
      <Notice
        tone={isHeld ? 'success' : 'info'}
        title={
          isHeld
            ? messages.held(name, time, clockTimeOrDay(held.until, timeZone))
            : placeText(name, place.place, place.wanted && wantedTimesLabel(place.wanted))
        }
        action={
          <>
            {isHeld && (
              <Button size="sm" onClick={() => setIsAsking(true)}>
                {messages.book}
              </Button>
            )}
            {!place.is_partners && (
              <Button size="sm" variant="secondary" busy={isBusy} onClick={handleLeave}>
                {messages.leave}
              </Button>
            )}
          </>
        }
      >
        <p>{isHeld ? messages.minutesLeft(minutes) : meanwhile}</p>
        {place.is_last_hold && !place.is_partners && (
          <p>{isHeld ? messages.lastHeld : messages.lastHold}</p>
        )}
      </Notice>
      {held && (
        <ConfirmDialog
          open={isAsking}
          title={messages.confirmBooking}
          message={messages.bookingQuestion(name, time)}
          confirmText={messages.book}
          tone="primary"
          isProcessing={booking.isBusy}
          onConfirm={() => booking.submit(held.requested_at)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Whole minutes until an instant, the last one begun included; 0 when it has passed, or without one. */
function useMinutesLeft(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!until) return;
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 12);
    return () => clearInterval(timer);
  }, [until]);
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE)) : 0;
}
