import { useQuery } from '@tanstack/react-query';
import { fetchUpcomingVisits, visitRows } from './staff-visits-api.ts';
import { upcomingVisits } from './upcoming-visits.ts';
import { VisitsToCancel } from './VisitsToCancel.tsx';

type VisitsOfAdoptedPetsProps = {
  /** Pets that will be marked as adopted. */
  petIds: readonly string[];
  timeZone: string;
};

/** B3.11: lists the visits that are cancelled when these pets are adopted, if any. */
export function VisitsOfAdoptedPets({ petIds, timeZone }: VisitsOfAdoptedPetsProps) {
  const { data } = useQuery({
    queryKey: [...visitRows.keys.all, 'upcoming', petIds],
    queryFn: ({ signal }) => fetchUpcomingVisits(petIds, timeZone, signal),
    staleTime: 0,
  });
  const visits = upcomingVisits(data ?? [], petIds, new Date());
  return visits.length > 0 ? <VisitsToCancel visits={visits} timeZone={timeZone} /> : null;
}
