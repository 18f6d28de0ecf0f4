import * as z from 'zod/mini';
import { hasPlausibleYear } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { queryChoice } from '../query-values.ts';
import { capabilities } from '../staff/capabilities.ts';
import { isStorable, requiredLine } from '../text.ts';
import { emptyTextMessages, fieldNames } from '../text-messages.ts';
import { taskInputMessages } from './task-messages.ts';
import { MAX_TASK_TITLE, taskMailHours, taskSourceNames, taskViews } from './task-values.ts';

const Source = z.enum(taskSourceNames, { error: () => taskInputMessages.noSuchTasks });
const AssignedTo = z.nullable(Id);
const Person = z.object({ id: Id, name: z.string() });

/** Something that waits for somebody. */
export const Task = z.object({
  source: Source,
  /** Of the shelter's own task, or of the record that it follows from. */
  subject: z.string(),
  title: z.string(),
  /** Where it is done, or what it is about, below the pages of staff, such as `/visits/…`; null for nowhere. */
  path: z.nullable(z.string()),
  /** The pet or the person that an own task is about. */
  about: z.nullable(z.string()),
  /** The day at the shelter until which it should be done; null where nothing presses. */
  due_on: z.nullable(z.iso.date()),
  is_overdue: z.boolean(),
  assigned_to: z.nullable(Person),
  /** Who it was for, and cannot do it any more, such as a colleague who has left. */
  assigned_before: z.nullable(z.string()),
  /** Whoever does it needs this. */
  needs: z.enum(capabilities),
  /** Who made an own task, or mentioned somebody. */
  made_by: z.nullable(z.string()),
  /** Of what is ticked. */
  done: z.nullable(z.object({ by: z.nullable(Person), at: Timestamp })),
});
export type Task = z.infer<typeof Task>;

export const listTasks = defineEndpoint({
  method: 'GET',
  path: '/admin/tasks',
  access: 'tasks.read',
  summary:
    'What waits for somebody: overdue tasks first, then by day. With `pet_id` or `person_id` only the own tasks about them',
  query: z.object({
    view: queryChoice(taskViews),
    pet_id: z.optional(Id),
    person_id: z.optional(Id),
  }),
  output: z.object({
    tasks: z.array(Task),
    /** More than are listed, when there are very many. */
    total: z.int(),
    /** The day at the shelter. */
    today: z.iso.date(),
  }),
});

export const countTasks = defineEndpoint({
  method: 'GET',
  path: '/admin/tasks/count',
  access: 'tasks.read',
  summary: 'How many tasks of the caller are overdue or due today',
  output: z.object({ due: z.int() }),
});

export const createTask = defineEndpoint({
  method: 'POST',
  path: '/admin/tasks',
  access: 'tasks.read',
  summary: 'Make a task of the shelter’s own, about a pet, about a person, or about neither',
  body: z
    .object({
      title: requiredLine(
        MAX_TASK_TITLE,
        () => fieldNames.task,
        () => emptyTextMessages.task,
      ),
      pet_id: z._default(z.nullable(Id), null),
      person_id: z._default(z.nullable(Id), null),
      assigned_to: z._default(AssignedTo, null),
      due_on: z._default(
        z.nullable(z.iso.date({ error: () => inputMessages.chooseDay }).check(hasPlausibleYear)),
        null,
      ),
    })
    .check(
      z.refine(({ pet_id, person_id }) => !pet_id || !person_id, {
        path: ['person_id'],
        error: () => taskInputMessages.petOrPerson,
      }),
    ),
  status: 201,
  output: Task,
});

export const changeTask = defineEndpoint({
  method: 'PUT',
  path: '/admin/tasks/:id',
  access: 'tasks.read',
  summary:
    'Finish an own task or a mention, or open it again; what somebody has finished stays theirs',
  params: ById,
  body: z.object({ is_done: z.boolean() }),
  output: Task,
});

export const assignTask = defineEndpoint({
  method: 'PUT',
  path: '/admin/task-assignments',
  access: 'tasks.read',
  summary: 'Say who does a task of any kind, or that nobody does yet',
  body: z.object({
    source: Source,
    subject: z.string().check(z.minLength(1), z.maxLength(100), z.refine(isStorable)),
    assigned_to: AssignedTo,
  }),
  output: Task,
});

/** When the caller gets an email about what waits; null for never. */
export const TaskMailSettings = z.object({ hour: z.nullable(z.literal(taskMailHours)) });
export type TaskMailSettings = z.infer<typeof TaskMailSettings>;

export const getTaskMailSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/task-mails',
  access: 'tasks.read',
  summary: 'When the caller gets the email of the morning about tasks',
  output: TaskMailSettings,
});

export const updateTaskMailSettings = defineEndpoint({
  method: 'PUT',
  path: '/admin/task-mails',
  access: 'tasks.read',
  summary: 'Change when the caller gets the email of the morning about tasks',
  body: TaskMailSettings,
  output: TaskMailSettings,
});
