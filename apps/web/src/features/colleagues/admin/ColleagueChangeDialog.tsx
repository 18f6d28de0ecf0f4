import type { Colleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import { type ShelterRole, shelterRoles } from '@pawmatch/contract/staff/capabilities';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { listInWords } from '../../../lib/text/format-text.ts';
import { adminToast } from '../../../lib/toast.ts';
import { accountFailureMessage } from '../../auth/auth-failure.ts';
import * as api from '../colleagues-api.ts';
import { colleaguesMessages as messages } from '../colleagues-messages.ts';
import { roleNames } from '../role-messages.ts';
import { RoleField } from './RoleField.tsx';

export type ColleagueChange =
  | 'role'
  | 'suspend'
  | 'reinstate'
  | 'remove'
  | 'askFactorReset'
  | 'confirmFactorReset';

type ColleagueChangeDialogProps = {
  colleague: Colleague;
  change: ColleagueChange;
  onDone: (message: string) => void;
  onClose: () => void;
};

interface Question {
  title: string;
  message: ReactNode;
  confirmText: string;
  tone?: 'primary';
  run: () => Promise<unknown>;
  done: string;
}

/** Asks before the rights or the second factor of a colleague change. */
export function ColleagueChangeDialog({
  colleague,
  change,
  onDone,
  onClose,
}: ColleagueChangeDialogProps) {
  const { id, full_name: name } = colleague;
  const [role, setRole] = useState<ShelterRole>(colleague.role);
  const questions: Record<ColleagueChange, Question> = {
    role: {
      title: messages.changeRoleTitle(name),
      message: (
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
      ),
      confirmText: messages.changeRole,
      tone: 'primary',
      run: () => api.changeColleague(id, { role }),
      done: messages.roleChanged({ name, role: roleNames[role] }),
    },
    suspend: {
      title: messages.suspendQuestion(name),
      message: messages.suspendText,
      confirmText: messages.suspend,
      run: () => api.suspendColleague(id),
      done: messages.hasBeenSuspended(name),
    },
    reinstate: {
      title: messages.reinstateQuestion(name),
      message: messages.reinstateText(roleNames[colleague.role]),
      confirmText: messages.reinstate,
      tone: 'primary',
      run: () => api.reinstateColleague(id),
      done: messages.reinstated(name),
    },
    remove: {
      title: messages.removeQuestion(name),
      message: (
        <div className="grid gap-3">
          <p>{messages.removeText}</p>
          {colleague.foster_pets.length > 0 && (
            <p className="wrap-anywhere">
              {messages.petsStay({ name, pets: listInWords(colleague.foster_pets) })}
            </p>
          )}
        </div>
      ),
      confirmText: messages.remove,
      run: () => api.removeColleague(id),
      done: messages.removed(name),
    },
    askFactorReset: {
      title: messages.lostDeviceQuestion(name),
      message: messages.lostDeviceText,
      confirmText: messages.askReset,
      run: () => api.askFactorReset(id),
      done: messages.resetAsked(name),
    },
    confirmFactorReset: {
      title: messages.confirmResetQuestion(name),
      message: messages.confirmResetText,
      confirmText: messages.confirmReset,
      run: () => api.confirmFactorReset(id),
      done: messages.resetDone(name),
    },
  };
  const { run, done, ...question } = questions[change];
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => onDone(done),
    onError: (error) => {
      adminToast.error(accountFailureMessage(error));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      {...question}
      isProcessing={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
