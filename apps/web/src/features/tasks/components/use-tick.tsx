import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { adminToast, dismissToast, LONG_TOAST_DURATION } from '../../../lib/toast.ts';
import { UndoText } from '../../../staff/UndoText.tsx';
import { useSession } from '../../auth/session-context.ts';
import { useTickTask } from '../tasks-api.ts';
import { taskMessages as messages } from '../tasks-messages.ts';

/** Ticks an own task or a mention, with a way back, and says who was faster. */
export function useTick(onDone: () => void): (task: Task) => void {
  const { user } = useSession();
  const { mutate } = useTickTask();

  const reopen = ({ subject: id, title }: Task, toast: string) => {
    dismissToast(toast);
    mutate(
      { id, isDone: false },
      { onSuccess: () => void adminToast.success(messages.reopened({ title })) },
    );
  };

  return (task) => {
    const { subject: id, title } = task;
    mutate(
      { id, isDone: true },
      {
        onSuccess: ({ done }) => {
          onDone();
          if (user && done?.by && done.by.id !== user.id) {
            adminToast.blank(messages.alreadyDone({ title, name: done.by.name }));
            return;
          }
          const text = messages.ticked({ title });
          const toast = adminToast.success(text, {
            duration: LONG_TOAST_DURATION,
            content: <UndoText text={text} onUndo={() => reopen(task, toast)} />,
          });
        },
      },
    );
  };
}
