import type { Visit } from '@pawmatch/contract/visits/visit';
import { Link } from 'react-router';
import { Notice } from '../../../components/ui/Notice.tsx';
import { shortDateTime } from '../../../lib/shelter-dates.ts';
import { settingsMessages as messages } from '../settings-messages.ts';

interface TouchedVisitsProps {
  visits: readonly Visit[];
  count: number;
  timeZone: string;
}

/** B3.01: the booked visits that a change of the settings touches. */
export function TouchedVisits({ visits, count, timeZone }: TouchedVisitsProps) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={messages.touched(count)}>
      <ul className="grid gap-1">
        {visits.map(({ id, pet, user, requested_at }) => (
          <li key={id}>
            <Link to={`/admin/visits/${id}`} className="link">
              {messages.visitLink({
                pet: pet?.name ?? messages.removedPet,
                visitor: user.full_name,
                time: shortDateTime(requested_at, timeZone),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
