import { RESULT_DAYS } from '@pawmatch/contract/care/care-values';
import { expectedFactNames } from '@pawmatch/contract/pets/facts/pet-facts';
import { UNKNOWN_BREED } from '@pawmatch/contract/stays/stay-values';
import type { TaskSource } from '@pawmatch/contract/tasks/task-values';
import { type SQL, sql } from 'drizzle-orm';
import { isDue, isNotTooLate } from '../../care/care-items.repository.ts';
import { isAnswerWaiting } from '../../fosters/reports/foster-answers.repository.ts';
import { readPlaceName } from '../../places/place-name.ts';
import { worksHere } from '../../staff/memberships.repository.ts';
import { taskTitles as titles } from '../task-messages.ts';
import { petOf, type SourceOfTasks, type TaskReader } from './task-source.ts';

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

/** What pets need. */
export const petSources = {
  hold: {
    rows: (reader) => {
      const endsSoon = sql`hold_until <= ${reader.today}::date + ${HOLD_NOTICE_DAYS}::integer
        AND (hold_until >= ${reader.today}::date OR ${missingDetails} = 0)`;
      const { columns, from } = unlistedPets(reader, endsSoon);
      const detail = sql`CASE WHEN hold_until < ${reader.today}::date THEN 'over' END`;
      return { columns: { ...columns, due_on: sql`hold_until`, detail }, from };
    },
    title: (facts) => (facts.detail === 'over' ? titles.holdOver(facts) : titles.holdEnds(facts)),
    path: petOf,
  },
  details: {
    rows: (reader) => {
      const isIncomplete = sql`(hold_until < ${reader.today}::date) IS NOT FALSE AND ${missingDetails} > 0`;
      const { columns, from } = unlistedPets(reader, isIncomplete);
      return { columns: { ...columns, detail: missingDetails }, from };
    },
    title: (facts) => titles.details({ ...facts, count: Number(facts.detail) }),
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
    title: ({ pet: place, detail }) => {
      const count = Number(detail);
      return place
        ? titles.care({ place: readPlaceName(place), count })
        : titles.careWithoutPlace({ count });
    },
    path: () => '/care',
  },
  result: {
    // One of the shelter: what a laboratory sends is written down together.
    rows: ({ shelterId, timeZone }) => ({
      columns: {
        subject: sql`'results'`,
        due_on: sql`(min(done_at) AT TIME ZONE ${timeZone})::date + ${RESULT_DAYS}::integer`,
        pet: sql`max(pets.name)`,
        detail: sql`count(*)`,
      },
      from: sql`care_items JOIN pets ON pets.id = care_items.pet_id
        WHERE care_items.shelter_id = ${shelterId} AND awaits_result HAVING count(*) > 0`,
    }),
    title: (facts) => titles.result({ ...facts, count: Number(facts.detail) }),
    path: () => '/care?show=results',
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
    title: (facts) => titles.report({ ...facts, count: Number(facts.detail) }),
    path: petOf,
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
    title: ({ person, detail }) => {
      const count = Number(detail);
      return person ? titles.fosterLeft({ person, count }) : titles.fosterDeleted({ count });
    },
    path: () => '/fosters',
  },
} satisfies Partial<Record<TaskSource, SourceOfTasks>>;
