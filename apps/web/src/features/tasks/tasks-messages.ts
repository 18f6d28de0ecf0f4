import type { TaskSource, TaskView } from '@pawmatch/contract/tasks/task-values';
import { formatCount } from '../../lib/text/format-text.ts';

/** The texts about what waits for somebody. */
export const taskMessages = {
  title: 'Tasks',
  about:
    'All that waits for somebody. What follows from another page is done there, and then gone.',
  loading: 'Loading tasks',
  loadFailed: 'The tasks could not be loaded.',
  viewsLabel: 'Whose tasks',
  views: {
    all: 'Everybody’s',
    mine: 'Mine',
    nobody: 'Nobody’s',
  } satisfies Record<TaskView, string>,
  sources: {
    own: 'Task',
    visit: 'Visit request',
    adoption: 'Adoption',
    follow_up: 'Follow-up',
    import: 'Import',
    feed: 'Feed',
    hold: 'Hold',
    details: 'Pet details',
    report: 'Foster report',
    care: 'Care',
    result: 'Test result',
    mention: 'Mention',
    foster_left: 'Foster home',
  } satisfies Record<TaskSource, string>,

  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  noDay: 'No day',
  overdueSince: ({ day }: { day: string }) => `Overdue since ${day}`,
  aboutPet: ({ name }: { name: string }) => `About ${name}`,
  madeBy: ({ name }: { name: string }) => `From ${name}`,
  wasFor: ({ name }: { name: string }) => `Was for ${name}`,
  more: ({ shown, total }: { shown: number; total: number }) =>
    `These are the first ${formatCount(shown)} of ${formatCount(total)}.`,

  empty: {
    all: 'Nothing waits',
    mine: 'Nothing of yours waits',
    nobody: 'Nothing waits without somebody',
  } satisfies Record<TaskView, string>,
  emptyHint: 'Write down below the title what somebody should do, for whom and until when.',

  newTask: 'New task',
  newTaskPlaceholder: 'What is to be done?',
  assignee: 'For',
  dueOn: 'Until when',
  nobody: 'Nobody',
  me: ({ name }: { name: string }) => `${name} (you)`,
  add: 'Add Task',
  adding: 'Adding…',
  added: 'The task was added.',
  addFailed: 'The task could not be added.',

  assigneeOf: ({ title }: { title: string }) => `Who does “${title}”`,
  assigned: ({ name }: { name: string | null }) =>
    name ? `${name} does this.` : 'Nobody does this yet.',
  assignFailed: 'Who does this could not be changed.',

  tick: ({ title }: { title: string }) => `Done: ${title}`,
  ticked: ({ title }: { title: string }) => `“${title}” is done.`,
  alreadyDone: ({ title, name }: { title: string; name: string | null }) =>
    `“${title}” was done already by ${name ?? 'somebody else'}.`,
  tickFailed: 'The task could not be changed.',
  reopened: ({ title }: { title: string }) => `“${title}” is open again.`,

  ofSubject: 'Tasks',
  noneOfSubject: 'Nothing is to be done here.',
};

/** The texts of the setting of the mail of the morning. */
export const taskMailMessages = {
  title: 'Emails about tasks',
  about:
    'One email in the morning with your tasks, and those that nobody does yet, which are overdue or due that day. None when nothing waits.',
  hour: 'When you get the email',
  never: 'Never',
  at: ({ hour }: { hour: number }) => `Every day at ${hour}:00 AM`,
  loadFailed: 'The setting of the emails about tasks could not be loaded.',
  saved: 'Your emails about tasks are set.',
  saveFailed: 'The setting could not be changed.',
};
