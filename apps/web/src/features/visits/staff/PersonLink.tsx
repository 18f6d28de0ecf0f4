import type { Visit } from '@pawmatch/contract/visits/visit';
import { Link } from 'react-router';
import { useCan } from '../../../lib/use-can.ts';

type PersonLinkProps = { user: Visit['user']; className: string; linkClassName: string };

/** The name of a visitor, which leads to the account, if there is one and the reader may see it. */
export function PersonLink({ user, className, linkClassName }: PersonLinkProps) {
  const can = useCan();
  return user.id && can('people.read') ? (
    <Link to={`/admin/people/${user.id}`} className={`${className} ${linkClassName}`}>
      {user.full_name}
    </Link>
  ) : (
    <span className={className}>{user.full_name}</span>
  );
}
