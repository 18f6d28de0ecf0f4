import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListState } from '../../../staff/list/ListState.tsx';
import { ViewSwitch } from '../../../staff/list/ViewSwitch.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { FollowUpItem } from '../components/FollowUpItem.tsx';
import { type FollowUpView, followUpsQuery } from '../follow-ups-api.ts';
import { followUpMessages as messages } from '../follow-ups-messages.ts';

/** What adopters say after an adoption; who is not well first. */
export function AdminFollowUpsPage() {
  const [view, setView] = useState<FollowUpView>('open');
  const query = useQuery(followUpsQuery(view));
  const { data } = query;
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  return (
    <StaffPage
      title={messages.title}
      about={messages.about}
      action={
        <ViewSwitch
          label={messages.viewsLabel}
          labels={messages.views}
          view={view}
          onView={setView}
        />
      }
    >
      <ListState query={query} loading={messages.title} failed={messages.loadFailed} />
      {data?.length === 0 && <p className="text-text-muted">{messages.empty[view]}</p>}
      {data && data.length > 0 && (
        <ul
          aria-label={messages.list}
          className="divide-y divide-line rounded-xl border border-line bg-surface"
        >
          {data.map((followUp) => (
            <FollowUpItem key={followUp.id} followUp={followUp} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </StaffPage>
  );
}
