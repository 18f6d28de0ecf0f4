import { Button } from '../../../components/ui/Button.tsx';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { matchTexts } from '../matching-messages.ts';

interface ScheduleButtonProps {
  petId: string;
  /** Id of the element with the pet's name. */
  nameId: string;
  /** A visit was requested in this session. */
  isRequested: boolean;
  onSchedule: (petId: string) => void;
}

/** Schedules a visit, or says that one was requested. */
export function ScheduleButton({ petId, nameId, isRequested, onSchedule }: ScheduleButtonProps) {
  if (isRequested) {
    return (
      <p className="flex min-h-11 items-center justify-center gap-2 rounded-full bg-status-positive px-5 font-semibold text-status-positive-text">
        <CheckIcon />
        {matchTexts.scheduled}
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      icon={<CalendarIcon />}
      className="w-full"
      aria-describedby={nameId}
      onClick={() => onSchedule(petId)}
    >
      {matchTexts.schedule}
    </Button>
  );
}
