import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { staffPath } from '@pawmatch/contract/staff/staff-path';
import type { CurrentUser } from '@pawmatch/contract/users/user';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { accountMessages as texts } from '../account-messages.ts';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { EmailStatus } from './EmailStatus.tsx';

/** Who is logged in, whether the address is confirmed, and a form to change it. */
export function ProfileSection({ person }: { person: CurrentUser }) {
  const [isEditing, setIsEditing] = useState(false);
  const withoutHome = (person.shelters.length > 0 ? person.shelters : [person]).find(
    ({ capabilities, has_foster_home }) => capabilities.includes('fosters.own') && !has_foster_home,
  );
  return (
    <TitledCard
      id="your-profile"
      title={texts.detailsTitle}
      titleSize="text-2xl"
      className="grid content-start gap-4"
    >
      {isEditing ? (
        <DetailsForm person={person} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <dl className="grid gap-3">
            <Fact label={texts.name}>{person.full_name}</Fact>
            <Fact label={texts.email}>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {person.email}
                <EmailStatus isConfirmed={person.email_confirmed} />
              </span>
            </Fact>
            <Fact label={texts.phone}>
              {person.phone_number ? formatPhoneNumber(person.phone_number) : texts.noPhone}
            </Fact>
          </dl>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => setIsEditing(true)}
          >
            {texts.edit}
          </Button>
          {withoutHome && (
            <Link
              to={staffPath('slug' in withoutHome ? withoutHome.slug : null, '/foster')}
              className="link justify-self-start text-sm"
            >
              {texts.offerHome}
            </Link>
          )}
          {!person.email_confirmed && <ConfirmEmailNotice email={person.email} />}
        </>
      )}
    </TitledCard>
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
