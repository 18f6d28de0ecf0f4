import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-messages.ts';
import { PasswordAgainDialog } from '../../auth/components/PasswordAgainDialog.tsx';
import { deleteUser, makeAdmin, makeAdopter, userRows } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';

export type PersonChange = 'make-admin' | 'make-adopter' | 'delete';

type PersonChangeDialogProps = {
  person: AccountOfPerson;
  change: PersonChange;
  onDone: () => void;
  onClose: () => void;
};

/** Asks before an account is changed; for irreversible changes, with the admin's password. */
export function PersonChangeDialog({ person, change, onDone, onClose }: PersonChangeDialogProps) {
  const { id, full_name: name } = person;
  const queries = useQueryClient();
  const finish = (message: string) => {
    adminToast.success(message);
    // Every list: that of the visits loses the name of a deleted account.
    const isGone = change === 'delete';
    if (isGone) queries.setQueryData(userRows.one(id).queryKey, null);
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => !(isGone && queryKey.includes(id)),
    });
    onDone();
  };
  const demote = useMutation({
    mutationFn: () => makeAdopter(id),
    onSuccess: () => finish(usersMessages.isAdopterNow(name)),
    onError: (error) => {
      adminToast.error(accountFailureMessage(error));
      onClose();
    },
  });

  switch (change) {
    case 'make-adopter':
      return (
        <ConfirmDialog
          open
          title={usersMessages.makeAdopterQuestion(name)}
          message={usersMessages.makeAdopterText}
          confirmText={usersMessages.makeAdopter}
          isProcessing={demote.isPending}
          onConfirm={() => demote.mutate()}
          onCancel={onClose}
        />
      );
    case 'make-admin':
      return (
        <PasswordAgainDialog
          tone="primary"
          title={usersMessages.makeAdminQuestion(name)}
          confirmText={usersMessages.makeAdmin}
          busyText={usersMessages.saving}
          onConfirm={async (password) => {
            await makeAdmin(id, password);
            finish(usersMessages.isAdminNow(name));
          }}
          onClose={onClose}
        >
          {usersMessages.makeAdminText}
        </PasswordAgainDialog>
      );
    case 'delete':
      return (
        <PasswordAgainDialog
          title={usersMessages.removeQuestion(name)}
          confirmText={usersMessages.remove}
          busyText={usersMessages.removing}
          onConfirm={async (password) => {
            await deleteUser(id, password);
            finish(usersMessages.removed(name));
          }}
          onClose={onClose}
        >
          {usersMessages.removeText}
        </PasswordAgainDialog>
      );
  }
}
