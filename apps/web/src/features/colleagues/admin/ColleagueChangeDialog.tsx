import type { Colleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { type ShelterRole, shelterRoles } from '@pawmatch/contract/staff/capabilities';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { adminToast } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-messages.ts';
import { PasswordAgainDialog } from '../../auth/components/PasswordAgainDialog.tsx';
import {
  changeColleague,
  reinstateColleague,
  removeColleague,
  suspendColleague,
} from '../colleagues-api.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { roleNames } from '../role-names.ts';
import { RoleField } from './RoleField.tsx';

export type ColleagueChange = 'role' | 'suspend' | 'reinstate' | 'remove';

type ColleagueChangeDialogProps = {
  colleague: Colleague;
  change: ColleagueChange;
  onDone: (message: string) => void;
  onClose: () => void;
};

/** Asks before the rights of a colleague change; for all but the urgent suspension, with one's own password. */
export function ColleagueChangeDialog({
  colleague,
  change,
  onDone,
  onClose,
}: ColleagueChangeDialogProps) {
  const { id, full_name: name } = colleague;
  const [role, setRole] = useState<ShelterRole>(colleague.role);
  const suspension = useMutation({
    mutationFn: () => suspendColleague(id),
    onSuccess: () => onDone(messages.hasBeenSuspended(name)),
    onError: (error) => {
      adminToast.error(accountFailureMessage(error));
      onClose();
    },
  });

  switch (change) {
    case 'role':
      return (
        <PasswordAgainDialog
          tone="primary"
          title={messages.changeRoleTitle(name)}
          confirmText={messages.changeRole}
          busyText={messages.changing}
          onConfirm={async (current_password) => {
            await changeColleague(id, { role, current_password });
            onDone(messages.roleChanged({ name, role: roleNames[role] }));
          }}
          onClose={onClose}
        >
          <div className="grid gap-5">
            <p>{messages.changeRoleText}</p>
            <RoleField
              role={role}
              value={role}
              onChange={({ target }) =>
                setRole(shelterRoles.find((it) => it === target.value) ?? role)
              }
            />
          </div>
        </PasswordAgainDialog>
      );
    case 'suspend':
      return (
        <ConfirmDialog
          open
          title={messages.suspendQuestion(name)}
          message={messages.suspendText}
          confirmText={messages.suspend}
          isProcessing={suspension.isPending}
          onConfirm={() => suspension.mutate()}
          onCancel={onClose}
        />
      );
    case 'reinstate':
      return (
        <PasswordAgainDialog
          tone="primary"
          title={messages.reinstateQuestion(name)}
          confirmText={messages.reinstate}
          busyText={messages.reinstating}
          onConfirm={async (password) => {
            await reinstateColleague(id, password);
            onDone(messages.reinstated(name));
          }}
          onClose={onClose}
        >
          {messages.reinstateText(roleNames[colleague.role])}
        </PasswordAgainDialog>
      );
    case 'remove':
      return (
        <PasswordAgainDialog
          title={messages.removeQuestion(name)}
          confirmText={messages.remove}
          busyText={messages.removing}
          onConfirm={async (password) => {
            await removeColleague(id, password);
            onDone(messages.removed(name));
          }}
          onClose={onClose}
        >
          {messages.removeText}
        </PasswordAgainDialog>
      );
  }
}
