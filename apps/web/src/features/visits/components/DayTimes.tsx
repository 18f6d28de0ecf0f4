import type { SlotDay, Visit } from '@pawmatch/contract/visits/visit';
import { Button } from '../../../components/ui/Button.tsx';
import { slotLabel } from '../slot-options.ts';
import { visitedPetName } from '../visited-pet-name.ts';
import { ownVisitMessages as messages } from '../visits-messages.ts';

interface DayTimesProps {
  day: SlotDay;
  /** The visit that is moved. */
  visit: Visit;
  /** @param requestedAt ISO 8601 in UTC */
  onChoose: (requestedAt: string) => void;
}

/** B3.02: the times of a day; those that are not free say why. */
export function DayTimes({ day, visit, onChoose }: DayTimesProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <h3 className="font-sans text-sm font-semibold">{day.label}</h3>
      {day.state === 'free' ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {day.slots.map((slot) => {
            const isCurrent = slot.requested_at === visit.requested_at;
            return (
              <li key={slot.time} className="grid">
                {slot.available && !isCurrent ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="px-1 whitespace-nowrap"
                    aria-label={messages.timeOf({ day: day.label, time: slot.label })}
                    onClick={() => onChoose(slot.requested_at)}
                  >
                    {slot.label}
                  </Button>
                ) : (
                  <span className="grid min-h-9 content-center rounded-lg bg-sunken px-1 text-center text-xs text-text-muted">
                    <span className="sr-only">
                      {isCurrent
                        ? messages.isYourTime(slot.label)
                        : slotLabel(slot, visitedPetName(visit))}
                    </span>
                    <span aria-hidden="true">{slot.label}</span>
                    <span aria-hidden="true">
                      {isCurrent ? messages.yourTime : messages.slotStates[slot.state]}
                    </span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-sm text-text-muted">
          {day.state === 'closed'
            ? messages.closedDay({ reason: day.closed_because })
            : messages.fullDay}
        </p>
      )}
    </div>
  );
}
