import type { Colleague, Invitation } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { useState } from 'react';
import { Button } from '../components/ui/Button.tsx';
import { ColleagueChangeDialog } from '../features/colleagues/admin/ColleagueChangeDialog.tsx';
import { ColleagueRow } from '../features/colleagues/admin/ColleagueRow.tsx';
import { InvitationRow } from '../features/colleagues/admin/InvitationRow.tsx';
import { InviteDialog } from '../features/colleagues/admin/InviteDialog.tsx';
import { JoinForm } from '../features/colleagues/components/JoinForm.tsx';
import { people, timeZone } from './samples.ts';

const colleague: Colleague = {
  id: people[0].id,
  full_name: people[0].full_name,
  email: people[0].email,
  role: 'manager',
  since: '2026-03-04T15:00:00.000Z',
  invited_by: null,
  suspended_at: null,
  foster_pets: ['Biscuit'],
  has_second_factor: false,
  factor_reset: null,
};

const suspended: Colleague = {
  ...colleague,
  id: people[1].id,
  full_name: people[1].full_name,
  role: 'volunteer',
  invited_by: people[0].full_name,
  suspended_at: '2026-03-05T15:00:00.000Z',
  foster_pets: [],
  has_second_factor: true,
  factor_reset: {
    asked_by: { id: people[0].id, full_name: people[0].full_name },
    until: '2036-03-11T15:00:00.000Z',
  },
};

const invitation: Invitation = {
  id: people[1].id,
  email: 'grace@example.org',
  role: 'staff',
  invited_by: people[0].full_name,
  invited_at: '2026-03-04T15:00:00.000Z',
  expires_at: '2036-03-11T15:00:00.000Z',
};

const link = { invitation: invitation.id, token: 'token' };

/** Who works here and who is invited. */
export function ColleaguesSection() {
  const [open, setOpen] = useState<'invite' | 'role' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className="rounded-xl border border-line bg-surface">
        {[colleague, suspended].map((it) => (
          <ColleagueRow
            key={it.id}
            colleague={it}
            ownId={undefined}
            hasTwoHelpers
            timeZone={timeZone}
            onChange={() => setOpen('role')}
          />
        ))}
        <InvitationRow invitation={invitation} timeZone={timeZone} />
      </ul>
      <Button onClick={() => setOpen('invite')}>Open the invitation of a colleague</Button>
      {open === 'invite' && <InviteDialog onInvited={close} onClose={close} />}
      {open === 'role' && (
        <ColleagueChangeDialog colleague={colleague} change="role" onDone={close} onClose={close} />
      )}
      <JoinForm link={link} email={invitation.email} onJoined={async () => undefined} />
    </>
  );
}
