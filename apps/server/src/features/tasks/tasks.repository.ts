import { rolesByCapability } from '@pawmatch/contract/staff/capabilities';
import type { TaskSource } from '@pawmatch/contract/tasks/task-values';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { neededFor } from './needed-for.ts';
import type { TaskFacts, TaskReader } from './sources/task-source.ts';
import { selectSource } from './task-sources.repository.ts';

export interface TaskRow extends TaskFacts {
  source: TaskSource;
  dueAt: Date | null;
  dueOn: string | null;
  askedAt: Date | null;
  assigneeId: string | null;
  assignee: string | null;
  /** The assignee works here, and may do it. */
  isAssigneeAble: boolean;
  doneById: string | null;
  doneBy: string | null;
  doneAt: Date | null;
}

type Instants = 'dueAt' | 'askedAt' | 'doneAt';
type StoredRow = Omit<TaskRow, Instants> & Record<Instants, string | null>;

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * What waits, of all these sources in one query.
 * @param assignedTo only what is for this colleague
 */
export async function listTaskRows(
  database: Queries,
  reader: TaskReader,
  { sources, assignedTo }: { sources: readonly TaskSource[]; assignedTo?: string },
): Promise<TaskRow[]> {
  if (sources.length === 0) return [];
  const { shelterId, subject } = reader;
  const all = sources.map((source) =>
    selectSource(source, reader, (facts) => rolesByCapability[neededFor(source, facts)]),
  );
  const isWanted: SQL[] = [
    ...(assignedTo ? [sql`assignee.id = ${assignedTo}`] : []),
    ...(subject ? [sql`waiting.subject = ${subject}`] : []),
  ];
  const { rows } = await database.execute<StoredRow & Record<string, unknown>>(sql`
    SELECT waiting.source, waiting.subject, pet, person, detail, pet_id AS "petId", person_id AS "personId",
      made_by AS "madeBy", due_at AS "dueAt", due_on::text AS "dueOn", asked_at AS "askedAt",
      assignee.id AS "assigneeId", assignee.full_name AS assignee,
      EXISTS (SELECT FROM memberships WHERE user_id = assignee.id AND shelter_id = ${shelterId}
        AND until IS NULL AND suspended_at IS NULL AND role = ANY (allowed)) AS "isAssigneeAble",
      done_by AS "doneById", doer.full_name AS "doneBy", done_at AS "doneAt"
    FROM (${sql.join(all, sql` UNION ALL `)}) AS waiting
    LEFT JOIN task_assignments AS given
      ON given.shelter_id = ${shelterId} AND given.source = waiting.source AND given.subject = waiting.subject
    LEFT JOIN users AS assignee
      ON assignee.id = CASE WHEN given.subject IS NULL THEN waiting.assigned ELSE given.assigned_to END
    LEFT JOIN users AS doer ON doer.id = done_by
    ${isWanted.length > 0 ? sql`WHERE ${sql.join(isWanted, sql` AND `)}` : sql``}`);
  return rows.map((row) => ({
    ...row,
    dueAt: dateOf(row.dueAt),
    askedAt: dateOf(row.askedAt),
    doneAt: dateOf(row.doneAt),
  }));
}

interface NewTask {
  id: string;
  shelterId: string;
  title: string;
  petId: string | null;
  personId: string | null;
  assignedTo: string | null;
  dueOn: string | null;
  madeBy: string;
  madeAt: Date;
}

export async function insertTask(database: Queries, task: NewTask): Promise<void> {
  await database.execute(sql`
    INSERT INTO tasks (id, shelter_id, title, pet_id, user_id, assigned_to, due_on, made_by, made_at, updated_at)
    VALUES (${task.id}, ${task.shelterId}, ${task.title}, ${task.petId}, ${task.personId}, ${task.assignedTo},
      ${task.dueOn}, ${task.madeBy}, ${task.madeAt.toISOString()}, ${task.madeAt.toISOString()})`);
}

/** What one colleague has done stays done by them. @param task.by null to open it again */
export async function setDone(
  database: Queries,
  task: { source: TaskSource; id: string; shelterId: string; by: string | null; now: Date },
): Promise<void> {
  const { source, id, shelterId, by } = task;
  const table = source === 'own' ? sql`tasks` : sql`mentions`;
  const now = task.now.toISOString();
  await database.execute(
    by
      ? sql`UPDATE ${table} SET done_by = ${by}, done_at = ${now}, updated_at = ${now}
          WHERE id = ${id} AND shelter_id = ${shelterId} AND done_at IS NULL`
      : sql`UPDATE ${table} SET done_by = NULL, done_at = NULL, updated_at = ${now}
          WHERE id = ${id} AND shelter_id = ${shelterId}`,
  );
}

/** @param task.assignedTo null for nobody */
export async function storeAssignment(
  database: Queries,
  task: {
    shelterId: string;
    source: TaskSource;
    subject: string;
    assignedTo: string | null;
    now: Date;
  },
): Promise<void> {
  const { shelterId, source, subject, assignedTo, now } = task;
  await database.execute(
    source === 'own'
      ? sql`UPDATE tasks SET assigned_to = ${assignedTo}, updated_at = ${now.toISOString()}
          WHERE id = ${subject} AND shelter_id = ${shelterId}`
      : sql`INSERT INTO task_assignments (shelter_id, source, subject, assigned_to, assigned_at)
          VALUES (${shelterId}, ${source}, ${subject}, ${assignedTo}, ${now.toISOString()})
          ON CONFLICT (shelter_id, source, subject)
          DO UPDATE SET assigned_to = excluded.assigned_to, assigned_at = excluded.assigned_at`,
  );
}

/** Of records that are done for long. */
export async function deleteOldAssignments(database: Queries, before: Date): Promise<void> {
  await database.execute(
    sql`DELETE FROM task_assignments WHERE assigned_at < ${before.toISOString()}`,
  );
}

/** The own tasks that a person made, was to do, or did as a colleague, for the export of the account. */
export async function listTasksOfUser(database: Queries, userId: string) {
  const { rows } = await database.execute<{
    title: string;
    dueOn: string | null;
    madeAt: string;
    doneAt: string | null;
    shelterId: string;
  }>(sql`
    SELECT title, due_on::text AS "dueOn", made_at AS "madeAt", done_at AS "doneAt", shelter_id AS "shelterId"
    FROM tasks WHERE ${userId} IN (assigned_to, made_by, done_by) ORDER BY made_at, id`);
  return rows;
}
