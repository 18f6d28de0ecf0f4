import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAllVisits } from '../api/all-visits-cache.ts';
import { useAllVisits } from '../api/list-all-visits.ts';
import { upcomingVisits } from './upcoming-visits.ts';
import { VisitsToCancel } from './VisitsToCancel.tsx';

type VisitsOfAdoptedPetsProps = {
  /** Pets that will be marked as adopted. */
  petIds: readonly string[];
  timeZone: string;
};

/** B3.11: lists the visits that are cancelled when these pets are adopted, if any. */
export function VisitsOfAdoptedPets({ petIds, timeZone }: VisitsOfAdoptedPetsProps) {
  const client = useQueryClient();
  const { data } = useAllVisits();
  useEffect(() => void refreshAllVisits(client), [client]);
  const visits = upcomingVisits(data ?? [], petIds, new Date());
  return visits.length > 0 ? <VisitsToCancel visits={visits} timeZone={timeZone} /> : null;
}
