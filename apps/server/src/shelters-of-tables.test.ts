import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from './testing/test-app.ts';

const app = await openTestApp();

/** Why tables belong to no shelter. */
const withoutShelter: Record<string, string[]> = {
  'Accounts are people’s, who may adopt anywhere.': [
    ...['users', 'sessions', 'refresh_tokens', 'known_devices', 'session_proofs', 'grants'],
    ...['passkeys', 'one_time_codes', 'recovery_codes', 'used_tickets', 'factor_resets'],
    ...['earlier_details', 'erased_people'],
  ],
  'What adopters look for is theirs, at all shelters.': [
    ...['preferences', 'required_traits', 'home_details', 'favorites', 'pet_alerts', 'pages_seen'],
    ...['match_partners', 'match_requests', 'match_endings'],
  ],
  'The installation’s own records have nothing of staff.': [
    ...['applied_settings', 'first_start', 'schema_migrations', 'servers', 'start_tasks'],
    ...['recent_changes', 'throttles', 'mail_slots', 'periodic_jobs', 'jobs'],
    ...['photo_uploads', 'photo_removals', 'received_calls'],
  ],
  'Rows name a pet, whose shelter counts, and outlive it without anything else.': [
    ...['pet_arrivals', 'imported_pets'],
  ],
};
const reasons = Object.values(withoutShelter).flat();

/** Each table that has neither `shelter_id` nor a foreign key, also over others, to a table that has it. */
const listTablesWithoutShelter = async (): Promise<string[]> => {
  const { rows } = await app.database.execute<{ table_name: string }>(sql`
    WITH RECURSIVE
    tables AS (
      SELECT table_name::text FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
    ),
    links AS (
      SELECT conrelid::regclass::text AS source, confrelid::regclass::text AS target
      FROM pg_constraint WHERE contype = 'f'
    ),
    of_shelters AS (
      SELECT table_name::text FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'shelter_id'
      UNION
      SELECT source FROM links JOIN of_shelters ON target = table_name
    )
    SELECT table_name FROM tables
    WHERE table_name <> 'shelters' AND table_name NOT IN (SELECT table_name FROM of_shelters)
    ORDER BY table_name`);
  return rows.map(({ table_name }) => table_name);
};

const listUnexplained = async () =>
  (await listTablesWithoutShelter()).filter((table) => !reasons.includes(table));

it('B8.02 each table is of a shelter, or has a reason to be of none', async () => {
  expect(await listUnexplained()).toEqual([]);
  await app.database.execute('CREATE TABLE forgotten (id uuid PRIMARY KEY REFERENCES users)');
  expect(await listUnexplained()).toEqual(['forgotten']);
});

/** Why references to rows of a shelter do not include it. */
const referencedAcross: Record<string, string[]> = {
  'A pet moves to another shelter, and what happened before stays where it was.': ['pets', 'stays'],
  'Of a million visits, another index for each would cost more than it protects.': ['visits'],
};

it('B8.02 references between rows of shelters include the shelter, or have a reason not to', async () => {
  const listTargets = async () => {
    const { rows } = await app.database.execute<{ target: string }>(sql`
      WITH of_shelters AS (
        SELECT format('%I.%I', table_schema, table_name)::regclass::oid AS id, ordinal_position AS position
        FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'shelter_id'
      )
      SELECT DISTINCT confrelid::regclass::text AS target
      FROM pg_constraint JOIN of_shelters AS source ON source.id = conrelid
        JOIN of_shelters AS target ON target.id = confrelid
      WHERE contype = 'f' AND source.position <> ALL (conkey)
      ORDER BY target`);
    return rows.map(({ target }) => target);
  };
  expect(await listTargets()).toEqual(Object.values(referencedAcross).flat().sort());
  await app.database.execute(`
    CREATE TABLE careless (shelter_id uuid REFERENCES shelters, place_id uuid UNIQUE REFERENCES adoptions)`);
  expect(await listTargets()).toContain('adoptions');
});
