import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { saveJson } from '../../account/save-json.ts';
import { accountFailureMessage } from '../../auth/auth-messages.ts';
import { exportUser } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';
import type { PersonChange } from './PersonChangeDialog.tsx';

type PersonActionsProps = {
  person: AccountOfPerson;
  onChange: (change: PersonChange) => void;
};

/** Exports an account, changes its role or deletes it. */
export function PersonActions({ person, onChange }: PersonActionsProps) {
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => exportUser(person.id),
    onSuccess: (data) => saveJson(`account-${person.id}.json`, data),
    onError: (error) => adminToast.error(accountFailureMessage(error)),
  });
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel={usersMessages.downloading}
        onClick={() => download()}
      >
        {usersMessages.download}
      </Button>
      {person.role === 'admin' ? (
        <Button variant="secondary" onClick={() => onChange('make-adopter')}>
          {usersMessages.makeAdopter}
        </Button>
      ) : (
        <Button
          variant="secondary"
          disabled={!person.email_confirmed}
          onClick={() => onChange('make-admin')}
        >
          {usersMessages.makeAdmin}
        </Button>
      )}
      <Button variant="danger" onClick={() => onChange('delete')}>
        {usersMessages.remove}
      </Button>
    </div>
  );
}
