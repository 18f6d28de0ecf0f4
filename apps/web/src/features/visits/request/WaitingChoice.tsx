import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { hourLabel, type WantedTimes } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { useWaiting } from '../visits-api.ts';
import { waitingListMessages as messages } from '../waiting-list-messages.ts';

interface WaitingChoiceProps {
  petId: string;
  /** The full days and hours. */
  full: readonly WantedTimes[];
  /** Whether one can wait for any time. */
  isAllTaken: boolean;
}

/** What to wait for: any time, a day, or an hour of it. */
export function WaitingChoice({ petId, full, isAllTaken }: WaitingChoiceProps) {
  const { join, isBusy } = useWaiting(petId);
  const [date, setDate] = useState('');
  const [hour, setHour] = useState('');
  const dates = [...new Set(full.map((wanted) => wanted.date))];
  const ofDay = full.filter((wanted) => wanted.date === date);
  const isDayFull = ofDay.some((wanted) => wanted.hour === null);
  const hours = ofDay.flatMap((wanted) => wanted.hour ?? []);
  const chosen = date ? { date, hour: hour ? Number(hour) : null } : null;
  const isComplete = chosen ? isDayFull || chosen.hour !== null : isAllTaken;
  const handleDate = (next: string) => {
    const options = full.filter((wanted) => wanted.date === next);
    setDate(next);
    setHour(options.some((wanted) => wanted.hour === null) ? '' : String(options[0]?.hour ?? ''));
  };
  return (
    <div className="grid gap-4">
      <SelectField
        label={messages.day}
        placeholder={isAllTaken ? messages.anyDay : messages.chooseDay}
        value={date}
        options={dates.map((value) => ({ value, label: slotDateLabel(value) }))}
        onChange={({ target }) => handleDate(target.value)}
      />
      {date && (
        <SelectField
          label={messages.hour}
          {...(isDayFull && { placeholder: messages.anyHour })}
          value={hour}
          options={hours.map((value) => ({ value: String(value), label: hourLabel(value) }))}
          onChange={({ target }) => setHour(target.value)}
        />
      )}
      <Button
        className="justify-self-start"
        busy={isBusy}
        disabled={!isComplete}
        onClick={() => join.mutate(chosen)}
      >
        {messages.join}
      </Button>
    </div>
  );
}
