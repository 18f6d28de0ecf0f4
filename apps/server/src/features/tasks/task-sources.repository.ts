import { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import { UNDO_DAYS } from '@pawmatch/contract/import/import-values';
import { expectedFactNames } from '@pawmatch/contract/pets/pet-facts';
import { UNKNOWN_BREED } from '@pawmatch/contract/stays/stay-values';
import type { TaskSource } from '@pawmatch/contract/tasks/task-values';
import { type SQL, sql } from 'drizzle-orm';
import { isDue, isNotTooLate } from '../care/care-items.repository.ts';
import { isAnswerWaiting } from '../fosters/foster-answers.repository.ts';
import { worksHere } from '../staff/memberships.repository.ts';
import { taskTitles as titles } from './task-messages.ts';

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
const columnTypes = {
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
type Column = keyof typeof columnTypes;

interface SourceOfTasks {
  rows: (reader: TaskReader) => { columns: Partial<Record<Column, SQL>>; from: SQL };
  title: (facts: TaskFacts) => string;
  /** Below the pages of staff. */
  path: (facts: TaskFacts) => string | null;
}

const petOf = (facts: TaskFacts) => `/pets/${facts.subject}`;

const pathOfSubject = ({ petId, personId }: Pick<TaskFacts, 'petId' | 'personId'>) =>
  petId ? `/pets/${petId}` : personId ? `/people/${personId}` : null;

const petNamesOfAdoption = sql`(SELECT string_agg(pet_name, ' and ' ORDER BY pet_name)
  FROM adoption_pets WHERE adoption_id = adoptions.id)`;
const adopterName = sql`coalesce(users.full_name, adopter_name)`;

/** What adopters would miss of a pet. */
const missingDetails = sql`(num_nulls(${sql.join(
  expectedFactNames.map((name) => sql`pets.${sql.identifier(name)}`),
  sql`, `,
)}) + (photo_hash IS NULL AND external_photo IS NULL)::integer + (breed = ${UNKNOWN_BREED})::integer)`;

/** Pets in care that adopters do not see. @param condition on the hold of the stay */
const unlistedPets = ({ shelterId }: TaskReader, condition: SQL) => ({
  columns: { subject: sql`pets.id`, pet: sql`pets.name` },
  from: sql`pets JOIN stays ON stays.pet_id = pets.id AND stays.outcome IS NULL
    WHERE pets.shelter_id = ${shelterId} AND NOT pets.is_listed AND ${condition}`,
});

/** Days before the end of a hold at which it becomes a task. */
const HOLD_NOTICE_DAYS = 7;

/** All that waits for somebody: each source is one declaration; who may see it is in the contract. */
export const sourcesOfTasks: Record<TaskSource, SourceOfTasks> = {
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
  visit: {
    rows: ({ shelterId, now }) => ({
      columns: {
        subject: sql`visits.id`,
        asked_at: sql`visits.created_at`,
        due_at: sql`visits.starts_at`,
        pet: sql`pets.name`,
        person: sql`coalesce(users.full_name, visitor_name)`,
      },
      from: sql`visits LEFT JOIN pets ON pets.id = visits.pet_id LEFT JOIN users ON users.id = visits.user_id
        WHERE visits.shelter_id = ${shelterId} AND visits.status = 'pending' AND ends_at > ${now.toISOString()}`,
    }),
    title: titles.visit,
    path: ({ subject }) => `/visits/${subject}`,
  },
  adoption: {
    rows: ({ shelterId, userId, today }) => ({
      columns: {
        subject: sql`adoptions.id`,
        due_at: sql`CASE WHEN stage IN ('asked', 'checking') THEN answer_by END`,
        due_on: sql`trial_until`,
        assigned: sql`led_by`,
        pet: petNamesOfAdoption,
        person: adopterName,
        detail: sql`stage || ' ' || (SELECT count(*) FROM adoption_checks WHERE adoption_id = adoptions.id)`,
      },
      // Nobody decides about an adoption of their own.
      from: sql`adoptions LEFT JOIN users ON users.id = adoptions.user_id
        WHERE adoptions.shelter_id = ${shelterId} AND stage = ANY (${sql.param([...openAdoptionStages])}::text[])
          AND (stage <> 'on_trial' OR trial_until <= ${today}) AND user_id IS DISTINCT FROM ${userId}`,
    }),
    title: titles.adoption,
    path: ({ subject }) => `/adoptions/${subject}`,
  },
  follow_up: {
    rows: ({ shelterId, userId }) => ({
      columns: {
        subject: sql`follow_ups.id`,
        due_at: sql`answered_at + interval '1 day'`,
        assigned: sql`taken_by`,
        pet: petNamesOfAdoption,
        person: adopterName,
      },
      from: sql`follow_ups JOIN adoptions ON adoptions.id = adoption_id LEFT JOIN users ON users.id = adoptions.user_id
        WHERE adoptions.shelter_id = ${shelterId} AND answer = 'not_well' AND done_at IS NULL
          AND user_id IS DISTINCT FROM ${userId}`,
    }),
    title: titles.follow_up,
    path: () => '/follow-ups',
  },
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
    title: titles.import,
    path: ({ subject }) => `/data/import?id=${subject}`,
  },
  feed: {
    rows: ({ shelterId }) => ({
      columns: { subject: sql`feeds.id`, due_at: sql`held_at`, detail: sql`destination` },
      from: sql`feeds WHERE shelter_id = ${shelterId} AND is_on AND held_at IS NOT NULL`,
    }),
    title: titles.feed,
    path: () => '/data/feeds',
  },
  hold: {
    rows: (reader) => {
      const endsSoon = sql`hold_until <= ${reader.today}::date + ${HOLD_NOTICE_DAYS}::integer
        AND (hold_until >= ${reader.today}::date OR ${missingDetails} = 0)`;
      const { columns, from } = unlistedPets(reader, endsSoon);
      const detail = sql`CASE WHEN hold_until < ${reader.today}::date THEN 'over' END`;
      return { columns: { ...columns, due_on: sql`hold_until`, detail }, from };
    },
    title: titles.hold,
    path: petOf,
  },
  details: {
    rows: (reader) => {
      const isIncomplete = sql`(hold_until < ${reader.today}::date) IS NOT FALSE AND ${missingDetails} > 0`;
      const { columns, from } = unlistedPets(reader, isIncomplete);
      return { columns: { ...columns, detail: missingDetails }, from };
    },
    title: titles.details,
    path: petOf,
  },
  care: {
    // One of each place and day, and not one of each item.
    rows: ({ shelterId, today }) => ({
      columns: {
        subject: sql`concat_ws(' ', ${today}::text, places.id)`,
        due_on: sql`min(care_items.due_on)`,
        pet: sql`places.name`,
        detail: sql`count(*)`,
      },
      from: sql`care_items JOIN stays ON stays.id = care_items.stay_id AND stays.outcome IS NULL
        LEFT JOIN pet_places ON pet_places.pet_id = care_items.pet_id AND pet_places.until IS NULL
          AND pet_places.shelter_id = care_items.shelter_id
        LEFT JOIN places ON places.id = pet_places.place_id
        WHERE care_items.shelter_id = ${shelterId} AND ${isDue} AND ${isNotTooLate(today)}
          AND care_items.due_on <= ${today}
        GROUP BY places.id`,
    }),
    title: titles.care,
    path: () => '/care',
  },
  report: {
    // One of each pet, and not one of each answer.
    rows: ({ shelterId }) => ({
      columns: {
        subject: sql`pets.id`,
        pet: sql`pets.name`,
        detail: sql`count(*)`,
      },
      from: sql`foster_answers JOIN pets ON pets.id = foster_answers.pet_id
        JOIN stays ON stays.pet_id = pets.id AND stays.outcome IS NULL
        WHERE foster_answers.shelter_id = ${shelterId} AND pets.shelter_id = ${shelterId} AND ${isAnswerWaiting}
        GROUP BY pets.id`,
    }),
    title: titles.report,
    path: petOf,
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
    title: titles.mention,
    path: ({ petId, personId, detail }) =>
      pathOfSubject({ petId, personId }) ?? `/visits/${detail}`,
  },
  foster_left: {
    rows: ({ shelterId }) => ({
      columns: {
        subject: sql`places.id`,
        person: sql`max(users.full_name)`,
        detail: sql`count(*)`,
      },
      from: sql`foster_homes JOIN places ON places.id = foster_homes.place_id
        JOIN pet_places ON pet_places.place_id = places.id AND pet_places.until IS NULL
        LEFT JOIN users ON users.id = foster_homes.user_id
        WHERE foster_homes.shelter_id = ${shelterId} AND NOT ${worksHere(shelterId)} GROUP BY places.id`,
    }),
    title: titles.foster_left,
    path: () => '/fosters',
  },
};

/** The rows of a source as SQL, with the roles of who does them. */
export function selectSource(
  source: TaskSource,
  reader: TaskReader,
  rolesOf: (facts: { isAboutPerson: boolean }) => readonly string[],
): SQL {
  const { columns, from } = sourcesOfTasks[source].rows(reader);
  const listed = Object.entries(columnTypes).map(
    ([name, type]) =>
      sql`(${columns[name as Column] ?? sql`NULL`})::${sql.raw(type)} AS ${sql.raw(name)}`,
  );
  const roles = (isAboutPerson: boolean) =>
    sql`${sql.param([...rolesOf({ isAboutPerson })])}::text[]`;
  const allowed = columns.person_id
    ? sql`CASE WHEN ${columns.person_id} IS NULL THEN ${roles(false)} ELSE ${roles(true)} END`
    : roles(false);
  return sql`SELECT ${source}::text AS source, ${allowed} AS allowed, ${sql.join(listed, sql`, `)} FROM ${from}`;
}
