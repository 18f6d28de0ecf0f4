import type { Hours } from '@pawmatch/contract/visits/visiting-rules';
import { useId } from 'react';
import { FieldError } from '../../../components/ui/FieldNotes.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';

/** Offered for a day that is opened. */
const USUAL_HOURS = { from: '10:00', to: '16:00' };

interface WeekdayHoursProps {
  weekday: number;
  /** Null on a day without visits. */
  hours: Hours | null;
  error: string | undefined;
  onChange: (hours: Hours | null) => void;
}

/** The hours of one weekday in a row; its labels are read out in full. */
export function WeekdayHours({ weekday, hours, error, onChange }: WeekdayHoursProps) {
  const errorId = useId();
  const time = (key: keyof Hours, label: string) =>
    hours && (
      <input
        type="time"
        className="control min-w-0 max-sm:px-2"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={hours[key]}
        onChange={({ target }) => onChange({ ...hours, [key]: target.value })}
      />
    );
  return (
    <div className="grid grid-cols-[4.5rem_1fr_1fr] items-center gap-x-2 sm:grid-cols-[9rem_1fr_1fr] sm:gap-x-4">
      <label className="flex min-h-12 items-center gap-2 sm:gap-3">
        <input
          type="checkbox"
          className="checkbox"
          aria-label={messages.open(weekday)}
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? USUAL_HOURS : null)}
        />
        <span className="sm:hidden">{messages.shortWeekdays[weekday]}</span>
        <span className="max-sm:hidden">{messages.weekdays[weekday]}</span>
      </label>
      {time('from', messages.from(weekday))}
      {time('to', messages.to(weekday))}
      <div className="col-span-full empty:hidden">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
}
