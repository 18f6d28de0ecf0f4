import { Id } from '@pawmatch/contract/id';
import type { Capability } from '@pawmatch/contract/staff/capabilities';
import {
  isTicked,
  MAX_LISTED_TASKS,
  type TaskSource,
  type TaskView,
  taskSourceNames,
  taskSources,
  tickedSources,
} from '@pawmatch/contract/tasks/task-values';
import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import { createAnswerTimes } from '@pawmatch/contract/visits/times/answer-time';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import { refreshCare } from '../care/plans/refresh-care.ts';
import { findPet } from '../pets/pets.repository.ts';
import { listAbleColleagues, requireMembership } from '../staff/memberships.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { neededFor } from './needed-for.ts';
import type { TaskReader } from './sources/task-source.ts';
import { taskMessages } from './task-messages.ts';
import { presentTask } from './tasks.presenter.ts';
import * as repository from './tasks.repository.ts';

/** A colleague at a shelter, with what they may there. */
interface TaskCaller {
  userId: string;
  shelterId: string;
  capabilities: readonly Capability[];
}

type Subject = { source: TaskSource; subject: string };

/** A task of one of these sources. */
type Sought = { sources: readonly TaskSource[]; subject: string };

/** Overdue tasks first, then by day; what has no day comes last. */
const inOrder = (one: Task, other: Task): number =>
  Number(other.is_overdue) - Number(one.is_overdue) ||
  (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999') ||
  one.title.localeCompare(other.title);

/** Whatever waits for somebody at a shelter. */
export function createTasksService(dependencies: Uses<'database' | 'clock' | 'shelters'>) {
  const { database, clock, shelters } = dependencies;
  const readerOf = ({ userId, shelterId, capabilities }: TaskCaller): TaskReader => {
    const { time_zone: timeZone } = shelters.of(shelterId);
    const now = clock();
    return {
      ...{ userId, shelterId, now, timeZone, today: toZonedTime(now, timeZone).date },
      maySeePeople: capabilities.includes('people.read'),
    };
  };

  const sourcesOf = ({ capabilities }: TaskCaller) =>
    taskSourceNames.filter((source) => capabilities.includes(taskSources[source]));

  async function read(
    reader: TaskReader,
    which: { sources: readonly TaskSource[]; assignedTo?: string },
  ): Promise<Task[]> {
    const { answerBy } = createAnswerTimes(shelters.of(reader.shelterId));
    const rows = await repository.listTaskRows(database, reader, which);
    return rows.map((row) => presentTask(row, reader, answerBy)).sort(inOrder);
  }

  /** All that the caller may see, with the care that is due at this moment. */
  async function readAll(reader: TaskReader, caller: TaskCaller, assignedTo?: string) {
    if (caller.capabilities.includes(taskSources.care)) {
      await refreshCare(dependencies, caller.shelterId);
    }
    return read(reader, { sources: sourcesOf(caller), ...(assignedTo && { assignedTo }) });
  }

  /** @throws AppError TASK_NOT_FOUND also for one that the caller may not see */
  async function require(caller: TaskCaller, { sources: among, subject }: Sought): Promise<Task> {
    // Of what is ticked, the subject is an id; of other sources it may be a day and a place.
    const canBe = (source: TaskSource) => !isTicked(source) || Id.safeParse(subject).success;
    const sources = sourcesOf(caller).filter((each) => among.includes(each) && canBe(each));
    const [task] = await read({ ...readerOf(caller), subject }, { sources });
    if (!task) throw new AppError('TASK_NOT_FOUND');
    return task;
  }

  /** @throws AppError COLLEAGUE_NOT_FOUND, VALIDATION_FAILED when they may not do it */
  async function requireAble(shelterId: string, userId: string | null, needs: Capability) {
    if (userId === null) return;
    await requireMembership(database, { userId, shelterId });
    const able = await listAbleColleagues(database, shelterId, needs);
    if (!able.some(({ user }) => user.id === userId)) {
      throw invalidField('assigned_to', taskMessages.cannotDo);
    }
  }

  const isDue = ({ due_on, is_overdue }: Task, today: string) =>
    is_overdue || (due_on !== null && due_on <= today);

  return {
    async list(caller: TaskCaller, view: TaskView, about?: TaskReader['about']) {
      const reader: TaskReader = { ...readerOf(caller), ...(about && { about }) };
      const assignedTo = view === 'mine' ? caller.userId : undefined;
      const tasks = about
        ? await read(reader, { sources: ['own'], ...(assignedTo && { assignedTo }) })
        : await readAll(reader, caller, assignedTo);
      const listed = view === 'nobody' ? tasks.filter((task) => !task.assigned_to) : tasks;
      return {
        tasks: listed.slice(0, MAX_LISTED_TASKS),
        total: listed.length,
        today: reader.today,
      };
    },

    /** What is the caller's, or nobody's, and overdue or due today. */
    async listDue(caller: TaskCaller) {
      const reader = readerOf(caller);
      const tasks = await readAll(reader, caller);
      const due = tasks.filter((task) => isDue(task, reader.today));
      return {
        own: due.filter(({ assigned_to }) => assigned_to?.id === caller.userId),
        nobodys: due.filter(({ assigned_to }) => assigned_to === null),
      };
    },

    /** How many tasks of the caller are overdue or due today. */
    async count(caller: TaskCaller): Promise<number> {
      const reader = readerOf(caller);
      const which = { sources: sourcesOf(caller), assignedTo: caller.userId };
      return (await read(reader, which)).filter((task) => isDue(task, reader.today)).length;
    },

    /** @throws AppError PET_NOT_FOUND, USER_NOT_FOUND, COLLEAGUE_NOT_FOUND, VALIDATION_FAILED */
    async create(
      caller: TaskCaller,
      task: {
        title: string;
        petId: string | null;
        personId: string | null;
        assignedTo: string | null;
        dueOn: string | null;
      },
    ): Promise<Task> {
      const { shelterId, userId: madeBy } = caller;
      const { petId, personId } = task;
      if (petId && !(await findPet(database, petId))) throw new AppError('PET_NOT_FOUND');
      if (personId && !(await findUser(database, personId))) throw new AppError('USER_NOT_FOUND');
      const needs = neededFor('own', { isAboutPerson: personId !== null });
      await requireAble(shelterId, task.assignedTo, needs);
      const id = newId();
      await repository.insertTask(database, { ...task, id, shelterId, madeBy, madeAt: clock() });
      return require(caller, { sources: ['own'], subject: id });
    },

    /** @throws AppError TASK_NOT_FOUND */
    async setDone(caller: TaskCaller, id: string, isDone: boolean): Promise<Task> {
      const ticked = { sources: tickedSources, subject: id };
      const { source } = await require(caller, ticked);
      const { shelterId, userId } = caller;
      const by = isDone ? userId : null;
      await repository.setDone(database, { source, id, shelterId, by, now: clock() });
      return require(caller, ticked);
    },

    /** @throws AppError TASK_NOT_FOUND, COLLEAGUE_NOT_FOUND, VALIDATION_FAILED */
    async assign(caller: TaskCaller, task: Subject, assignedTo: string | null): Promise<Task> {
      const { shelterId } = caller;
      const sought = { sources: [task.source], subject: task.subject };
      const { needs } = await require(caller, sought);
      await requireAble(shelterId, assignedTo, needs);
      await repository.storeAssignment(database, { ...task, shelterId, assignedTo, now: clock() });
      return require(caller, sought);
    },
  };
}
