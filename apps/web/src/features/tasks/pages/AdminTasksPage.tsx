import type { TaskView } from '@pawmatch/contract/tasks/task-values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ListState } from '../../../staff/list/ListState.tsx';
import { ViewSwitch } from '../../../staff/list/ViewSwitch.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { NewTaskForm } from '../components/NewTaskForm.tsx';
import { TaskList } from '../components/TaskList.tsx';
import { tasksQuery } from '../tasks-api.ts';
import { taskMessages as messages } from '../tasks-messages.ts';

/** Whatever waits for somebody, overdue first and then by day. */
export function AdminTasksPage() {
  const [view, setView] = useState<TaskView>('all');
  const query = useQuery(tasksQuery(view));
  const { data } = query;
  return (
    <StaffPage
      title={messages.title}
      about={messages.about}
      action={
        <ViewSwitch
          label={messages.viewsLabel}
          labels={messages.views}
          view={view}
          onView={setView}
        />
      }
    >
      <Card>
        <NewTaskForm />
      </Card>
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {data?.tasks.length === 0 && (
        <EmptyState title={messages.empty[view]}>{messages.emptyHint}</EmptyState>
      )}
      {data && data.tasks.length > 0 && <TaskList tasks={data.tasks} today={data.today} />}
      {data && data.total > data.tasks.length && (
        <p className="text-sm text-text-muted">
          {messages.more({ shown: data.tasks.length, total: data.total })}
        </p>
      )}
    </StaffPage>
  );
}
