import { type FeedDestination, feedNames } from '@pawmatch/contract/feeds/feed-values';
import { UNDO_DAYS } from '@pawmatch/contract/import/import-values';
import type { TaskSource } from '@pawmatch/contract/tasks/task-values';
import { sql } from 'drizzle-orm';
import { taskTitles as titles } from '../task-messages.ts';
import type { SourceOfTasks } from './task-source.ts';

/** Imports and feeds that staff have to look at. */
export const dataSources = {
  import: {
    // As long as its list is kept.
    rows: ({ shelterId, now }) => ({
      columns: {
        subject: sql`imports.id`,
        due_at: sql`finished_at + make_interval(days => ${UNDO_DAYS})`,
        assigned: sql`created_by`,
        person: sql`file_name`,
        detail: sql`counts ->> 'conflict'`,
      },
      from: sql`imports WHERE shelter_id = ${shelterId} AND state = 'done' AND (counts ->> 'conflict')::integer > 0
        AND finished_at > ${now.toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS})`,
    }),
    title: ({ person: file, detail }) => titles.import({ file, count: Number(detail) }),
    path: ({ subject }) => `/data/import?id=${subject}`,
  },
  feed: {
    rows: ({ shelterId }) => ({
      columns: { subject: sql`feeds.id`, due_at: sql`held_at`, detail: sql`destination` },
      from: sql`feeds WHERE shelter_id = ${shelterId} AND is_on AND held_at IS NOT NULL`,
    }),
    title: ({ detail }) => titles.feed({ destination: feedNames[detail as FeedDestination] }),
    path: () => '/data/feeds',
  },
} satisfies Partial<Record<TaskSource, SourceOfTasks>>;
