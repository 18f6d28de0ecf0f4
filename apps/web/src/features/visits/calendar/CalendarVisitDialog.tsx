import type { Visit } from '@pawmatch/contract/visits/visit';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { clockTime, fullDateTime } from '../../../lib/dates/shelter-dates.ts';
import { PhoneLink } from '../../../staff/ContactLinks.tsx';
import { VisitOutcomeChoices } from '../staff/outcome/VisitOutcomeChoices.tsx';
import { RequestAnswer } from '../staff/outcome/VisitSteps.tsx';
import { isCheckInDue } from '../staff/outcome/visit-progress.ts';
import { outcomeMessages } from '../staff/staff-visits-messages.ts';
import { visitStatusTone } from '../staff/visit-cells.tsx';
import { visitStatusName } from '../visit-status-name.ts';
import { visitName } from '../visited-pet-name.ts';
import { calendarMessages as messages } from './calendar-messages.ts';
import { isMovable } from './use-move-visit.ts';

type CalendarVisitDialogProps = {
  visit: Visit;
  timeZone: string;
  onCheckIn: (visit: Visit) => void;
  onMove: () => void;
  onClose: () => void;
};

/** One visit of the calendar, and what can be done with it. */
export function CalendarVisitDialog({
  visit,
  timeZone,
  onCheckIn,
  onMove,
  onClose,
}: CalendarVisitDialogProps) {
  const { user, notes, checked_in_at: checkedInAt } = visit;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={visitName(visit)}
      description={fullDateTime(visit.requested_at, timeZone)}
      footer={
        <>
          <ButtonLink to={`/admin/visits/${visit.id}`} variant="secondary">
            {messages.details}
          </ButtonLink>
          {isMovable(visit) && (
            <Button variant="secondary" onClick={onMove}>
              {messages.move}
            </Button>
          )}
          {isCheckInDue(visit, new Date(), timeZone) && (
            <Button
              onClick={() => {
                onCheckIn(visit);
                onClose();
              }}
            >
              {messages.checkIn}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge tone={visitStatusTone(visit.status)}>
            {visitStatusName(visit.status)}
          </StatusBadge>
          {checkedInAt && (
            <p>{outcomeMessages.checkedIn({ time: clockTime(checkedInAt, timeZone) })}</p>
          )}
        </div>
        {user.phone_number ? (
          <PhoneLink phone={user.phone_number} className="link justify-self-start" />
        ) : (
          <p className="text-text-muted">{messages.noPhone}</p>
        )}
        <RequestAnswer visit={visit} />
        <VisitOutcomeChoices visit={visit} timeZone={timeZone} />
        {notes && <p className="whitespace-pre-line wrap-anywhere">{notes}</p>}
      </div>
    </Dialog>
  );
}
