import { useQuery } from '@tanstack/react-query';
import { useWaitingCount } from '../../lib/tab-title.ts';
import { useCan } from '../../lib/use-can.ts';
import { taskCountQuery } from '../../staff/task-count.ts';
import { visitRows } from '../visits/staff/staff-visits-api.ts';
import { useLiveChanges } from './use-live-changes.ts';

/** Shows in the tab's title how many requests wait for an answer, and counts tasks; loaded with the first page of staff. */
export function LiveChanges() {
  useLiveChanges();
  const can = useCan();
  const mayAnswer = can('visits.confirm');
  useQuery({ ...taskCountQuery, enabled: can('tasks.read') });
  const { data } = useQuery({ ...visitRows.counts({}), enabled: mayAnswer });
  useWaitingCount((mayAnswer && data?.views.to_answer) || 0);
  return null;
}
