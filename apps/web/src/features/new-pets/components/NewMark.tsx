import type { NewPetsPage } from '@pawmatch/contract/new-pets/new-pets-endpoints';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { useNewPets } from '../use-new-pets.ts';

/** A dot that means something new; a text beside it says what. */
export const NewDot = () => (
  <span
    aria-hidden="true"
    className="new-dot mx-1 inline-block size-2 flex-none rounded-full bg-accent"
  />
);

/**
 * B1.10: a dot, and for screen readers a text that says what is new.
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
