import { formatPhoneNumber } from '@pawmatch/contract/auth/account-fields';
import { mailtoUrl, telUrl } from '@pawmatch/contract/shelter/contact-urls';
import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { HistoryList } from '../../history/components/HistoryList.tsx';
import { RefusedMails } from '../../outbox/components/RefusedMails.tsx';
import { useShelter } from '../../shelter/shelter-api.ts';
import { VisitsLink } from '../../visits/admin/VisitsLink.tsx';
import { PersonDetails } from '../admin/PersonDetails.tsx';
import { staffPersonQuery } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';

/** F10, B4.01, B4.05: one account for staff: what can be done, its visits and its history. */
export function AdminPersonPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const timeZone = useShelter()?.time_zone ?? 'UTC';
  const query = useQuery(staffPersonQuery(id));
  return (
    <RecordPage<AccountOfPerson>
      query={query}
      messages={usersMessages}
      listPath="/admin/people"
      titleOf={({ full_name }) => full_name}
    >
      {(person) => (
        <>
          <header>
            <h1 className="text-2xl wrap-anywhere">{person.full_name}</h1>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <a href={mailtoUrl(person.email)} className="link wrap-anywhere">
                {person.email}
              </a>
              {person.phone_number && (
                <a href={telUrl(person.phone_number)} className="link">
                  {formatPhoneNumber(person.phone_number)}
                </a>
              )}
              <VisitsLink filter={{ user_id: person.id }} />
            </p>
          </header>
          <RefusedMails of={{ user_id: person.id }} timeZone={timeZone} />
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <PersonDetails
              person={person}
              timeZone={timeZone}
              onDeleted={() => void navigate('/admin/people', { replace: true })}
            />
            <HistoryList subject={{ person_id: person.id }} timeZone={timeZone} />
          </div>
        </>
      )}
    </RecordPage>
  );
}
