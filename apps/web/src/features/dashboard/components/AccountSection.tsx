import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { leaveForm } from '../../../lib/leave-guard.ts';
import { ChangePasswordForm } from '../../auth/components/ChangePasswordForm.tsx';
import { useSession } from '../../auth/session-context.ts';
import { NewMark } from '../../new-pets/components/NewMark.tsx';
import { dashboardMessages as messages } from '../dashboard-messages.ts';

/** Who is logged in, and a new password. */
export function AccountSection({ phone }: { phone: string | null | undefined }) {
  const { user } = useSession();
  const [isChanging, setIsChanging] = useState(false);

  return (
    <Card as="section" aria-labelledby="your-account" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-account" className="text-2xl">
          {messages.accountTitle}
        </h2>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isChanging}
          onClick={() => leaveForm(() => setIsChanging(!isChanging))}
        >
          {isChanging ? messages.cancel : messages.changePassword}
        </Button>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <AccountFact label={messages.name} value={user?.full_name} />
        <AccountFact label={messages.email} value={user?.email} />
        <AccountFact
          label={messages.phone}
          value={phone ? formatPhoneNumber(phone) : messages.noPhone}
        />
      </dl>
      <div className="flex flex-wrap gap-x-6">
        <Link to="/alerts" className="link inline-flex min-h-11 items-center">
          {messages.alerts}
          <NewMark page="alerts" />
        </Link>
        <Link to="/account" className="link inline-flex min-h-11 items-center">
          {messages.accountPage}
        </Link>
      </div>
      {isChanging && <ChangePasswordForm onChanged={() => setIsChanging(false)} />}
    </Card>
  );
}

function AccountFact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
