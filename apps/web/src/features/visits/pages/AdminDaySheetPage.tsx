import { slotDateLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { useMemo } from 'react';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { DayFilter } from '../../../staff/list/ListFilter.tsx';
import { useListAddress } from '../../../staff/page/use-list-address.ts';
import { StaffNavigation } from '../../../staff/StaffNavigation.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { calendarMessages as messages } from '../calendar/calendar-messages.ts';
import { DaySheet } from '../calendar/DaySheet.tsx';
import { useDateOfAddress, useVisitsOfDays } from '../calendar/use-calendar.ts';

const parameters = { date: null } as const;

/** The visits of one day, to be printed. */
export function AdminDaySheetPage() {
  const { values, set } = useListAddress(parameters);
  const { date } = useDateOfAddress(values.date);
  const { list, visits } = useVisitsOfDays(useMemo(() => [date], [date]));
  const shelter = useShelter();
  return (
    <>
      <StaffNavigation />
      <div className="grid gap-3 px-4 py-4 sm:px-6 print:gap-1 print:p-0">
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <ButtonLink size="sm" variant="secondary" to={`/admin/calendar?date=${date}`}>
            {messages.toCalendar}
          </ButtonLink>
          <DayFilter label={messages.date} value={date} onChange={(day) => set({ date: day })} />
          <Button size="sm" onClick={() => print()}>
            {messages.print}
          </Button>
        </div>
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-xl print:text-base print:leading-5">
            {messages.sheetTitle({ day: slotDateLabel(date) })}
          </h1>
          <p className="text-sm text-text-muted print:text-xs">
            {[shelter?.name, list.isPending ? null : messages.count(visits.length)]
              .filter((text) => text)
              .join(' · ')}
          </p>
        </header>
        <LoadFailure query={list} message={messages.loadFailed} />
        {list.isPending && <Spinner label={messages.loading} showLabel />}
        {visits.length > 0 && <DaySheet visits={visits} />}
        {!list.isPending && !list.isOutdated && !list.isError && visits.length === 0 && (
          <p>{messages.noVisits}</p>
        )}
      </div>
    </>
  );
}
