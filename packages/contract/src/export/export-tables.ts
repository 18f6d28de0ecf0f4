import { type PetFactName, petFacts } from '../pets/facts/pet-facts.ts';

/*
 * What leaves a shelter: each table with its columns, declared once. The files, their documentation, and the import of one's
 * own export are derived from it. What they are is in export-table-messages.ts. Plain data without zod, so that pages can use it.
 */

/** `file` is bytes as `\x` and hexadecimal digits; `object` is JSON, also in a cell; `list` is texts. */
type ColumnKind = 'id' | 'text' | 'number' | 'yesNo' | 'time' | 'day' | 'list' | 'object' | 'file';

export interface ExportColumn {
  kind: ColumnKind;
  /** The table that has the id. Where its row is missing, an import leaves the cell empty. */
  optionalIn?: 'pets' | 'people' | 'stays' | 'visits' | 'adoptions';
  /** Repeated from another table for people who read; an import ignores it. */
  isRepeated?: true;
  /** Names people in a table that is otherwise about pets: only where people are exported. */
  namesPeople?: true;
}

export interface ExportTable {
  /** Whether it is about people, and so needs `people.export`. */
  isAboutPeople: boolean;
  /** The columns by which a row is the same row, here and elsewhere. */
  key: readonly string[];
  columns: Readonly<Record<string, ExportColumn>>;
}

const column = <const Kind extends ColumnKind>(kind: Kind) => ({ kind });
const id = column('id');
const text = column('text');
const number = column('number');
const yesNo = column('yesNo');
const time = column('time');
const day = column('day');
const list = column('list');
const object = column('object');
const file = column('file');

/** A member of the staff, whose account may be unknown elsewhere. */
const colleague = { ...id, optionalIn: 'people' } as const;

const facts = Object.fromEntries(
  Object.entries(petFacts).map(([name, { kind }]) => [name, kind === 'choice' ? text : yesNo]),
) as Record<PetFactName, ExportColumn>;

const photo = {
  photo_id: id,
  photo_hash: text,
  photo_width: number,
  photo_height: number,
  photo_color: text,
  photo_placeholder: text,
  external_photo: object,
  photo_alt_text: text,
  photo_focal_x: number,
  photo_focal_y: number,
};

