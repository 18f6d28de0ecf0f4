import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
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
    <TitledCard
      id="delete-account"
      title={accountMessages.deleteTitle}
      titleSize="text-2xl"
      className="grid content-start gap-4"
    >
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
    </TitledCard>
  );
}
