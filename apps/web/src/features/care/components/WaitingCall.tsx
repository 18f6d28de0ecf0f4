import { Button } from '../../../components/ui/Button.tsx';
import type { KeptCall } from '../../../lib/outbox/kept-calls.ts';
import { canWithdraw, withdrawCall } from '../../../lib/outbox/outbox.ts';
import { careMessages as messages } from '../care-messages.ts';
import { waitingLabelOf } from '../care-outbox.ts';

/** What was said without a network, and taking it back before it is sent. */
export function WaitingCall({
  call,
  named,
}: {
  call: KeptCall;
  named: { what: string; pet: string };
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
      {waitingLabelOf(call)}
      {canWithdraw(call) && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={messages.withdrawNamed(named)}
          onClick={() => withdrawCall(call)}
        >
          {messages.takeBack}
        </Button>
      )}
    </span>
  );
}
