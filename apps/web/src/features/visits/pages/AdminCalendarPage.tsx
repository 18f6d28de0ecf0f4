import type { Visit } from '@pawmatch/contract/visits/visit';
import { MAX_VISITS } from '@pawmatch/contract/visits/visit-values';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { formatCount } from '../../../lib/text/format-text.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { StaffWindowPage } from '../../../staff/StaffPage.tsx';
import { UndoNotice } from '../../../staff/UndoNotice.tsx';
import { CalendarList } from '../calendar/CalendarList.tsx';
import { CalendarTable } from '../calendar/CalendarTable.tsx';
import { CalendarHelp, CalendarToolbar } from '../calendar/CalendarToolbar.tsx';
import { CalendarVisitDialog } from '../calendar/CalendarVisitDialog.tsx';
import {
  type CalendarPlace,
  type CalendarVisit,
  toCalendarVisits,
} from '../calendar/calendar-grid.ts';
import { calendarMessages as messages } from '../calendar/calendar-messages.ts';
import { StaffMoveDialog } from '../calendar/StaffMoveDialog.tsx';
import { useCalendar } from '../calendar/use-calendar.ts';
import { planMove, useMoveVisit } from '../calendar/use-move-visit.ts';
import { useVisitOutcome } from '../staff/outcome/use-visit-outcome.ts';
import { visitRows } from '../staff/staff-visits-api.ts';
import { WalkInButton } from '../staff/walk-in/WalkInButton.tsx';

type OpenDialog = { kind: 'view' | 'move'; visit: Visit };

/** The visits of a day or a week, by time or by pet, where staff move them and check visitors in. */
export function AdminCalendarPage() {
  const calendar = useCalendar();
  const { list, schedule, dates, by, view, date, today } = calendar;
  const { outcome, dismiss, pending, move, refuse, save } = useMoveVisit(schedule.time_zone);
  const { checkIn } = useVisitOutcome();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const visits = useMemo(() => {
    if (pending.size === 0) return calendar.visits;
    const moved = calendar.visits.map(({ visit }) => ({
      ...visit,
      requested_at: pending.get(visit.id) ?? visit.requested_at,
    }));
    return toCalendarVisits(moved, dates, schedule.time_zone);
  }, [calendar.visits, pending, dates, schedule]);
  const onOpen = useMemo(() => (visit: Visit) => setDialog({ kind: 'view', visit }), []);

  const handleDrop = (moved: CalendarVisit, target: CalendarPlace) => {
    const planned = planMove(moved, target, { schedule, now: new Date() });
    if (!planned) return;
    if ('refusal' in planned) refuse(moved.visit, planned.refusal);
    else move(moved.visit, planned.requestedAt);
  };
  const actions = (
    <>
      <ButtonLink
        size="sm"
        variant="secondary"
        to={`/admin/calendar/print?date=${view === 'day' ? date : today}`}
        className="max-md:px-2.5!"
      >
        {isWide ? messages.daySheet : messages.daySheetOnPhone}
      </ButtonLink>
      <WalkInButton className="max-md:px-2.5!" />
    </>
  );
  const shared = { visits, dates, by, today, onOpen, onCheckIn: checkIn };

  return (
    <StaffWindowPage
      title={messages.title}
      count={
        list.isPending
          ? null
          : messages.count(visits.filter(({ visit }) => visit.status !== 'cancelled').length)
      }
      isTitleHiddenOnPhone
      action={
        isWide && (
          <div className="flex flex-wrap gap-2">
            <CalendarHelp />
            {actions}
          </div>
        )
      }
    >
      <CalendarToolbar
        date={date}
        today={today}
        view={view}
        by={by}
        firstDate={dates[0] ?? date}
        onShow={calendar.show}
        onStep={calendar.step}
        onView={calendar.setView}
        onOrder={calendar.setOrder}
      >
        {!isWide && actions}
      </CalendarToolbar>
      <LoadFailure query={list} message={messages.loadFailed} />
      {list.rows.length === MAX_VISITS && (
        <Notice tone="warning" className="mx-4 mb-3">
          {messages.tooMany(formatCount(MAX_VISITS))}
        </Notice>
      )}
      {list.isPending && <Spinner label={messages.loading} showLabel />}
      {!list.isPending && !list.isOutdated && !list.isError && visits.length === 0 && (
        <p className="px-4 pb-3 text-text-muted sm:px-6">{messages.empty[view]}</p>
      )}
      {!list.isPending &&
        (isWide ? (
          <CalendarTable {...shared} schedule={schedule} pending={pending} onMove={handleDrop} />
        ) : (
          <CalendarList
            {...shared}
            timeZone={schedule.time_zone}
            onMove={(visit) => setDialog({ kind: 'move', visit })}
          />
        ))}
      {/* Beside a mouse over the heading, where it hides no visit. */}
      <div className="pointer-events-none fixed inset-x-0 z-20 mx-auto w-fit max-w-full *:pointer-events-auto max-md:bottom-[env(safe-area-inset-bottom)] md:top-[calc(var(--spacing-nav)+2.25rem)] md:max-w-2xl">
        {outcome && (
          <UndoNotice
            text={outcome.text}
            isRefused={outcome.isRefused}
            onUndo={outcome.undo}
            onDismiss={dismiss}
          />
        )}
      </div>
      {dialog && (
        <DialogOfVisit
          key={dialog.visit.id}
          {...dialog}
          schedule={schedule}
          save={save}
          onCheckIn={checkIn}
          onMove={(visit) => setDialog({ kind: 'move', visit })}
          onClose={() => setDialog(null)}
        />
      )}
    </StaffWindowPage>
  );
}

type DialogOfVisitProps = {
  kind: 'view' | 'move';
  visit: Visit;
  schedule: Parameters<typeof StaffMoveDialog>[0]['schedule'];
  save: Parameters<typeof StaffMoveDialog>[0]['save'];
  onCheckIn: (visit: Visit) => void;
  onMove: (visit: Visit) => void;
  onClose: () => void;
};

/** A dialog with the current version of its visit, also after a colleague has deleted it. */
function DialogOfVisit({
  kind,
  visit,
  schedule,
  save,
  onCheckIn,
  onMove,
  onClose,
}: DialogOfVisitProps) {
  const { data } = useQuery({ ...visitRows.one(visit.id), initialData: visit });
  const current = data ?? visit;
  if (kind === 'move') {
    return <StaffMoveDialog visit={current} schedule={schedule} save={save} onClose={onClose} />;
  }
  return (
    <CalendarVisitDialog
      visit={current}
      timeZone={schedule.time_zone}
      onCheckIn={onCheckIn}
      onMove={() => onMove(current)}
      onClose={onClose}
    />
  );
}
