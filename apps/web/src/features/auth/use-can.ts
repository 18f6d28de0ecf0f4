import type { Capability } from '@pawmatch/contract/staff/capabilities';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './auth-api.ts';
import { useSession } from './session-context.ts';

/** What somebody of the staff may; the pages of staff are shown when it is known. */
export function useCan(): (capability: Capability) => boolean {
  const { status } = useSession();
  const { data } = useQuery({
    ...currentUserQuery,
    enabled: status === 'admin',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (capability) => data?.capabilities.includes(capability) ?? false;
}
