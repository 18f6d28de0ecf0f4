import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import {
  isOpenOnWeekdaysOnly,
  isWithinVisitingHours,
  type ShelterSchedule,
  slotInstant,
  visitEnd,
  visitingHours,
} from '@pawmatch/contract/visits/bookable-times';
import type { ComponentProps } from 'react';
import { AlertIcon } from '../../../../components/ui/icons/marks.tsx';
import { TextField } from '../../../../components/ui/TextField.tsx';
import { zoneName } from '../../../../lib/shelter-dates.ts';
import { useShelter } from '../../../shelter/shelter-api.ts';
import { outsideVisitingHours, visitFormMessages } from '../staff-visits-messages.ts';
import { type LocalTime, toLocalTime } from './shelter-local-time.ts';

/** Staff may choose any time; warns when the shelter has no visiting hours then. */
export function visitTimeWarning(local: LocalTime, schedule: ShelterSchedule): string | null {
  const [date, time] = local.split('T');
  const startsAt = date && time && slotInstant(date, time.slice(0, 5), schedule.time_zone);
  if (!startsAt) return null;
  const { visiting } = schedule;
  const endsAt = visitEnd(startsAt, visiting.visit_minutes);
  if (isWithinVisitingHours({ startsAt, endsAt }, schedule)) return null;
  return outsideVisitingHours(isOpenOnWeekdaysOnly(visiting) ? visitingHours(visiting) : null);
}

type VisitTimeFieldProps = {
  /** Of a form, or `value` and `onChange`. */
  field: ComponentProps<'input'>;
  timeZone: string;
  now: Date;
  /** The saved time of an edited visit, which may be in the past. */
  savedTime: LocalTime | null;
  /** The current value of the field. */
  value: LocalTime;
  error: string | undefined;
  /** Whether the visit is over, so that its time stays. */
  isFixed?: boolean;
};

/** Date and time on the shelter's clock, from now on. */
export function VisitTimeField({
  field,
  timeZone,
  now,
  savedTime,
  value,
  error,
  isFixed = false,
}: VisitTimeFieldProps) {
  const visiting = useShelter()?.visiting ?? firstVisitingRules;
  const minimum = toLocalTime(now, timeZone);
  const warning =
    value === savedTime ? null : visitTimeWarning(value, { time_zone: timeZone, visiting });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <TextField
        {...field}
        type="datetime-local"
        label={visitFormMessages.requestedDate({ zone: zoneName(timeZone, 'short') })}
        marked
        required
        readOnly={isFixed}
        hint={isFixed && visitFormMessages.timeStays}
        min={savedTime && savedTime < minimum ? savedTime : minimum}
        error={error}
        className="min-w-0 grid-cols-[minmax(0,1fr)]"
      />
      <p aria-live="polite" className="text-sm text-accent-text">
        {warning && (
          <span className="flex gap-1.5">
            <AlertIcon className="mt-0.5 size-4" />
            {warning}
          </span>
        )}
      </p>
    </div>
  );
}
