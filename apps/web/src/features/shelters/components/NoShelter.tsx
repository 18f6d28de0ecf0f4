import { ButtonLink } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { sheltersMessages } from '../shelters-messages.ts';

/**
 * There is no shelter of this address, or only one, which has no page of its own.
 * @param isClosed there is one, which takes no visits now
 */
export function NoShelter({ isClosed = false }: { isClosed?: boolean }) {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        headingLevel="h1"
        title={isClosed ? sheltersMessages.closedTitle : sheltersMessages.unknownTitle}
        action={<ButtonLink to="/pets">{sheltersMessages.seePets}</ButtonLink>}
      >
        {isClosed && sheltersMessages.closedText}
      </EmptyState>
    </div>
  );
}
