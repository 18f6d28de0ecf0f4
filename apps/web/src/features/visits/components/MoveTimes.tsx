import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { dateTimeText } from '../../../lib/shelter-dates.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { useZoneHint } from '../use-zone-hint.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { useSlotDays } from '../visits-api.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';
import { DayTimes } from './DayTimes.tsx';

/** Days that are shown at first. */
const FIRST_DAYS = 5;

interface MoveTimesProps {
  visit: Visit;
  /** Of the link in an email. */
  token: string;
  /** @param requestedAt ISO 8601 in UTC @throws ApiError */
  onMove: (requestedAt: string) => Promise<unknown>;
}

/** B3.06, B3.02: the times for a visit; one tap chooses a free one, and another tap confirms it. */
export function MoveTimes({ visit, token, onMove }: MoveTimesProps) {
  const queries = useQueryClient();
  const timeZone = useShelter()?.time_zone;
  const zoneHint = useZoneHint();
  const moved = { id: visit.id, token };
  const { days, isPending, error, tryAgain } = useSlotDays(visit.pet?.id ?? '', moved);
  const [chosen, setChosen] = useState<string | null>(null);
  const [areAllShown, setAreAllShown] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const move = async (requestedAt: string) => {
    setIsMoving(true);
    setFailure(null);
    try {
      await onMove(requestedAt);
      toastSuccess(messages.moved);
    } catch (reason) {
      setFailure(failureReason(reason, messages.moveFailed));
    } finally {
      setIsMoving(false);
      setChosen(null);
      // Free times have changed, after a refusal as well.
      await queries.invalidateQueries({ queryKey: ['visits'] });
    }
  };

  if (!days && !isPending) {
    return <LoadFailure message={messages.timesFailed} error={error} onTryAgain={tryAgain} />;
  }
  const shown = areAllShown ? (days ?? []) : (days ?? []).slice(0, FIRST_DAYS);
  const isNothingFree = days?.every(({ slots }) =>
    slots.every((slot) => !slot.available || slot.requested_at === visit.requested_at),
  );
  return (
    <section aria-labelledby="move-times" className="grid gap-4 border-t border-line pt-4">
      <div>
        <h2 id="move-times" className="text-xl">
          {messages.moveTo}
        </h2>
        {zoneHint && <p className="text-sm text-text-muted">{zoneHint}</p>}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {isPending && <Spinner label={messages.timesLoading} showLabel />}
      {isNothingFree && <p>{messages.noTimes}</p>}
      {shown.map((day) => (
        <DayTimes key={day.date} day={day} visit={visit} onChoose={setChosen} />
      ))}
      {days && days.length > shown.length && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setAreAllShown(true)}
        >
          {messages.moreDays}
        </Button>
      )}
      <ConfirmDialog
        open={chosen !== null}
        tone="primary"
        title={messages.moveTitle(visitedPetName(visit))}
        message={messages.moveQuestion({
          from: dateTimeText(visit.requested_at, timeZone),
          to: dateTimeText(chosen ?? visit.requested_at, timeZone),
        })}
        confirmText={messages.moveButton}
        isProcessing={isMoving}
        onConfirm={() => chosen && void move(chosen)}
        onCancel={() => setChosen(null)}
      />
    </section>
  );
}
