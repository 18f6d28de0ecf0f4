import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx';
import { EmailStatus } from './EmailStatus.tsx';

/** Who is logged in, and whether the address is confirmed (B1.11). */
export function ProfileSection({ person }: { person: CurrentUser }) {
  return (
    <Card as="section" aria-labelledby="your-profile" className="grid content-start gap-4">
      <h2 id="your-profile" className="text-2xl">
        Your Details
      </h2>
      <dl className="grid gap-3">
        <Fact label="Name">{person.full_name}</Fact>
        <Fact label="Email">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {person.email}
            <EmailStatus isConfirmed={person.email_confirmed} />
          </span>
        </Fact>
        <Fact label="Phone">
          {person.phone_number ? formatPhoneNumber(person.phone_number) : '–'}
        </Fact>
      </dl>
      {!person.email_confirmed && <ConfirmEmailNotice email={person.email} />}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
