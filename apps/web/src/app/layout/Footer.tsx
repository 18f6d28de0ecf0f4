import { OwnFavoritesLink } from '../../features/favorite-button/components/OwnFavoritesLink.tsx';
import {
  hasContactDetails,
  ShelterContactDetails,
} from '../../features/shelter/components/ShelterContactDetails.tsx';
import { useInlineShelter } from '../../features/shelter/shelter-api.ts';

/** The footer of every page, with the shelter's contact details. */
export function Footer() {
  const shelter = useInlineShelter();
  return (
    <footer className="mt-auto print:hidden border-t border-line bg-sunken">
      <div className="page grid gap-6 py-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <p className="font-display text-lg font-semibold">Somebody is waiting to meet you.</p>
          <p className="text-sm text-text-muted">
            Pawmatch brings shelter dogs and cats together with the people who fit them.
          </p>
        </div>
        <OwnFavoritesLink />
        {hasContactDetails(shelter) && <ShelterContactDetails shelter={shelter} />}
      </div>
    </footer>
  );
}
