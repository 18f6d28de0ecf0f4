import { wantedTimesLabel } from '@pawmatch/contract/visits/waiting-list/wanted-times';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../components/ui/Card.tsx';
import { clockTimeOrDay, dateTimeText } from '../../../lib/dates/shelter-dates.ts';
import { waitingPeopleQuery } from '../visits-api.ts';
import { waitingListMessages as messages } from '../waiting-list-messages.ts';

/** How many people wait for a time of a pet, and who, for staff. */
export function WaitingPeople({ petId, timeZone }: { petId: string; timeZone: string }) {
  const titleId = useId();
  const { data } = useQuery(waitingPeopleQuery(petId));
  if (!data) return null;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {messages.staffTitle}
      </h2>
      <p className="mt-1 text-sm text-text-muted">{messages.length(data.length)}</p>
      {data.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="link cursor-pointer">{messages.showPeople}</summary>
          <ol className="mt-2 grid list-decimal gap-1 ps-5">
            {data.map(({ user_id, full_name, wanted, held }) => (
              <li key={user_id}>
                <Link to={`/admin/people/${user_id}`} className="link wrap-anywhere">
                  {full_name}
                </Link>
                {wanted && (
                  <p className="text-text-muted">{messages.waitsFor(wantedTimesLabel(wanted))}</p>
                )}
                {held && (
                  <p className="text-text-muted">
                    {messages.heldFor(
                      dateTimeText(held.requested_at, timeZone),
                      clockTimeOrDay(held.until, timeZone),
                    )}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}
