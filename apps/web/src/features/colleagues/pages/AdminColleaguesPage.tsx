import type { Colleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { useSession } from '../../auth/session-context.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { type ColleagueChange, ColleagueChangeDialog } from '../admin/ColleagueChangeDialog.tsx';
import { ColleagueRow } from '../admin/ColleagueRow.tsx';
import { InvitationRow } from '../admin/InvitationRow.tsx';
import { InviteDialog } from '../admin/InviteDialog.tsx';
import { colleaguesQuery } from '../colleagues-api.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';

const LIST = 'divide-y divide-line rounded-xl border border-line bg-surface';

/** Who works here, and who is invited. */
export function AdminColleaguesPage() {
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const { user } = useSession();
  const queries = useQueryClient();
  const query = useQuery(colleaguesQuery);
  const { data } = query;
  const [open, setOpen] = useState<
    'invite' | { colleague: Colleague; change: ColleagueChange } | null
  >(null);
  const close = () => setOpen(null);
  const finish = (message: string) => {
    adminToast.success(message);
    void queries.invalidateQueries({ queryKey: colleaguesQuery.queryKey });
    close();
  };

  return (
    <>
      <StaffPage
        title={messages.title}
        count={data && messages.count(data.colleagues.length)}
        action={
          <Button size="sm" onClick={() => setOpen('invite')}>
            {messages.invite}
          </Button>
        }
      >
        <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
        {data && (
          <>
            <ul aria-label={messages.listLabel} className={LIST}>
              {data.colleagues.map((colleague) => (
                <ColleagueRow
                  key={colleague.id}
                  colleague={colleague}
                  ownId={user?.id}
                  hasTwoHelpers={countHelpers(data.colleagues, colleague) >= 2}
                  timeZone={timeZone}
                  onChange={(change) => setOpen({ colleague, change })}
                />
              ))}
            </ul>
            <section className="grid gap-3">
              <h2 className="text-lg">{messages.invitations}</h2>
              {data.invitations.length === 0 ? (
                <p className="text-text-muted">{messages.noInvitations}</p>
              ) : (
                <ul aria-label={messages.invitations} className={LIST}>
                  {data.invitations.map((invitation) => (
                    <InvitationRow
                      key={invitation.id}
                      invitation={invitation}
                      timeZone={timeZone}
                    />
                  ))}
                </ul>
              )}
            </section>
          </>
        )}
      </StaffPage>
      {open === 'invite' && (
        <InviteDialog onInvited={(email) => finish(messages.sent(email))} onClose={close} />
      )}
      {open !== null && open !== 'invite' && (
        <ColleagueChangeDialog {...open} onDone={finish} onClose={close} />
      )}
    </>
  );
}

/** The managers who can help a colleague. */
const countHelpers = (colleagues: readonly Colleague[], { id }: Colleague) =>
  colleagues.filter((it) => it.role === 'manager' && !it.suspended_at && it.id !== id).length;
