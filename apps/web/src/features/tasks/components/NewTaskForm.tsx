import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
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
    <form
      noValidate
      onSubmit={add}
      className="grid gap-3 sm:grid-cols-[1fr_auto_auto_auto] sm:items-end"
    >
      <TextField
        ref={titleField}
        label={messages.newTask}
        placeholder={messages.newTaskPlaceholder}
        value={task.title}
        error={create.error && failureReason(create.error, messages.addFailed)}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTask({ ...task, title: target.value })}
      />
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <SelectField
          label={messages.assignee}
          className="min-w-0 sm:w-40"
          options={assignees}
          value={task.assignedTo}
          onChange={({ target }) => setTask({ ...task, assignedTo: target.value })}
        />
        <TextField
          type="date"
          label={messages.dueOn}
          className="min-w-0 sm:w-40"
          value={task.dueOn}
          onChange={({ target }) => setTask({ ...task, dueOn: target.value })}
        />
      </div>
      <Button type="submit" busy={create.isPending} busyLabel={messages.adding}>
        {messages.add}
      </Button>
    </form>
  );
}
