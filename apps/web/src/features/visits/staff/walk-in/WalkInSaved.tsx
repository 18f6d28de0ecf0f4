import type { Visit } from '@pawmatch/contract/visits/visit';
import { Link } from 'react-router';
import { visitedPetName } from '../../visited-pet-name.ts';
import { outcomeMessages as messages } from '../staff-visits-messages.ts';

/** The text of the toast after a walk-in, also where a toast has no link. */
export const walkInText = (visit: Visit) =>
  messages.walkInSaved({ visitor: visit.user.full_name, pet: visitedPetName(visit) });

/** The toast after a walk-in, which leads to the visit. */
export function WalkInSaved({ visit }: { visit: Visit }) {
  return (
    <>
      <p>{walkInText(visit)}</p>
      <Link to={`/admin/visits/${visit.id}`} className="link">
        {messages.openVisit}
      </Link>
    </>
  );
}
