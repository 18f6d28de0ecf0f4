import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../auth/auth-api.ts';
import { newPetsTexts } from './new-pets-messages.ts';

/**
 * B1.10: what is new since the user last opened the pages, as texts; null where nothing is. It is in the answer
 * about the user, which pages load anyway: this makes no call.
 */
export function useNewPets(): { matches: string | null; alerts: string | null } {
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  const { matches = 0, alerts = 0 } = data?.new_pets ?? {};
  return {
    matches: matches > 0 ? newPetsTexts.matches(matches) : null,
    alerts: alerts > 0 ? newPetsTexts.alerts(alerts) : null,
  };
}
