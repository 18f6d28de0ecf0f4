import type { Pet } from '@pawmatch/contract/pets/pet';
import { staffPath } from '@pawmatch/contract/staff/staff-path';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { currentUserQuery } from '../../auth/auth-api.ts';

type ScannedByStaffProps = {
  shortId: string;
  /** Null for a pet that adopters do not see. */
  pet: Pet | null;
};

/** Leads a colleague who has scanned a kennel card to their own page of the pet, unless it lives elsewhere. */
export function ScannedByStaff({ shortId, pet }: ScannedByStaffProps) {
  const { data: person } = useQuery({ ...currentUserQuery, staleTime: Number.POSITIVE_INFINITY });
  if (!person) return null;
  const home = person.shelters.find(({ slug }) => slug === pet?.lives_at?.slug);
  if (pet && person.shelters.length > 0 && !home) return null;
  return <Navigate to={staffPath(home?.slug ?? null, `/pets/${shortId}`)} replace />;
}
