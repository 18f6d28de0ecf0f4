import { Button } from '../../components/ui/Button.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { staffMessages } from '../staff-messages.ts';
import type { BulkFailure } from '../staff-resource.ts';

type BulkOutcomeProps = { failures: readonly BulkFailure[]; onDismiss: () => void };

/** The failures of a bulk action; unlike the toast, they stay until they are dismissed. */
export function BulkOutcome({ failures, onDismiss }: BulkOutcomeProps) {
  if (failures.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={staffMessages.someFailed}
      className="m-4"
      action={
        <Button variant="secondary" size="sm" onClick={onDismiss}>
          {staffMessages.dismissFailures}
        </Button>
      }
    >
      <ul className="grid max-h-72 gap-1 overflow-y-auto">
        {[...byReason(failures)].map(([reason, names]) => (
          <li key={reason}>
            <strong>{names.join(', ')}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Groups the names of the failed rows by reason. */
function byReason(failures: readonly BulkFailure[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, reason } of failures) {
    groups.set(reason, [...(groups.get(reason) ?? []), name]);
  }
  return groups;
}
