import type { AccountOfPerson } from '@pawmatch/contract/users/user';
import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/ui/Button.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { useCan } from '../../../lib/use-can.ts';
import { saveJson } from '../../account/save-json.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import { exportUser } from '../users-api.ts';
import { usersMessages } from '../users-messages.ts';

type PersonActionsProps = {
  person: AccountOfPerson;
  onDelete: () => void;
};

/** Exports an account or deletes it; roles are changed on the page of colleagues. */
export function PersonActions({ person, onDelete }: PersonActionsProps) {
  const can = useCan();
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
      {person.role === 'admin' && can('staff.manage') && (
        <ButtonLink to="/admin/colleagues" variant="secondary">
          {usersMessages.colleagues}
        </ButtonLink>
      )}
      <Button variant="dangerOutlined" onClick={onDelete}>
        {usersMessages.remove}
      </Button>
    </div>
  );
}
