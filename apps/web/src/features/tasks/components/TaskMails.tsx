import { type TaskMailHour, taskMailHours } from '@pawmatch/contract/tasks/task-values';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '../../../components/ui/Card.tsx';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { saveTaskMails, taskMailsQuery } from '../tasks-api.ts';
import { taskMailMessages as messages } from '../tasks-messages.ts';

/** When the reader gets the email of the morning. */
export function TaskMails() {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(taskMailsQuery);
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
    <Card as="section" aria-labelledby="settings-task-mails" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="settings-task-mails" className="text-xl">
          {messages.title}
        </h2>
        <p className="text-sm text-text-muted">{messages.about}</p>
      </div>
      {error && !data && (
        <LoadFailure
          message={messages.loadFailed}
          error={error}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
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
    </Card>
  );
}
