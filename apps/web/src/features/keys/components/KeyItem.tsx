import type { ProgramKey } from '@pawmatch/contract/keys/keys-endpoints';
import { Button } from '../../../components/ui/Button.tsx';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { longDate, shortDateTime } from '../../../lib/dates/shelter-dates.ts';
import { keysMessages as messages } from '../keys-messages.ts';

interface KeyItemProps {
  programKey: ProgramKey;
  timeZone: string;
  onRevoke: () => void;
}

/** A key in the list: what it may read, how long, and when it was last used. */
export function KeyItem({ programKey, timeZone, onRevoke }: KeyItemProps) {
  const { name, scopes, created_at, created_by, expires_at, last_used_at, is_valid } = programKey;
  const date = (instant: string) => longDate(instant, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <StatusBadge tone={is_valid ? 'positive' : 'neutral'}>
            {is_valid ? messages.valid : messages.ended}
          </StatusBadge>
        </p>
        <p className="text-sm">
          {messages.reads({ scopes: scopes.map((scope) => messages.shortScopes[scope]) })}
        </p>
        <p className="text-sm text-text-muted">
          {last_used_at
            ? messages.used({ time: shortDateTime(last_used_at, timeZone) })
            : messages.neverUsed}
          {' · '}
          {expires_at ? messages.expires({ date: date(expires_at) }) : messages.endless}
        </p>
        <p className="text-sm text-text-muted">
          {messages.created({ date: date(created_at), by: created_by })}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={messages.revokeNamed({ name })}
        onClick={onRevoke}
      >
        {messages.revoke}
      </Button>
    </li>
  );
}
