import type { ExportTableName } from '@pawmatch/contract/export/export-tables';
import { type SQL, sql } from 'drizzle-orm';
import { isKnownAt } from '../users/people-query.repository.ts';

/** Where the rows of an exported table are stored. */
interface StoredTable {
  name: string;
  /** Whether its rows name their shelter; otherwise `isOf` says whose they are. */
  namesShelter: boolean;
  isOf: (shelterId: string) => SQL;
  /** Which rows an imported one may be the same as; without it, those of the shelter. */
  isKnown?: SQL;
  /** Instead of its key, for a key with empty cells. */
  foundBy?: readonly string[];
  /** Columns that are stored under another name. */
  renamed?: Readonly<Record<string, string>>;
  /** Columns that are repeated from other tables. */
  repeated?: Readonly<Record<string, SQL>>;
}

const ofShelter = (name: string, more: Partial<StoredTable> = {}): StoredTable => ({
  name,
  namesShelter: true,
  isOf: (shelterId) => sql`${sql.identifier(name)}.shelter_id = ${shelterId}`,
  ...more,
});

/** Of what belongs to a row of another table, which names the shelter. */
const ofParent = (name: string, parent: string, column: string): StoredTable => ({
  name,
  namesShelter: false,
  isOf: (shelterId) => sql`EXISTS (SELECT FROM ${sql.identifier(parent)}
    WHERE ${sql.identifier(parent)}.id = ${sql.identifier(name)}.${sql.identifier(column)}
      AND ${sql.identifier(parent)}.shelter_id = ${shelterId})`,
});

const ofAdoption = (name: string) => ofParent(name, 'adoptions', 'adoption_id');

/** A column of the account that a row of a table is of. */
const ofAccount = (column: string, table: string) =>
  sql`(SELECT ${sql.identifier(column)} FROM users WHERE users.id = ${sql.identifier(table)}.user_id)`;

export const storedTables: Record<ExportTableName, StoredTable> = {
  pets: ofShelter('pets'),
  pet_photos: ofParent('pet_photos', 'pets', 'pet_id'),
  // One shelter has all people, as in its list.
  people: {
    name: 'users',
    namesShelter: false,
    isOf: (shelterId) =>
      sql`(NOT EXISTS (SELECT FROM shelters WHERE shelters.id <> ${shelterId}) OR ${isKnownAt(shelterId)})`,
    // Accounts are of all shelters.
    isKnown: sql`true`,
  },
  stays: ofShelter('stays'),
  visits: ofShelter('visits', {
    renamed: { notification_sequence: 'letter_sequence' },
    repeated: {
      pet_name: sql`(SELECT name FROM pets WHERE pets.id = visits.pet_id)`,
      user_name: ofAccount('full_name', 'visits'),
      user_email: ofAccount('email', 'visits'),
    },
  }),
  adoptions: ofShelter('adoptions', {
    repeated: {
      pet_names: sql`(SELECT string_agg(pet_name, ' & ' ORDER BY pet_id) FROM adoption_pets
        WHERE adoption_id = adoptions.id)`,
      user_name: ofAccount('full_name', 'adoptions'),
      user_email: ofAccount('email', 'adoptions'),
    },
  }),
  adoption_pets: ofAdoption('adoption_pets'),
  adoption_questions: ofShelter('adoption_questions'),
  adoption_answers: ofAdoption('adoption_answers'),
  adoption_checks: ofAdoption('adoption_checks'),
  contract_templates: ofShelter('contract_templates'),
  adoption_contracts: ofShelter('adoption_contracts'),
  contract_signatures: ofParent('contract_signatures', 'adoption_contracts', 'contract_id'),
  adoption_payments: ofShelter('adoption_payments'),
  follow_ups: ofAdoption('follow_ups'),
  returns: ofShelter('pet_returns'),
  internal_notes: ofShelter('internal_notes', { foundBy: ['written_at'] }),
  places: ofShelter('places'),
  pet_places: ofShelter('pet_places'),
  foster_homes: ofShelter('foster_homes'),
  foster_offers: ofShelter('foster_offers'),
  foster_offer_pets: ofShelter('foster_offer_pets'),
  foster_offer_homes: ofShelter('foster_offer_homes'),
  care_plans: ofShelter('care_plans'),
  care_rules: ofShelter('care_rules'),
  care_courses: ofShelter('care_courses'),
  care_items: ofShelter('care_items'),
  foster_answers: ofShelter('foster_answers'),
  tasks: ofShelter('tasks'),
};
