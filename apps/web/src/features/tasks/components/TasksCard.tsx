import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { useCan } from '../../../lib/use-can.ts';
import { type TaskSubject, tasksQuery } from '../tasks-api.ts';
import { taskMessages as messages } from '../tasks-messages.ts';
import { NewTaskForm } from './NewTaskForm.tsx';
import { TaskList } from './TaskList.tsx';

/** What is to be done about a pet or a person, and a new task about them. */
export function TasksCard({ subject }: { subject: TaskSubject }) {
  const isInUse = useCan()('tasks.read');
  const { data } = useQuery({ ...tasksQuery('all', subject), enabled: isInUse });
  if (!data) return null;
  return (
    <TitledCard id="tasks-of-subject" title={messages.ofSubject}>
      {data.tasks.length === 0 ? (
        <p className="text-sm text-text-muted">{messages.noneOfSubject}</p>
      ) : (
        <TaskList tasks={data.tasks} today={data.today} isOnItsPage />
      )}
      <NewTaskForm subject={subject} />
    </TitledCard>
  );
}
