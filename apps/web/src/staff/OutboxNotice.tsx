import { Button } from '../components/ui/Button.tsx';
import { Notice } from '../components/ui/Notice.tsx';
import { useOutbox, withdrawCall } from '../lib/outbox/outbox.ts';
import { staffMessages } from './staff-messages.ts';

/** How much waits until the network is back, and what the server refused of it. */
export function OutboxNotice() {
  const { waiting, refused, isStuck } = useOutbox();
  return (
    <>
      <div role="status">
        {isStuck && waiting.length > 0 && (
          <Notice tone="warning" className="m-2">
            {staffMessages.waitingCalls({ count: waiting.length })}
          </Notice>
        )}
      </div>
      {refused.length > 0 && (
        <Notice
          tone="error"
          className="m-2"
          title={staffMessages.refusedCalls}
          action={
            <Button variant="secondary" size="sm" onClick={() => refused.forEach(withdrawCall)}>
              {staffMessages.readRefusedCalls}
            </Button>
          }
        >
          <ul className="grid max-h-60 gap-1 overflow-y-auto">
            {refused.flatMap(({ id, refusals }) =>
              refusals.map((refusal) => <li key={`${id} ${refusal}`}>{refusal}</li>),
            )}
          </ul>
        </Notice>
      )}
    </>
  );
}
