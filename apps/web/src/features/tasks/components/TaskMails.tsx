import { type TaskMailHour, taskMailHours } from '@pawmatch/contract/tasks/task-values';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { saveTaskMails, taskMailsQuery } from '../tasks-api.ts';
import { taskMailMessages as messages } from '../tasks-messages.ts';

/** When the reader gets the email of the morning. */
export function TaskMails() {
  const queries = useQueryClient();
  const query = useQuery(taskMailsQuery);
  const { data } = query;
  const save = useMutation({
    mutationFn: saveTaskMails,
    onSuccess: (saved) => {
      queries.setQueryData(taskMailsQuery.queryKey, saved);
      adminToast.success(messages.saved);
    },
    onError: (failure) => void adminToast.error(failureReason(failure, messages.saveFailed)),
  });
  const { hour } = (save.isPending ? save.variables : data) ?? { hour: null };
  return (
    <TitledCard id="settings-task-mails" title={messages.title} about={messages.about}>
      {!data && <LoadFailure query={query} message={messages.loadFailed} />}
      {data && (
        <SelectField
          label={messages.hour}
          className="sm:max-w-xs"
          placeholder={messages.never}
          options={taskMailHours.map((each) => ({
            value: `${each}`,
            label: messages.at({ hour: each }),
          }))}
          value={hour ?? ''}
          disabled={save.isPending}
          onChange={({ target }) =>
            save.mutate({
              hour: target.value === '' ? null : (Number(target.value) as TaskMailHour),
            })
          }
        />
      )}
    </TitledCard>
  );
}
