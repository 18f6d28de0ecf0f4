import type { AccountSession } from '@pawmatch/contract/account/account-session';
import { deviceLabel } from '@pawmatch/contract/users/device-label';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { accountMessages } from '../account-messages.ts';

type SessionItemProps = {
  session: AccountSession;
  timeZone: string | undefined;
  isEnding?: boolean;
  /** Omitted where the session cannot be ended. */
  onEnd?: () => void;
};

/** One device that is logged in. */
export function SessionItem({ session, timeZone, isEnding, onEnd }: SessionItemProps) {
  const device = deviceLabel(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {device}
          {session.is_current && <Badge tone="accent">{accountMessages.thisDevice}</Badge>}
        </p>
        <dl className="grid gap-x-2 text-sm text-text-muted">
          <SessionTime
            label={accountMessages.lastUsed}
            instant={session.last_used_at}
            timeZone={timeZone}
          />
          <SessionTime
            label={accountMessages.since}
            instant={session.created_at}
            timeZone={timeZone}
          />
        </dl>
      </div>
      {onEnd && !session.is_current && (
        <Button
          variant="secondary"
          size="sm"
          busy={isEnding}
          aria-label={accountMessages.logOutDeviceLabel(device)}
          onClick={onEnd}
        >
          {accountMessages.logOutDevice}
        </Button>
      )}
    </li>
  );
}

type SessionTimeProps = { label: string; instant: string; timeZone: string | undefined };

function SessionTime({ label, instant, timeZone }: SessionTimeProps) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{label}</dt>
      <dd>
        <time dateTime={instant}>{dateTimeText(instant, timeZone)}</time>
      </dd>
    </div>
  );
}
