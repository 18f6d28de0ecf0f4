import type { VisitCounts } from '@pawmatch/contract/visits/staff/visit-query';
import type { VisitView } from '@pawmatch/contract/visits/visit-values';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import noVisitsPicture from '../../../artwork/no-visits.svg';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { formatCount } from '../../../lib/text/format-text.ts';
import { useCan } from '../../../lib/use-can.ts';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { StaffListPage, useListBulk } from '../../../staff/page/StaffListPage.tsx';
import { ListDownload } from '../../export/components/ListDownload.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { RecordVisitButton } from '../staff/form/RecordVisitButton.tsx';
import { visitRecordMessages, visitStaffMessages } from '../staff/staff-visits-messages.ts';
import { useVisitDialogs, VisitDialogs } from '../staff/VisitDialogs.tsx';
import { VisitRecordCard } from '../staff/VisitRowCards.tsx';
import { visitRecordColumns } from '../staff/visit-columns.tsx';
import { useVisitList, visitList, visitResource } from '../staff/visit-resource.ts';
import { WalkInButton } from '../staff/walk-in/WalkInButton.tsx';

const tabs = ['today', 'to_answer', 'later', 'past', 'all'] as const satisfies (
  | VisitView
  | 'all'
)[];

/** Views without a tab of their own, by the one of which they are a part. */
const partOf: Partial<Record<VisitView | 'all', VisitView>> = {
  overdue: 'to_answer',
  without_outcome: 'past',
};

type VisitTabsProps = {
  view: VisitView | 'all';
  /** Undefined while they load. */
  counts: VisitCounts | undefined;
  searchOf: (view: VisitView | 'all') => string;
};

/** The parts of the work, with how many visits each has. */
function VisitTabs({ view, counts, searchOf }: VisitTabsProps) {
  const current = partOf[view] ?? view;
  const list = useRef<HTMLUListElement>(null);
  const mayAnswer = useCan()('visits.confirm');
  const shown = tabs.filter((tab) => tab !== 'to_answer' || mayAnswer);
  // On a phone the tabs are wider than the screen. `scrollIntoView` would scroll the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts change the widths.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - 32;
  }, [current, counts]);
  return (
    <nav aria-label={visitRecordMessages.views} className="px-4 pt-2 sm:px-6">
      <ul ref={list} className="relative -mx-1 flex gap-1 overflow-x-auto p-1">
        {shown.map((tab) => {
          const count = counts && (tab === 'all' ? counts.total : counts.views[tab]);
          return (
            <li key={tab}>
              <Link
                to={searchOf(tab)}
                preventScrollReset
                aria-current={tab === current || undefined}
                className="flex min-h-9 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold whitespace-nowrap text-text-muted hover:bg-action-soft aria-[current]:bg-action aria-[current]:text-on-action pointer-coarse:min-h-11"
              >
                {visitRecordMessages.view[tab]}
                {count !== undefined && (
                  <span className="font-medium tabular-nums">{formatCount(count)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** All visits, page by page, in the parts of the work. */
export function AdminVisitsPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const state = useVisitList();
  const { counts } = state;
  const { values, searchWith } = state.address;
  const view = (values.view || 'all') as VisitView | 'all';
  const toAnswer = (useCan()('visits.confirm') && counts?.views.to_answer) || 0;
  const dialogs = useVisitDialogs();
  const { actions } = dialogs;
  const context = useMemo(() => ({ timeZone, actions }), [timeZone, actions]);
  const columns = useMemo(() => visitRecordColumns(context), [context]);
  const bulk = useListBulk(visitResource, state);

  return (
    <StaffListPage
      declared={visitList}
      state={state}
      labels={visitResource.messages.labels}
      messages={visitStaffMessages.list}
      columns={columns}
      renderCard={(visit) => <VisitRecordCard visit={visit} {...context} />}
      action={
        <div className="flex flex-wrap gap-2">
          <WalkInButton />
          {actions.onAdd && (
            <>
              <RecordVisitButton timeZone={timeZone} />
              <Button
                size="sm"
                icon={<CalendarIcon className="size-4.5" />}
                onClick={actions.onAdd}
              >
                {visitRecordMessages.schedule}
              </Button>
            </>
          )}
        </div>
      }
      intro={
        <VisitTabs
          view={view}
          counts={counts}
          searchOf={(other) => searchWith({ view: other, sort: '' })}
        />
      }
      tool={<ListDownload what="visits" query={{ ...state.filters, sort: state.sort }} />}
      empty={
        <ListEmpty
          picture={noVisitsPicture}
          action={
            view !== 'all' && (
              <>
                {toAnswer > 0 && view !== 'to_answer' && (
                  <ButtonLink to={searchWith({ view: 'to_answer', sort: '' })} size="sm">
                    {visitRecordMessages.answer(toAnswer)}
                  </ButtonLink>
                )}
                <ButtonLink to={searchWith({ view: 'all' })} variant="secondary" size="sm">
                  {visitRecordMessages.seeAll}
                </ButtonLink>
              </>
            )
          }
        >
          {visitRecordMessages.noVisits[view]}
        </ListEmpty>
      }
      bulk={bulk}
    >
      <VisitDialogs dialogs={dialogs} timeZone={timeZone} />
    </StaffListPage>
  );
}
