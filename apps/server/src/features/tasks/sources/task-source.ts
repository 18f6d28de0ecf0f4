import type { SQL } from 'drizzle-orm';

/** What the rows of all sources have. */
export interface TaskFacts {
  subject: string;
  /** Names. */
  pet: string | null;
  person: string | null;
  /** A word or a number that the title needs. */
  detail: string | null;
  /** What a task by a tick is about. */
  petId: string | null;
  personId: string | null;
  madeBy: string | null;
}

/** Whose tasks are asked for. */
export interface TaskReader {
  shelterId: string;
  userId: string;
  maySeePeople: boolean;
  now: Date;
  /** The day at the shelter. */
  today: string;
  timeZone: string;
  /** Only the own tasks about a pet or a person, or one task. */
  about?: { petId?: string | undefined; personId?: string | undefined };
  subject?: string;
}

/**
 * Columns of a source. `due_at` or `due_on` says until when; for visits `asked_at` and `due_at` (the visit) do, by the
 * answer hours. `assigned` is whom the record itself names.
 */
export const columnTypes = {
  subject: 'text',
  due_at: 'timestamptz',
  due_on: 'date',
  asked_at: 'timestamptz',
  assigned: 'uuid',
  pet: 'text',
  person: 'text',
  detail: 'text',
  pet_id: 'uuid',
  person_id: 'uuid',
  made_by: 'text',
  done_by: 'uuid',
  done_at: 'timestamptz',
};
export type Column = keyof typeof columnTypes;

export interface SourceOfTasks {
  rows: (reader: TaskReader) => { columns: Partial<Record<Column, SQL>>; from: SQL };
  title: (facts: TaskFacts) => string;
  /** Below the pages of staff. */
  path: (facts: TaskFacts) => string | null;
}

/** The page of the pet that a task is about. */
export const petOf = (facts: TaskFacts) => `/pets/${facts.subject}`;

/** The page of the pet or person that a task is about. */
export const pathOfSubject = ({ petId, personId }: Pick<TaskFacts, 'petId' | 'personId'>) =>
  petId ? `/pets/${petId}` : personId ? `/people/${personId}` : null;