export const exportTables = {
  pets: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      name: text,
      breed: text,
      ...facts,
      status: text,
      training_traits: list,
      shelter_notes: text,
      summary: text,
      description: text,
      translations: object,
      ...photo,
      bonded_with: id,
      is_listed: yesNo,
      is_listed_by_staff: yesNo,
      care_blocks: object,
      birth_date: day,
      is_birth_date_estimated: yesNo,
      shelter_number: text,
      microchip: text,
      color: text,
      earlier_home_words: text,
      source: text,
      source_id: text,
      created_at: time,
      listed_at: time,
      adopted_at: time,
      updated_at: time,
    },
  },
  pet_photos: {
    isAboutPeople: false,
    key: ['pet_id', 'position'],
    columns: {
      pet_id: id,
      position: number,
      ...photo,
    },
  },
  people: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      full_name: text,
      email: text,
      phone_number: text,
      email_confirmed_at: time,
      created_at: time,
      updated_at: time,
    },
  },
  stays: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      pet_id: id,
      pet_name: text,
      species: text,
      birth_date: day,
      age_group: text,
      came_at: time,
      intake: text,
      came_from: { ...text, namesPeople: true },
      hold_until: day,
      listed_at: time,
      outcome: text,
      left_at: time,
      outcome_reason: text,
      hold_overridden_by: colleague,
      pet_before: object,
      created_at: time,
      updated_at: time,
    },
  },
  visits: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      pet_id: { ...id, optionalIn: 'pets' },
      pet_name: { ...text, isRepeated: true },
      bonded_pet_id: id,
      user_id: id,
      user_name: { ...text, isRepeated: true },
      user_email: { ...text, isRepeated: true },
      visitor_name: text,
      visitor_email: text,
      visitor_phone: text,
      status: text,
      cancel_reason: text,
      starts_at: time,
      ends_at: time,
      notes: text,
      checked_in_at: time,
      outcome: text,
      not_a_fit_because: text,
      ended_at: time,
      rests_until: time,
      notification_sequence: number,
      reminded_at: time,
      is_overlap_allowed: yesNo,
      created_at: time,
      updated_at: time,
    },
  },
  adoptions: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      pet_names: { ...text, isRepeated: true },
      source: text,
      visit_id: { ...id, optionalIn: 'visits' },
      user_id: id,
      user_name: { ...text, isRepeated: true },
      user_email: { ...text, isRepeated: true },
      adopter_name: text,
      adopter_email: text,
      adopter_phone: text,
      second_name: text,
      second_email: text,
      stage: text,
      end_reason: text,
      led_by: colleague,
      message: text,
      answer_by: time,
      trial_until: day,
      closed_despite: text,
      fee_cents: number,
      approved_at: time,
      adopted_at: time,
      ended_at: time,
      notification_sequence: number,
      created_at: time,
      updated_at: time,
    },
  },
  adoption_pets: {
    isAboutPeople: true,
    key: ['adoption_id', 'pet_id'],
    columns: {
      adoption_id: id,
      pet_id: id,
      pet_name: text,
      stay_id: { ...id, optionalIn: 'stays' },
      status_before: text,
      health_record: object,
    },
  },
  adoption_questions: {
    isAboutPeople: true,
    key: ['version'],
    columns: {
      version: number,
      questions: object,
      changed_by: colleague,
      changed_at: time,
    },
  },
  adoption_answers: {
    isAboutPeople: true,
    key: ['adoption_id'],
    columns: {
      adoption_id: id,
      user_id: id,
      version: number,
      answers: object,
      answered_at: time,
    },
  },
  adoption_checks: {
    isAboutPeople: true,
    key: ['adoption_id', 'check'],
    columns: {
      adoption_id: id,
      check: text,
      result: text,
      note: text,
      checked_by: colleague,
      checked_at: time,
    },
  },
  contract_templates: {
    isAboutPeople: true,
    key: ['version'],
    columns: {
      version: number,
      text,
      language: text,
      translations: object,
      changed_by: colleague,
      changed_at: time,
    },
  },
  adoption_contracts: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      adoption_id: id,
      state: text,
      template_version: number,
      text,
      language: text,
      fields: object,
      made_by: colleague,
      made_at: time,
      way: text,
      signed_name: text,
      consent: text,
      signed_at: time,
      digest: text,
      handed_over_by: colleague,
      photo: file,
      voided_at: time,
      voided_by: colleague,
    },
  },
  contract_signatures: {
    isAboutPeople: true,
    key: ['contract_id', 'signer'],
    columns: {
      contract_id: id,
      signer: text,
      way: text,
      signed_name: text,
      consent: text,
      signed_at: time,
      handed_over_by: colleague,
    },
  },
  adoption_payments: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      adoption_id: id,
      number,
      amount_cents: number,
      kind: text,
      method: text,
      note: text,
      received_at: time,
      received_by: colleague,
      reverses: id,
    },
  },
  follow_ups: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      adoption_id: id,
      day: number,
      due_at: time,
      asked_at: time,
      stopped_at: time,
      answer: text,
      words: text,
      answered_at: time,
      taken_by: colleague,
      done_at: time,
    },
  },
  returns: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      pet_id: id,
      pet_name: text,
      adoption_id: { ...id, optionalIn: 'adoptions' },
      reason: text,
      returned_on: day,
      words: text,
      are_words_public: yesNo,
      recorded_by: colleague,
      created_at: time,
    },
  },
  internal_notes: {
    isAboutPeople: true,
    key: ['pet_id', 'user_id', 'visit_id', 'entry_id', 'number', 'written_at'],
    columns: {
      pet_id: id,
      user_id: id,
      visit_id: id,
      entry_id: id,
      number,
      text,
      written_by: colleague,
      written_at: time,
    },
  },
  places: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      parent_id: id,
      name: text,
      capacity: number,
      is_capacity_strict: yesNo,
      created_at: time,
      updated_at: time,
      closed_at: time,
    },
  },
  pet_places: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      pet_id: id,
      place_id: id,
      since: time,
      until: time,
      moved_by: colleague,
    },
  },
  foster_homes: {
    isAboutPeople: true,
    key: ['place_id'],
    columns: {
      place_id: id,
      user_id: colleague,
      takes: list,
      gives_medicine: yesNo,
      has_dogs: yesNo,
      has_cats: yesNo,
      has_children: yesNo,
      away_until: day,
      visit_days: list,
      meeting_place: text,
      wants_offer_mails: yesNo,
      created_at: time,
      updated_at: time,
      closed_at: time,
    },
  },
  foster_offers: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      note: text,
      from_on: day,
      weeks: number,
      offered_by: colleague,
      offered_at: time,
      withdrawn_at: time,
      taken_at: time,
      taken_place_id: id,
    },
  },
  foster_offer_pets: {
    isAboutPeople: true,
    key: ['offer_id', 'pet_id'],
    columns: {
      offer_id: id,
      pet_id: id,
      place_id: id,
    },
  },
  foster_offer_homes: {
    isAboutPeople: true,
    key: ['offer_id', 'place_id'],
    columns: {
      offer_id: id,
      place_id: id,
      declined_at: time,
    },
  },
  care_plans: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      first_key: text,
      name: text,
      kind: text,
      species: text,
      starts: text,
      first_after_days: number,
      min_age_weeks: number,
      max_age_weeks: number,
      interval_days: number,
      times: number,
      adult_times: number,
      since: day,
      product: text,
      dose: text,
      is_on: yesNo,
      source: text,
      source_date: day,
      created_at: time,
      updated_at: time,
      deleted_at: time,
    },
  },
  care_rules: {
    isAboutPeople: false,
    key: ['version'],
    columns: {
      version: number,
      rules: object,
      as_of: day,
      updated_at: time,
    },
  },
  care_courses: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      pet_id: id,
      stay_id: id,
      product: text,
      dose: text,
      note: text,
      starts_on: day,
      ends_on: day,
      times_a_day: number,
      created_by: colleague,
      created_at: time,
      updated_at: time,
    },
  },
  care_items: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      pet_id: id,
      stay_id: id,
      kind: text,
      title: text,
      due_on: day,
      number,
      plan_id: id,
      course_id: id,
      source_key: text,
      product: text,
      lot: text,
      dose: text,
      note: text,
      result: text,
      result_note: text,
      awaits_result: yesNo,
      result_by: colleague,
      result_at: time,
      grams: number,
      cost_cents: number,
      done_at: time,
      skipped_at: time,
      skip_reason: text,
      done_by: colleague,
      recorded_at: time,
      created_at: time,
      updated_at: time,
    },
  },
  foster_answers: {
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id,
      pet_id: id,
      question: text,
      value: text,
      sentence: text,
      written_by: colleague,
      written_at: time,
      decision: text,
      decided_by: colleague,
      updated_at: time,
    },
  },
  tasks: {
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id,
      title: text,
      pet_id: id,
      user_id: id,
      assigned_to: colleague,
      due_on: day,
      made_by: colleague,
      made_at: time,
      done_by: colleague,
      done_at: time,
      updated_at: time,
    },
  },
} as const satisfies Record<string, ExportTable>;

export type ExportTableName = keyof typeof exportTables;

/** In an order in which each comes after those that it refers to. */
export const exportTableNames = Object.keys(exportTables) as ExportTableName[];

/** The columns of a table by name. @param withPeople whether people may be named */
export function columnsOf(table: ExportTableName, withPeople = true): [string, ExportColumn][] {
  const { columns }: ExportTable = exportTables[table];
  return Object.entries(columns).filter(([, { namesPeople }]) => withPeople || !namesPeople);
}

/** The lists of staff that leave as one file. */
export const exportedLists = [
  'pets',
  'visits',
  'people',
  'adoptions',
  'stays',
] as const satisfies readonly ExportTableName[];
export type ExportedList = (typeof exportedLists)[number];

export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];
