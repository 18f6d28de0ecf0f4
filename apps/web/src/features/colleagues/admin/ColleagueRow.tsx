import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { roleNames } from '../role-messages.ts';
import { LostDevice } from './LostDevice.tsx';

const actions = {
  role: { label: messages.changeRole, of: messages.changeRoleOf },
  reinstate: { label: messages.reinstate, of: messages.reinstateOf },
  suspend: { label: messages.suspend, of: messages.suspendOf },
  remove: { label: messages.remove, of: messages.removeOf },
};

type ColleagueRowProps = ComponentProps<typeof LostDevice>;

/** Somebody who works here, with what can be changed. */
export function ColleagueRow(props: ColleagueRowProps) {
  const { colleague, ownId, timeZone, onChange } = props;
  const { id, full_name: name, email, role, since, invited_by, suspended_at } = colleague;
  const date = shortDate(since, timeZone);
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/admin/people/${id}`}
            className="font-semibold wrap-anywhere hover:text-action hover:underline pointer-coarse:py-2"
          >
            {name}
          </Link>
          {id === ownId && <span className="text-sm text-text-muted">({messages.isYou})</span>}
          <Badge tone={role === 'manager' ? 'accent' : 'neutral'}>{roleNames[role]}</Badge>
          {suspended_at && <Badge tone="negative">{messages.suspended}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-text-muted">{email}</p>
        <p className="text-sm wrap-anywhere text-text-muted">
          {invited_by ? messages.sinceAndBy({ date, by: invited_by }) : messages.since(date)}
        </p>
        <LostDevice {...props} />
      </div>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {(['role', suspended_at ? 'reinstate' : 'suspend', 'remove'] as const).map((change) => (
          <Button
            key={change}
            variant="secondary"
            size="sm"
            className="max-sm:px-3"
            aria-label={actions[change].of(name)}
            onClick={() => onChange(change)}
          >
            {actions[change].label}
          </Button>
        ))}
      </div>
    </li>
  );
}
