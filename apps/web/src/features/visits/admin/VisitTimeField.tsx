import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../components/ui/TextField.tsx';
import { type LocalTime, toLocalTime } from './shelter-local-time.ts';

type VisitTimeFieldProps = {
  field: UseFormRegisterReturn<'requested_at'>;
  timeZone: string;
  now: Date;
  /** The time that an edited visit has: it may lie in the past. */
  kept: LocalTime | null;
  error: string | undefined;
};

/** R5.12: date and time on the shelter's clock, from now on. */
export function VisitTimeField({ field, timeZone, now, kept, error }: VisitTimeFieldProps) {
  const minimum = toLocalTime(now, timeZone);
  return (
    <TextField
      {...field}
      type="datetime-local"
      label={`Requested Date (${zoneName(timeZone, now)})`}
      marked
      required
      min={kept && kept < minimum ? kept : minimum}
      error={error}
      className="min-w-0 grid-cols-[minmax(0,1fr)]"
    />
  );
}

/** What people call a zone: `America/New_York` is "EST" in winter. */
function zoneName(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const part = format.formatToParts(now).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}
