import type { Visit } from '@pawmatch/contract/visits/visit';
import { Link } from 'react-router';
import { ownVisitLinks } from '../visits-messages.ts';

/** Leads to the dashboard, where a visit can be moved and cancelled until the notice period begins. */
export function OwnVisitLink({ visit }: { visit: Visit }) {
  const canChange = visit.allowed_actions.length > 0;
  return (
    <Link to="/dashboard" className="link inline-flex min-h-11 items-center">
      {canChange ? ownVisitLinks.moveOrCancel : ownVisitLinks.see}
    </Link>
  );
}
