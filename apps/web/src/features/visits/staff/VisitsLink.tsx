import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { visitRows } from './staff-visits-api.ts';
import { visitRecordMessages } from './staff-visits-messages.ts';

type VisitsLinkProps = { filter: { pet_id: string } | { user_id: string } };

/** Leads to the visits of a pet or a person, and says how many there are. */
export function VisitsLink({ filter }: VisitsLinkProps) {
  const { data } = useQuery(visitRows.counts(filter));
  if (data?.total === 0) {
    return <span className="text-text-muted">{visitRecordMessages.noneYet}</span>;
  }
  return (
    <Link to={`/admin/visits?${new URLSearchParams(filter)}`} className="link">
      {data ? visitRecordMessages.see(data.total) : visitRecordMessages.title}
    </Link>
  );
}
