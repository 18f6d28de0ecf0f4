import type { ShelterSchedule } from '@pawmatch/contract/visits/times/bookable-times';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { DialogForm } from '../../../components/ui/DialogForm.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { fullDateTime } from '../../../lib/dates/shelter-dates.ts';
import { dateOptions, timeOptions } from '../request/slot-options.ts';
import { fromLocalTime, toLocalTime } from '../staff/form/shelter-local-time.ts';
import { VisitTimeField } from '../staff/form/VisitTimeField.tsx';
import { visitTimeError } from '../staff/form/visit-form-values.ts';
import { visitedPetName, visitName } from '../visited-pet-name.ts';
import { useSlotDays } from '../visits-api.ts';
import { calendarMessages as messages } from './calendar-messages.ts';

type StaffMoveDialogProps = {
  visit: Visit;
  schedule: ShelterSchedule;
  /** @param requestedAt ISO 8601 in UTC @returns why it was refused; null when it is moved */
  save: (visit: Visit, requestedAt: string) => Promise<string | null>;
  onClose: () => void;
};

/**
 * Staff choose another time for a visit: one that is offered or, as a second step, any other. A
 * refusal is shown, and the form stays as it is.
 */
export function StaffMoveDialog({ visit, schedule, save, onClose }: StaffMoveDialogProps) {
  const timeZone = schedule.time_zone;
  const moved = { id: visit.id, isByStaff: true };
  const { days: allDays } = useSlotDays(visit.pet_id ?? '', moved);
  // Its own time is no other time.
  const days = allDays?.map((each) => ({
    ...each,
    slots: each.slots.filter(({ requested_at }) => requested_at !== visit.requested_at),
  }));
  const [openedAt] = useState(() => new Date());
  const savedTime = toLocalTime(new Date(visit.requested_at), timeZone);
  const [isAnyTime, setIsAnyTime] = useState(false);
  const [date, setDate] = useState(savedTime.slice(0, 10));
  const [time, setTime] = useState('');
  const [anyTime, setAnyTime] = useState(savedTime);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const day = days?.find((each) => each.date === date);
  const slot = day?.slots.find((each) => each.time === time && each.available);

  /** @returns the chosen instant, or what is missing */
  const chosen = (): { requestedAt: string } | { missing: string } => {
    if (!isAnyTime) {
      return slot ? { requestedAt: slot.requested_at } : { missing: messages.missingTime };
    }
    const wrong = visitTimeError(anyTime, visit, new Date(), timeZone);
    const instant = fromLocalTime(anyTime, timeZone);
    if (wrong || !instant) return { missing: wrong ?? messages.skippedTime };
    return { requestedAt: instant.toISOString() };
  };
  const handleSubmit = async () => {
    const choice = chosen();
    if ('missing' in choice) return setError(choice.missing);
    setIsBusy(true);
    setError(null);
    const refusal = await save(visit, choice.requestedAt);
    if (refusal === null) return onClose();
    setError(refusal);
    setIsBusy(false);
  };

  return (
    <DialogForm
      onClose={onClose}
      title={messages.moveTitle(visitName(visit))}
      description={messages.now(fullDateTime(visit.requested_at, timeZone))}
      submit={messages.moveButton}
      isBusy={isBusy}
      busyLabel={messages.moving}
      failure={error}
      onSubmit={handleSubmit}
      className="gap-4"
    >
      {isAnyTime ? (
        <>
          <p className="text-sm text-text-muted">{messages.otherTimesHint}</p>
          <VisitTimeField
            field={{ value: anyTime, onChange: ({ target }) => setAnyTime(target.value) }}
            timeZone={timeZone}
            now={openedAt}
            savedTime={savedTime}
            value={anyTime}
            error={undefined}
            pet={{ id: visit.pet_id ?? '', name: visitedPetName(visit) }}
          />
        </>
      ) : (
        <>
          <p className="text-sm text-text-muted">{messages.offeredTimesHint}</p>
          <SelectField
            label={messages.day}
            placeholder={days ? messages.chooseDay : messages.loadingDays}
            disabled={!days}
            options={dateOptions(days ?? [])}
            value={date}
            onChange={({ target }) => {
              setDate(target.value);
              setTime('');
            }}
          />
          <SelectField
            label={messages.time}
            placeholder={messages.chooseTime}
            disabled={!day}
            options={timeOptions(day, { petName: visitedPetName(visit) })}
            value={slot ? time : ''}
            onChange={({ target }) => setTime(target.value)}
          />
        </>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ms-4 justify-self-start"
        onClick={() => {
          setIsAnyTime(!isAnyTime);
          setError(null);
        }}
      >
        {isAnyTime ? messages.offeredTimes : messages.otherTimes}
      </Button>
    </DialogForm>
  );
}
