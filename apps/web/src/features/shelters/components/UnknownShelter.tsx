import { ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { sheltersMessages } from '../shelters-messages.ts';

/** There is no shelter of this address, or only one, which has no page of its own. */
export function UnknownShelter() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        headingLevel="h1"
        title={sheltersMessages.unknownTitle}
        action={<ButtonLink to="/pets">{sheltersMessages.seePets}</ButtonLink>}
      />
    </div>
  );
}
