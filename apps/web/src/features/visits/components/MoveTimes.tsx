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
import { useShelter } from '../../shelter/api/get-shelter.ts';
import { useSlotDays } from '../api/list-slots.ts';
import { ownVisitMessages as messages } from '../own-visit-messages.ts';
import { useZoneHint } from '../use-zone-hint.ts';
import { visitedPetName } from '../visited-pet-name.ts';

/** Days that are shown at first. */
const FIRST_DAYS = 5;

interface MoveTimesProps {
  visit: Visit;
  /** Of the link in a letter. */
  token: string;
  /** @param requestedAt ISO 8601 in UTC @throws ApiError */
  onMove: (requestedAt: string) => Promise<unknown>;
}

/** B3.06: the free times for a visit; one tap chooses a time, and another one confirms it. */
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
  const free = (days ?? [])
    .map(({ slots, ...day }) => ({
      ...day,
      slots: slots.filter((slot) => slot.available && slot.requested_at !== visit.requested_at),
    }))
    .filter(({ slots }) => slots.length > 0);
  const shown = areAllShown ? free : free.slice(0, FIRST_DAYS);
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
      {days && free.length === 0 && <p>{messages.noTimes}</p>}
      {shown.map(({ date, label, slots }) => (
        <div key={date} className="grid min-w-0 gap-1">
          <h3 className="font-sans text-sm font-semibold">{label}</h3>
          <ul className="-mx-1 flex gap-2 overflow-x-auto p-1 sm:flex-wrap">
            {slots.map((slot) => (
              <li key={slot.time} className="flex-none">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={messages.timeOf({ day: label, time: slot.label })}
                  onClick={() => setChosen(slot.requested_at)}
                >
                  {slot.label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {free.length > shown.length && (
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
