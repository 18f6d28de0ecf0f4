import type { NewPetsPage } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { currentUserQuery } from '../../auth/auth-api.ts';
import { newPetsTexts } from '../new-pets-messages.ts';

/** A dot that means something new; a text beside it says what. */
export const NewDot = () => (
  <span
    aria-hidden="true"
    className="new-dot mx-1 inline-block size-2 flex-none rounded-full bg-accent"
  />
);

/**
 * A dot, and for screen readers a text that says what is new.
 * @param page of the link; without one, the mark counts all new pets and describes the menu of phones
 */
export function NewMark({ page }: { page?: NewPetsPage }) {
  const news = useNewPets();
  const text = page ? news[page] : [news.alerts, news.matches].filter(Boolean).join(', ');
  if (!text) return null;
  return (
    <>
      <NewDot />
      {page ? (
        <VisuallyHidden>{` (${text})`}</VisuallyHidden>
      ) : (
        <span id="new-pets" className="sr-only">
          {text}
        </span>
      )}
    </>
  );
}

/**
 * What is new since the user last opened the pages, as texts; null where nothing is. It is in the answer
 * about the user, which pages load anyway: this makes no call.
 */
function useNewPets(): { matches: string | null; alerts: string | null } {
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  const { matches = 0, alerts = 0 } = data?.new_pets ?? {};
  return {
    matches: matches > 0 ? newPetsTexts.matches(matches) : null,
    alerts: alerts > 0 ? newPetsTexts.alerts(alerts) : null,
  };
}
