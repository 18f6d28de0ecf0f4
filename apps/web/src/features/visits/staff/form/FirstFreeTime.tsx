import { Button } from '../../../../components/ui/Button.tsx';
import { dayAndTime } from '../../../../lib/dates/shelter-dates.ts';
import { useSlotDays } from '../../visits-api.ts';
import { visitFormMessages } from '../staff-visits-messages.ts';
import { type LocalTime, toLocalTime } from './shelter-local-time.ts';

export interface FirstFreeTimeProps {
  petId: string;
  /** A visit that is moved. */
  visitId: string | undefined;
  value: LocalTime;
  timeZone: string;
  onChoose: (time: LocalTime) => void;
}

/** The first free time from the chosen one on, or else of all. */
export function FirstFreeTime({ petId, visitId, value, timeZone, onChoose }: FirstFreeTimeProps) {
  const { days = [] } = useSlotDays(petId, { id: visitId, isByStaff: true });
  const free = days.flatMap(({ slots }) => slots.filter(({ available }) => available));
  const localTimeOf = (instant: string) => toLocalTime(new Date(instant), timeZone);
  const slot = free.find(({ requested_at }) => localTimeOf(requested_at) >= value) ?? free[0];
  if (!slot) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      onClick={() => onChoose(localTimeOf(slot.requested_at))}
    >
      {visitFormMessages.firstFree({ time: dayAndTime(slot.requested_at, timeZone) })}
    </Button>
  );
}
