import { Button } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { matchTexts } from '../matching-messages.ts';

interface ScheduleButtonProps {
  petId: string;
  /** Id of the element with the pet's name. */
  nameId: string;
  onSchedule: (petId: string) => void;
}

/** Schedules a visit. */
export function ScheduleButton({ petId, nameId, onSchedule }: ScheduleButtonProps) {
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
