import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { accountMessages } from '../account-messages.ts';

/** Whether an address is confirmed. */
export function EmailStatus({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <StatusBadge tone={isConfirmed ? 'positive' : 'pending'}>
      {isConfirmed ? accountMessages.confirmed : accountMessages.notConfirmed}
    </StatusBadge>
  );
}
