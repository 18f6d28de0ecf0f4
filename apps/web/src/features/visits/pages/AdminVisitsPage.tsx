import type { VisitView } from '@pawmatch/contract/visits/visit-lists';
import { useMemo } from 'react';
import noVisitsPicture from '../../../artwork/no-visits.svg';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { CalendarIcon } from '../../../components/ui/icons/time.tsx';
import { ListEmpty } from '../../../staff/list/ListPanel.tsx';
import { StaffListPage, useListBulk } from '../../../staff/list/StaffListPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { useVisitStatusChange } from '../admin/use-visit-status-change.ts';
import { useVisitDialogs, VisitDialogs } from '../admin/VisitDialogs.tsx';
import { VisitRecordCard } from '../admin/VisitRecordCard.tsx';
import { VisitTabs } from '../admin/VisitTabs.tsx';
import { visitRecordColumns } from '../admin/visit-columns.tsx';
import { useVisitList, visitList } from '../admin/visit-list.ts';
import { visitResource } from '../admin/visit-resource.ts';
import { visitStaffMessages, visitRecordMessages } from '../admin/visits-admin-messages.ts';
import { WalkInButton } from '../admin/WalkInButton.tsx';

/** B4.01: all visits, page by page, in the parts of the work. */
export function AdminVisitsPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const state = useVisitList();
  const { sort, counts } = state;
  const { values, searchWith } = state.address;
  const view = (values.view || 'all') as VisitView | 'all';
  const dialogs = useVisitDialogs();
  const { actions } = dialogs;
  const onStatusChange = useVisitStatusChange();
  const context = useMemo(
    () => ({ timeZone, actions, onStatusChange }),
    [timeZone, actions, onStatusChange],
  );
  const columns = useMemo(() => visitRecordColumns(context), [context]);
  const bulk = useListBulk(visitResource, state);
  /** The heading of the time sorts both ways. */
  const searchOfSort = (order: string) => {
    if (order === 'newest') return searchWith({ sort: 'newest' });
    return searchWith({ sort: sort === 'soonest' ? 'latest' : 'soonest' });
  };

  return (
    <StaffListPage
      declared={visitList}
      state={state}
      labels={visitStaffMessages.labels}
      messages={visitStaffMessages.list}
      columns={columns}
      renderCard={(visit) => <VisitRecordCard visit={visit} {...context} />}
      sortLinks={{ current: sort === 'latest' ? 'soonest' : sort, searchOf: searchOfSort }}
      action={
        <div className="flex flex-wrap gap-2">
          <WalkInButton />
          <Button size="sm" icon={<CalendarIcon className="size-4.5" />} onClick={actions.onAdd}>
            {visitRecordMessages.schedule}
          </Button>
        </div>
      }
      intro={
        <VisitTabs
          view={view}
          counts={counts}
          searchOf={(other) => searchWith({ view: other, sort: '' })}
        />
      }
      empty={
        <ListEmpty
          picture={noVisitsPicture}
          action={
            view !== 'all' && (
              <ButtonLink to={searchWith({ view: 'all' })} variant="secondary" size="sm">
                {visitRecordMessages.seeAll}
              </ButtonLink>
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
