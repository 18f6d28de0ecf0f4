import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { adminToast } from '../../../lib/toast.ts';
import { PasswordAgainDialog } from '../../auth/components/PasswordAgainDialog.tsx';
import { deleteUser, userRows } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';

type DeletePersonDialogProps = {
  person: AccountOfPerson;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks for the password of who deletes an account. */
export function DeletePersonDialog({ person, onDeleted, onClose }: DeletePersonDialogProps) {
  const { id, full_name: name } = person;
  const queries = useQueryClient();
  return (
    <PasswordAgainDialog
      title={usersMessages.removeQuestion(name)}
      confirmText={usersMessages.remove}
      busyText={usersMessages.removing}
      onConfirm={async (password) => {
        await userRows.delete(queries, id, () => deleteUser(id, password));
        adminToast.success(usersMessages.removed(name));
        // Every list: that of the visits loses the name of a deleted account. What is of the account is gone.
        const isOther = ({ queryKey }: Query) => !JSON.stringify(queryKey).includes(id);
        void queries.invalidateQueries({ predicate: isOther });
        onDeleted();
      }}
      onClose={onClose}
    >
      {usersMessages.removeText}
    </PasswordAgainDialog>
  );
}
