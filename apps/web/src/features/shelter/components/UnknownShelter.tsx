import { ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { publicShelterMessages } from '../public-shelter-messages.ts';

/** There is no shelter of this address, or only one, which has no page of its own. */
export function UnknownShelter() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        headingLevel="h1"
        title={publicShelterMessages.unknownTitle}
        action={<ButtonLink to="/pets">{publicShelterMessages.seePets}</ButtonLink>}
      />
    </div>
  );
}
