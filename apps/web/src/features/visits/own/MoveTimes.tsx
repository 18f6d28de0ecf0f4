import type { OwnVisit, SlotDay } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { slotLabel } from '../request/slot-options.ts';
import { useZoneHint } from '../request/use-zone-hint.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { useSlotDays } from '../visits-api.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';

interface DayTimesProps {
  day: SlotDay;
  /** The visit that is moved. */
  visit: OwnVisit;
  /** @param requestedAt ISO 8601 in UTC */
  onChoose: (requestedAt: string) => void;
}

/** The times of a day; those that are not free say why. */
function DayTimes({ day, visit, onChoose }: DayTimesProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <h3 className="font-sans text-sm font-semibold">{day.label}</h3>
      {day.state === 'free' ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {day.slots.map((slot) => {
            const isCurrent = slot.requested_at === visit.requested_at;
            return (
              <li key={slot.time} className="grid">
                {slot.available && !isCurrent ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="px-1 whitespace-nowrap"
                    aria-label={messages.timeOf({ day: day.label, time: slot.label })}
                    onClick={() => onChoose(slot.requested_at)}
                  >
                    {slot.label}
                  </Button>
                ) : (
                  <span className="grid min-h-9 content-center rounded-lg bg-sunken px-1 text-center text-xs text-text-muted">
                    <span className="sr-only">
                      {isCurrent
                        ? messages.isYourTime(slot.label)
                        : slotLabel(slot, visitedPetName(visit))}
                    </span>
                    <span aria-hidden="true">{slot.label}</span>
                    <span aria-hidden="true">
                      {isCurrent ? messages.yourTime : messages.slotStates[slot.state]}
                    </span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-sm text-text-muted">
          {day.state === 'closed'
            ? messages.closedDay({ reason: day.closed_because })
            : messages.fullDay}
        </p>
      )}
    </div>
  );
}

/** Days that are shown at first. */
const FIRST_DAYS = 5;

interface MoveTimesProps {
  visit: OwnVisit;
  /** Of the link in an email. */
  token: string;
  /** @param requestedAt ISO 8601 in UTC @throws ApiError */
  onMove: (requestedAt: string) => Promise<unknown>;
}

/** The times for a visit; one tap chooses a free one, and another tap confirms it. */
export function MoveTimes({ visit, token, onMove }: MoveTimesProps) {
  const queries = useQueryClient();
  const timeZone = useShelter(visit.pet?.id)?.time_zone;
  const zoneHint = useZoneHint(visit.pet?.id);
  const moved = { id: visit.id, token };
  const slots = useSlotDays(visit.pet?.id ?? '', moved);
  const { days, isPending } = slots;
  const [chosen, setChosen] = useState<string | null>(null);
  const [areAllShown, setAreAllShown] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const move = async (requestedAt: string) => {
    setIsMoving(true);
    setFailure(null);
    try {
      await onMove(requestedAt);
      toastSuccess(messages.moved(dateTimeText(requestedAt, timeZone)));
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
    return <LoadFailure query={slots} message={messages.timesFailed} />;
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
      <FormFailure>{failure}</FormFailure>
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
        confirmText={messages.move}
        isProcessing={isMoving}
        onConfirm={() => chosen && void move(chosen)}
        onCancel={() => setChosen(null)}
      />
    </section>
  );
}
