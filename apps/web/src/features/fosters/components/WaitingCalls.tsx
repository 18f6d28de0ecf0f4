import type { KeptCall } from '../../../lib/outbox/kept-calls.ts';
import { ownFosterMessages as messages } from '../own-fosters-messages.ts';
import { useSentShare, waitingLabels } from '../own-fosters-outbox.ts';

interface WaitingCallsProps {
  pet: { name: string };
  calls: readonly KeptCall[];
  /** The server is not reached. */
  isStuck: boolean;
}

/** The photos, notes and reports of a pet that the server does not have yet. */
export function WaitingCalls({ pet, calls, isStuck }: WaitingCallsProps) {
  if (calls.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {calls.map((call) =>
        isStuck ? (
          <li key={call.id} className="text-sm font-semibold">
            {waitingLabels[call.name]}
          </li>
        ) : (
          call.name === 'foster.photo' && <SendingPhoto key={call.id} id={call.id} pet={pet} />
        ),
      )}
    </ul>
  );
}

function SendingPhoto({ id, pet }: { id: string; pet: { name: string } }) {
  const label = messages.sendingPhoto({ pet: pet.name });
  return (
    <li className="grid gap-1 text-sm">
      {label}
      <progress
        aria-label={label}
        value={useSentShare(id)}
        className="h-1.5 w-full accent-action"
      />
    </li>
  );
}
