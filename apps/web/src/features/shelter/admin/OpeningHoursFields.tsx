import type { Hours } from '@pawmatch/contract/visits/times/visiting-rules';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FieldError } from '../../../components/ui/Field.tsx';
import { settingsMessages as messages } from '../settings-messages.ts';
import type { SettingsFormValues } from './settings-form-values.ts';

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
function WeekdayHours({ weekday, hours, error, onChange }: WeekdayHoursProps) {
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
    <div className="grid grid-cols-2 items-center gap-x-2 sm:grid-cols-[9rem_1fr_1fr] sm:gap-x-4">
      <label className="flex min-h-12 items-center gap-3 max-sm:col-span-full">
        <input
          type="checkbox"
          className="checkbox"
          aria-label={messages.open(weekday)}
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? USUAL_HOURS : null)}
        />
        <span>{messages.weekdays[weekday]}</span>
      </label>
      {time('from', messages.from(weekday))}
      {time('to', messages.to(weekday))}
      <div className="col-span-full empty:hidden">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
}

const MONDAY = 1;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** The hours of each weekday, Monday first. */
export function OpeningHoursFields({ form }: { form: UseFormReturn<SettingsFormValues> }) {
  const { control, formState, getValues, setValue } = form;
  const errors = formState.errors.visiting?.opening_hours;
  const { columns } = messages;

  const copyMonday = () => {
    const days = getValues('visiting.opening_hours');
    const monday = days[MONDAY];
    if (!monday) return;
    const copied = days.map((hours) => hours && { ...monday });
    setValue('visiting.opening_hours', copied, { shouldDirty: true, shouldValidate: true });
  };

  return (
    <TitledCard id="settings-hours" title={messages.openingHours}>
      <div className="grid max-w-xl gap-1">
        <div
          aria-hidden="true"
          className="grid text-sm text-text-muted max-sm:hidden sm:grid-cols-[9rem_1fr_1fr] sm:gap-x-4"
        >
          <span>{columns.day}</span>
          <span>{columns.from}</span>
          <span>{columns.to}</span>
        </div>
        {MONDAY_FIRST.map((weekday) => (
          <Controller
            key={weekday}
            control={control}
            name={`visiting.opening_hours.${weekday}`}
            render={({ field: { value, onChange } }) => (
              <WeekdayHours
                weekday={weekday}
                hours={value}
                error={errors?.[weekday]?.from?.message ?? errors?.[weekday]?.to?.message}
                onChange={onChange}
              />
            )}
          />
        ))}
      </div>
      <FieldError id="settings-hours-error">{errors?.message ?? errors?.root?.message}</FieldError>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={copyMonday}>
        {messages.copyMonday}
      </Button>
    </TitledCard>
  );
}
