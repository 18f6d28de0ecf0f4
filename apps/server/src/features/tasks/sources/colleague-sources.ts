import type { TaskSource } from '@pawmatch/contract/tasks/task-values';
import { sql } from 'drizzle-orm';
import { taskTitles as titles } from '../task-messages.ts';
import { pathOfSubject, type SourceOfTasks } from './task-source.ts';

/** What colleagues ask of each other. */
export const colleagueSources = {
  own: {
    rows: ({ shelterId, maySeePeople, about, subject }) => ({
      columns: {
        subject: sql`tasks.id`,
        due_on: sql`due_on`,
        assigned: sql`assigned_to`,
        detail: sql`title`,
        pet: sql`pets.name`,
        pet_id: sql`pets.id`,
        person: sql`person.full_name`,
        person_id: sql`tasks.user_id`,
        made_by: sql`maker.full_name`,
        done_by: sql`done_by`,
        done_at: sql`done_at`,
      },
      from: sql`tasks LEFT JOIN pets ON pets.id = tasks.pet_id AND pets.shelter_id = tasks.shelter_id
        LEFT JOIN users AS person ON person.id = tasks.user_id LEFT JOIN users AS maker ON maker.id = made_by
        WHERE tasks.shelter_id = ${shelterId} AND (${maySeePeople} OR tasks.user_id IS NULL)
          AND ${subject ? sql`tasks.id = ${subject}::uuid` : sql`done_at IS NULL`}
          ${about?.petId ? sql`AND tasks.pet_id = ${about.petId}` : sql``}
          ${about?.personId ? sql`AND tasks.user_id = ${about.personId}` : sql``}`,
    }),
    title: ({ detail }) => detail ?? '',
    path: pathOfSubject,
  },
  mention: {
    // What is noted about a pet stays here when the pet moves to another shelter.
    rows: ({ shelterId, maySeePeople, timeZone, subject }) => ({
      columns: {
        subject: sql`mentions.id`,
        due_on: sql`(written_at AT TIME ZONE ${timeZone})::date`,
        assigned: sql`mentions.user_id`,
        pet: sql`pets.name`,
        pet_id: sql`notes.pet_id`,
        person: sql`coalesce(person.full_name, visitor_name)`,
        person_id: sql`notes.user_id`,
        detail: sql`visit_id`,
        made_by: sql`writer.full_name`,
        done_by: sql`done_by`,
        done_at: sql`done_at`,
      },
      from: sql`mentions JOIN internal_notes AS notes ON notes.id = note_id
        LEFT JOIN pets ON pets.id = notes.pet_id AND pets.shelter_id = mentions.shelter_id
        LEFT JOIN visits ON visits.id = visit_id
        LEFT JOIN users AS person ON person.id = coalesce(notes.user_id, visits.user_id)
        LEFT JOIN users AS writer ON writer.id = written_by
        WHERE mentions.shelter_id = ${shelterId} AND (${maySeePeople} OR notes.user_id IS NULL)
          AND (notes.pet_id IS NULL OR pets.id IS NOT NULL)
          AND ${subject ? sql`mentions.id = ${subject}::uuid` : sql`done_at IS NULL`}`,
    }),
    title: (facts) => (facts.detail ? titles.visitNote(facts) : titles.note(facts)),
    path: ({ petId, personId, detail }) =>
      pathOfSubject({ petId, personId }) ?? `/visits/${detail}`,
  },
} satisfies Partial<Record<TaskSource, SourceOfTasks>>;
