import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import {
  findClosureOf,
  isOpenOnWeekdaysOnly,
  isWithinVisitingHours,
  type ShelterSchedule,
  slotDateLabel,
  slotTimeLabel,
  visitEnd,
  visitingHours,
} from '@pawmatch/contract/visits/times/bookable-times';
import {
  isOnVisitDay,
  type VisitDays,
  weekdaysInWords,
} from '@pawmatch/contract/visits/times/visit-days';
import { fromZonedTime } from '@pawmatch/contract/zoned-time';
import type { ComponentProps } from 'react';
import { AlertIcon } from '../../../../components/ui/icons/marks.tsx';
import { TextField } from '../../../../components/ui/TextField.tsx';
import { zoneName } from '../../../../lib/dates/shelter-dates.ts';
import { optionalComponent } from '../../../../lib/lazy-component.tsx';
import { useShelter } from '../../../shelter/shelter-api.ts';
import { useVisitDays } from '../../visits-api.ts';
import { outsideVisitingHours, visitFormMessages } from '../staff-visits-messages.ts';
import type { FirstFreeTimeProps } from './FirstFreeTime.tsx';
import { type LocalTime, toLocalTime } from './shelter-local-time.ts';

const FirstFreeTime = optionalComponent(
  async () => (await import('./FirstFreeTime.tsx')).FirstFreeTime,
);

/** A pet, and the weekdays on which it can be met; null for all of the shelter. */
interface DaysOfPet {
  pet: string;
  days: VisitDays;
}

/** Staff may choose any time; warns when the shelter is closed or has no visiting hours then, and on other days than the pet's. */
export function visitTimeWarning(
  local: LocalTime,
  schedule: ShelterSchedule,
  { pet, days }: DaysOfPet = { pet: '', days: null },
): string | null {
  const [date, time] = local.split('T');
  const startsAt = date && time && fromZonedTime(date, time.slice(0, 5), schedule.time_zone);
  if (!startsAt) return null;
  const { visiting } = schedule;
  const endsAt = visitEnd(startsAt, visiting.visit_minutes);
  const closure = findClosureOf({ startsAt, endsAt }, schedule);
  if (closure) {
    const { hours, reason } = closure;
    const closed = { day: slotDateLabel(date), reason };
    if (!hours) return visitFormMessages.closedOn(closed);
    const [from, to] = [slotTimeLabel(hours.from), slotTimeLabel(hours.to)];
    return visitFormMessages.closedFrom({ ...closed, from, to });
  }
  if (days && !isOnVisitDay(startsAt, schedule.time_zone, days)) {
    return visitFormMessages.otherDay({ pet, days: weekdaysInWords(days) });
  }
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
  /** Whether the visit took place, which is not bound by visiting hours. */
  isPast?: boolean;
  /** Warns on other days than those of the pet. */
  pet?: { id: string; name: string } | undefined;
  /** Offers the first free time of the pet beside a warning. */
  firstFree?: Omit<FirstFreeTimeProps, 'timeZone' | 'value'>;
};

/** Date and time on the shelter's clock, from now on or, of a visit that took place, until now. */
export function VisitTimeField({
  field,
  timeZone,
  now,
  savedTime,
  value,
  error,
  isFixed = false,
  isPast = false,
  pet,
  firstFree,
}: VisitTimeFieldProps) {
  const days = useVisitDays(pet?.id);
  const visiting = useShelter()?.visiting ?? firstVisitingRules;
  const present = toLocalTime(now, timeZone);
  const zone = { zone: zoneName(timeZone, 'short') };
  const warning =
    isPast || value === savedTime
      ? null
      : visitTimeWarning(value, { time_zone: timeZone, visiting }, { pet: pet?.name ?? '', days });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <TextField
        {...field}
        type="datetime-local"
        label={isPast ? visitFormMessages.tookPlaceAt(zone) : visitFormMessages.requestedDate(zone)}
        marked
        required
        readOnly={isFixed}
        hint={isFixed && visitFormMessages.timeStays}
        min={isPast ? undefined : savedTime && savedTime < present ? savedTime : present}
        max={isPast ? present : undefined}
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
      {warning && firstFree?.petId && (
        <FirstFreeTime {...firstFree} value={value} timeZone={timeZone} />
      )}
    </div>
  );
}
