import { adoptionChecks } from '@pawmatch/contract/adoption-checks/adoption-check-values';
import { openAdoptionStages } from '@pawmatch/contract/adoptions/adoption-actions';
import type { TaskSource } from '@pawmatch/contract/tasks/task-values';
import { sql } from 'drizzle-orm';
import { joinedPetNames, petNamesInWords } from '../../adoptions/mails/joined-pet-names.ts';
import { taskTitles as titles } from '../task-messages.ts';
import type { SourceOfTasks, TaskFacts } from './task-source.ts';

const petNamesOfAdoption = sql`(SELECT ${joinedPetNames} FROM adoption_pets WHERE adoption_id = adoptions.id)`;
const adopterName = sql`coalesce(users.full_name, adopter_name)`;

/** @param facts.detail the stage, and the number of checks that are done */
function adoptionTitle({ pet, person, detail }: TaskFacts): string {
  const [stage = '', done] = (detail ?? '').split(' ');
  const named = { pet: pet && petNamesInWords(pet), person };
  const all = adoptionChecks.length;
  const left = all - Number(done);
  const ofStage: Record<(typeof openAdoptionStages)[number], () => string> = {
    asked: () => titles.asked(named),
    checking: () => (left > 0 ? titles.checking({ ...named, left, all }) : titles.checked(named)),
    approved: () => titles.approved(named),
    on_trial: () => titles.onTrial(named),
  };
  return ofStage[stage as keyof typeof ofStage]();
}

/** Adopters who wait for staff. */
export const adopterSources = {
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
    title: (facts) => titles.visit(facts),
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
    title: adoptionTitle,
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
    title: ({ pet, person }) => titles.followUp({ pet: pet && petNamesInWords(pet), person }),
    path: () => '/follow-ups',
  },
} satisfies Partial<Record<TaskSource, SourceOfTasks>>;
