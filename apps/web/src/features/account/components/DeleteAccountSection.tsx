import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { endGuard } from '../../../lib/leave-guard.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { PasswordAgainDialog } from '../../auth/components/PasswordAgainDialog.tsx';
import { deleteOwnAccount } from '../account-api.ts';
import { accountMessages } from '../account-messages.ts';

/** Deletes the user's account. */
export function DeleteAccountSection() {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  const remove = async (password: string) => {
    await deleteOwnAccount(password);
    toastSuccess(accountMessages.deleted);
    endGuard();
    await navigate('/', { replace: true });
  };

  return (
    <Card as="section" aria-labelledby="delete-account" className="grid content-start gap-4">
      <h2 id="delete-account" className="text-2xl">
        {accountMessages.deleteTitle}
      </h2>
      <p className="text-text-muted">{accountMessages.deleteText}</p>
      <Button
        variant="dangerOutlined"
        className="justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        {accountMessages.deleteButton}
      </Button>
      {isAsking && (
        <PasswordAgainDialog
          title={accountMessages.deleteQuestion}
          confirmText={accountMessages.deleteButton}
          busyText={accountMessages.deleting}
          onConfirm={remove}
          onClose={() => setIsAsking(false)}
        >
          {accountMessages.deleteExplanation}
        </PasswordAgainDialog>
      )}
    </Card>
  );
}
