import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { type TaskSubject, useCreateTask } from '../tasks-api.ts';
import { taskMessages as messages } from '../tasks-messages.ts';
import { useAssignees } from './use-assignees.ts';

const EMPTY = { title: '', assignedTo: '', dueOn: '' };

/** A title and one more tap make a task; for whom and until when can be said beside it. */
export function NewTaskForm({ subject }: { subject?: TaskSubject }) {
  const create = useCreateTask(subject);
  const [task, setTask] = useState(EMPTY);
  const titleField = useRef<HTMLInputElement>(null);
  const isAboutPerson = subject !== undefined && 'person_id' in subject;
  const assignees = useAssignees()(isAboutPerson ? 'people.read' : 'tasks.read');

  const add = (event: FormEvent) => {
    event.preventDefault();
    const { title, assignedTo, dueOn } = task;
    create.mutate(
      { title, assigned_to: assignedTo || null, due_on: dueOn || null },
      {
        onSuccess: () => {
          setTask(EMPTY);
          adminToast.success(messages.added);
        },
        onSettled: () => titleField.current?.focus(),
      },
    );
  };

  return (
    <form noValidate onSubmit={add} className="flex flex-wrap items-end gap-3">
      <TextField
        ref={titleField}
        label={messages.newTask}
        className="flex-[99_1_18rem]"
        placeholder={messages.newTaskPlaceholder}
        value={task.title}
        error={create.error && failureReason(create.error, messages.addFailed)}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTask({ ...task, title: target.value })}
      />
      <SelectField
        label={messages.assignee}
        className="min-w-0 flex-[1_1_8rem]"
        options={assignees}
        value={task.assignedTo}
        onChange={({ target }) => setTask({ ...task, assignedTo: target.value })}
      />
      <TextField
        type="date"
        label={messages.dueOn}
        className="min-w-0 flex-[1_1_9.5rem]"
        value={task.dueOn}
        onChange={({ target }) => setTask({ ...task, dueOn: target.value })}
      />
      <Button type="submit" className="grow" busy={create.isPending} busyLabel={messages.adding}>
        {messages.add}
      </Button>
    </form>
  );
}
