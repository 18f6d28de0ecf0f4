import { careKinds } from '../care/care-values.ts';
import { petFactMessages } from '../pets/pet-fact-messages.ts';
import { type PetFactName, petFactNames, petFacts } from '../pets/pet-facts.ts';

/*
 * What leaves a shelter: each table with its columns, declared once. The files, their documentation, and the import of one's
 * own export are derived from it. Plain data without zod, so that pages can use it.
 */

/** `file` is bytes as `\x` and hexadecimal digits; `object` is JSON, also in a cell; `list` is texts. */
type ColumnKind = 'id' | 'text' | 'number' | 'yesNo' | 'time' | 'day' | 'list' | 'object' | 'file';

export interface ExportColumn {
  kind: ColumnKind;
  about: string;
  /** The table that has the id. Where its row is missing, an import leaves the cell empty. */
  optionalIn?: 'pets' | 'people' | 'stays' | 'visits' | 'adoptions';
  /** Repeated from another table for people who read; an import ignores it. */
  isRepeated?: true;
  /** Names people in a table that is otherwise about pets: only where people are exported. */
  namesPeople?: true;
}

export interface ExportTable {
  about: string;
  /** Whether it is about people, and so needs `people.export`. */
  isAboutPeople: boolean;
  /** The columns by which a row is the same row, here and elsewhere. */
  key: readonly string[];
  columns: Readonly<Record<string, ExportColumn>>;
}

const column =
  (kind: ColumnKind) =>
  (about: string, more: Omit<ExportColumn, 'kind' | 'about'> = {}): ExportColumn => ({
    kind,
    about,
    ...more,
  });
const id = column('id');
const text = column('text');
const number = column('number');
const yesNo = column('yesNo');
const time = column('time');
const day = column('day');
const list = column('list');
const object = column('object');

/** A member of the staff, whose account may be unknown elsewhere. */
const colleague = (about: string) => id(about, { optionalIn: 'people' });
const stableId = id('Stable id');
const petName = text('Name of the pet then');
const adoptionId = id('The adoption');
const careKind = text(`Kind: ${careKinds.join(', ')}`);
const product = text('Product');
const dose = text('Dose');

const factColumn = (name: PetFactName): ExportColumn => {
  const fact = petFacts[name];
  return {
    kind: fact.kind === 'choice' ? 'text' : 'yesNo',
    get about() {
      const { label } = petFactMessages[name];
      return fact.kind === 'choice'
        ? `${label}: ${fact.values.join(', ')}`
        : `${label}; empty is unknown`;
    },
  };
};

const facts = Object.fromEntries(petFactNames.map((name) => [name, factColumn(name)]));

const photo = {
  photo_id: id('Id of the photo'),
  photo_hash: text('Name of its file, as photos/….jpg; empty without a photo of its own'),
  photo_width: number('Width in pixels'),
  photo_height: number('Height in pixels'),
  photo_color: text('Its average color'),
  photo_placeholder: text('A tiny picture that stands in while it loads'),
  external_photo: object('Addresses of a photo elsewhere'),
  photo_alt_text: text('What it shows'),
  photo_focal_x: number('Where the face is, from 0 at the left to 1'),
  photo_focal_y: number('Where the face is, from 0 at the top to 1'),
};

export const exportTables = {
  pets: {
    about: 'All pets of the shelter, also those who have left',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      name: text('Name'),
      breed: text('Breed'),
      ...facts,
      status: text('Available, Pending or Adopted'),
      training_traits: { kind: 'list', about: 'Training traits' },
      shelter_notes: text('Notes that adopters see'),
      summary: text('One sentence'),
      description: text('Description'),
      ...photo,
      bonded_with: id('The other pet of its pair'),
      is_listed: yesNo('Whether adopters may see it'),
      is_listed_by_staff: yesNo('Whether staff show it, unless a care rule is in the way'),
      care_blocks: object('Care rules that it does not meet'),
      birth_date: day('Birth date'),
      is_birth_date_estimated: yesNo('Whether the birth date is estimated'),
      shelter_number: text("The shelter's own number"),
      microchip: text('Number of the microchip'),
      color: text('Color'),
      earlier_home_words: text('What an earlier home says to the next one'),
      source: text('The software or file it was imported from'),
      source_id: text('Its id there'),
      created_at: time('When it was added'),
      listed_at: time('Since when it waits'),
      adopted_at: time('When it was adopted'),
      updated_at: time('When it was last changed'),
    },
  },
  pet_photos: {
    about: 'Photos of pets after the first one',
    isAboutPeople: false,
    key: ['pet_id', 'position'],
    columns: { pet_id: id('The pet'), position: number('Order, from 1'), ...photo },
  },
  people: {
    about: 'Accounts that the shelter knows, without passwords and without what only they see',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      full_name: text('Full name'),
      email: text('Email address'),
      phone_number: text('Telephone number'),
      email_confirmed_at: time('When they confirmed the address'),
      created_at: time('Since when there is the account'),
      updated_at: time('When it was last changed'),
    },
  },
  stays: {
    about: 'How pets came and how they left',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      pet_id: id('The pet, which may be deleted'),
      pet_name: petName,
      species: text('Dog or Cat'),
      birth_date: day('Birth date'),
      age_group: text('Age group when it came'),
      came_at: time('When it came'),
      intake: text('How it came'),
      came_from: text('From whom or where', { namesPeople: true }),
      hold_until: day('Last day of a legal hold'),
      listed_at: time('When adopters could first see it'),
      outcome: text('How it left; empty while it is there'),
      left_at: time('When it left'),
      outcome_reason: text('Why it left'),
      hold_overridden_by: colleague('Who adopted it out before the hold had ended'),
      pet_before: object('What the outcome changed of the pet'),
      created_at: time('When the stay was recorded'),
      updated_at: time('When it was last changed'),
    },
  },
  visits: {
    about: 'Visits and requests for visits',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      pet_id: id('The pet; empty after it was deleted', { optionalIn: 'pets' }),
      pet_name: text('Name of the pet today', { isRepeated: true }),
      bonded_pet_id: id('The other pet of its pair'),
      user_id: id('The visitor, if they have an account'),
      user_name: text('Name in the account', { isRepeated: true }),
      user_email: text('Email address of the account', { isRepeated: true }),
      visitor_name: text('Name of a visitor without an account'),
      visitor_email: text('Email address of a visitor without an account'),
      visitor_phone: text('Telephone number of a visitor without an account'),
      status: text('pending, approved, confirmed, completed or cancelled'),
      cancel_reason: text('Why it was cancelled'),
      starts_at: time('Beginning'),
      ends_at: time('End'),
      notes: text("The visitor's note"),
      checked_in_at: time('When the visitor came'),
      outcome: text('What came of it'),
      not_a_fit_because: text('Why it was not a fit'),
      ended_at: time('When it ended'),
      rests_until: time('Until when the pet rested'),
      notification_sequence: number('Number of the latest email about it'),
      reminded_at: time('When the visitor was reminded'),
      is_overlap_allowed: yesNo('Whether it may overlap another one'),
      created_at: time('When it was requested'),
      updated_at: time('When it was last changed'),
    },
  },
  adoptions: {
    about: 'Adoptions, from the question to the home and back',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      pet_names: text('Names of the pets then', { isRepeated: true }),
      source: text('visit, adopter or walk_in'),
      visit_id: id('The visit it began with', { optionalIn: 'visits' }),
      user_id: id('The adopter, if they have an account'),
      user_name: text('Name in the account', { isRepeated: true }),
      user_email: text('Email address of the account', { isRepeated: true }),
      adopter_name: text('Name of an adopter without an account'),
      adopter_email: text('Email address of an adopter without an account'),
      adopter_phone: text('Telephone number of an adopter without an account'),
      second_name: text('Name of the second adopter'),
      second_email: text('Email address of the second adopter'),
      stage: text('asked, checking, approved, on_trial, adopted, declined, withdrawn or returned'),
      end_reason: text('Why it ended'),
      led_by: colleague('Who leads it'),
      message: text("The adopter's words"),
      answer_by: time('By when the shelter answers'),
      trial_until: day('Last day of the trial'),
      closed_despite: text('Why it was closed although care rules were in the way'),
      fee_cents: number('Fee in cents'),
      approved_at: time('When it was approved'),
      adopted_at: time('When the pet was adopted'),
      ended_at: time('When it ended'),
      notification_sequence: number('Number of the latest email about it'),
      created_at: time('When it began'),
      updated_at: time('When it was last changed'),
    },
  },
  adoption_pets: {
    about: 'The pets of adoptions: one, or both of a pair',
    isAboutPeople: true,
    key: ['adoption_id', 'pet_id'],
    columns: {
      adoption_id: adoptionId,
      pet_id: id('The pet, which may be deleted'),
      pet_name: petName,
      stay_id: id('The stay that the adoption ended', { optionalIn: 'stays' }),
      status_before: text('Status of the pet before it was reserved'),
      health_record: object('What the adopter got about its health when it left'),
    },
  },
  adoption_questions: {
    about: 'What the shelter asks adopters, by version',
    isAboutPeople: true,
    key: ['version'],
    columns: {
      version: number('Version'),
      questions: object('The questions'),
      changed_by: colleague('Who wrote them'),
      changed_at: time('When'),
    },
  },
  adoption_answers: {
    about: 'What adopters answered',
    isAboutPeople: true,
    key: ['adoption_id'],
    columns: {
      adoption_id: adoptionId,
      user_id: id('The adopter'),
      version: number('Version of the questions'),
      answers: object('The answers by the id of the question'),
      answered_at: time('When'),
    },
  },
  adoption_checks: {
    about: 'What staff checked before an adoption',
    isAboutPeople: true,
    key: ['adoption_id', 'check'],
    columns: {
      adoption_id: adoptionId,
      check: text('landlord, vet, home or meeting'),
      result: text('ok, not_ok or not_needed'),
      note: text('Note'),
      checked_by: colleague('Who checked it'),
      checked_at: time('When'),
    },
  },
  contract_templates: {
    about: "The shelter's contract, by version",
    isAboutPeople: true,
    key: ['version'],
    columns: {
      version: number('Version'),
      text: text('Text with named fields'),
      changed_by: colleague('Who wrote it'),
      changed_at: time('When'),
    },
  },
  adoption_contracts: {
    about: 'Contracts of adoptions, as they were shown and signed',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      adoption_id: adoptionId,
      state: text('open, signed or void'),
      template_version: number('Version of the contract; 0 is the built-in one'),
      text: text('Text as it was shown'),
      fields: object('What was filled in'),
      made_by: colleague('Who made it'),
      made_at: time('When it was made'),
      way: text('own_device, tablet or paper'),
      signed_name: text('The typed name'),
      consent: text('The sentence that was agreed to'),
      signed_at: time('When it was signed'),
      digest: text('SHA-256 of text, fields and signature'),
      handed_over_by: colleague('Who handed over the device or photographed the paper'),
      photo: { kind: 'file', about: 'JPEG of the signed paper' },
      voided_at: time('When it was declared void'),
      voided_by: colleague('Who declared it void'),
    },
  },
  contract_signatures: {
    about: 'Signatures of contracts with two adopters',
    isAboutPeople: true,
    key: ['contract_id', 'signer'],
    columns: {
      contract_id: id('The contract'),
      signer: text('first or second'),
      way: text('own_device or tablet'),
      signed_name: text('The typed name'),
      consent: text('The sentence that was agreed to'),
      signed_at: time('When it was signed'),
      handed_over_by: colleague('Who handed over the device'),
    },
  },
  adoption_payments: {
    about: 'Fees, gifts and refunds',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      adoption_id: adoptionId,
      number: number('Number of the receipt'),
      amount_cents: number('Amount in cents'),
      kind: text('fee, gift or refund'),
      method: text('cash, card, transfer or other'),
      note: text('Note'),
      received_at: time('When'),
      received_by: colleague('Who recorded it'),
      reverses: id('The payment that this one takes back'),
    },
  },
  follow_ups: {
    about: 'Questions some days after an adoption, and their answers',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      adoption_id: adoptionId,
      day: number('Days after the adoption'),
      due_at: time('When it is due'),
      asked_at: time('When it was asked'),
      stopped_at: time('When the adopter wanted no more questions'),
      answer: text('very_well, settling_in or not_well'),
      words: text("The adopter's words"),
      answered_at: time('When it was answered'),
      taken_by: colleague('Who takes care of it'),
      done_at: time('When it was done'),
    },
  },
  returns: {
    about: 'Pets that came back',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      pet_id: id('The pet, which may be deleted'),
      pet_name: petName,
      adoption_id: id('The adoption that ended', { optionalIn: 'adoptions' }),
      reason: text('Why'),
      returned_on: day('When'),
      words: text('What the home says to the next one'),
      are_words_public: yesNo('Whether adopters see these words'),
      recorded_by: colleague('Who recorded it'),
      created_at: time('When it was recorded'),
    },
  },
  internal_notes: {
    about: 'What staff noted for each other, in diaries and beside them, with earlier texts',
    isAboutPeople: true,
    key: ['pet_id', 'user_id', 'visit_id', 'entry_id', 'number', 'written_at'],
    columns: {
      pet_id: id('The pet it is about'),
      user_id: id('Or the person'),
      visit_id: id('Or the visit'),
      entry_id: id('Of the diary: the note'),
      number: number('Which text of that note'),
      text: text('The note; empty where it was taken back'),
      written_by: colleague('Who wrote it'),
      written_at: time('When'),
    },
  },
  places: {
    about: 'Where pets live: sites, areas and kennels',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      parent_id: id('The place around it'),
      name: text('Name'),
      capacity: number('How many pets fit; empty where nobody counts'),
      is_capacity_strict: yesNo('Whether more pets are refused'),
      created_at: time('When it was added'),
      updated_at: time('When it was last changed'),
      closed_at: time('When it was taken away'),
    },
  },
  pet_places: {
    about: 'Where each pet lived, from when to when',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      pet_id: id('The pet, which may be deleted'),
      place_id: id('The place'),
      since: time('From when'),
      until: time('Until when; empty for now'),
      moved_by: colleague('Who moved it there'),
    },
  },
  foster_homes: {
    about: 'Foster homes, which are places with a person, and what these people said',
    isAboutPeople: true,
    key: ['place_id'],
    columns: {
      place_id: id('The place'),
      user_id: colleague('Who cares for the pets'),
      takes: list('What the person takes in: puppies, dogs, kittens, cats'),
      gives_medicine: yesNo('Whether the person gives medicine'),
      has_dogs: yesNo('Whether dogs live there'),
      has_cats: yesNo('Whether cats live there'),
      has_children: yesNo('Whether children live there'),
      away_until: day('No offers before this day'),
      visit_days: list('Weekdays of visits, 0 for Sunday'),
      meeting_place: text('Where visitors meet the pets'),
      wants_offer_mails: yesNo('Whether offers come by email'),
      created_at: time('When it was added'),
      updated_at: time('When it was last changed'),
      closed_at: time('When it was closed'),
    },
  },
  foster_offers: {
    about: 'Offers of pets to foster homes',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      note: text('What staff wrote'),
      from_on: day('From when'),
      weeks: number('For how many weeks'),
      offered_by: colleague('Who asked'),
      offered_at: time('When'),
      withdrawn_at: time('When it was withdrawn'),
      taken_at: time('When a home took the pets in'),
      taken_place_id: id('Which home'),
    },
  },
  foster_offer_pets: {
    about: 'The pets of each offer',
    isAboutPeople: true,
    key: ['offer_id', 'pet_id'],
    columns: {
      offer_id: id('The offer'),
      pet_id: id('The pet'),
      place_id: id('Where it lived then'),
    },
  },
  foster_offer_homes: {
    about: 'The homes that each offer was sent to',
    isAboutPeople: true,
    key: ['offer_id', 'place_id'],
    columns: {
      offer_id: id('The offer'),
      place_id: id('The home'),
      declined_at: time('When its person declined'),
    },
  },
  care_plans: {
    about: 'Plans of care, of the shelter or of published guidelines',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      first_key: text('Which of the plans that every shelter begins with'),
      name: text('Name'),
      kind: careKind,
      species: text('Dog or Cat; empty for both'),
      starts: text('From what days are counted: intake, birth or last'),
      first_after_days: number('Days until the first one'),
      min_age_weeks: number('Lowest age in weeks'),
      max_age_weeks: number('Highest age in weeks'),
      interval_days: number('Days between two'),
      times: number('How often at most'),
      adult_times: number('How often adults get it'),
      since: day('Only pets that came since then'),
      product,
      dose,
      is_on: yesNo('Whether it is used'),
      source: text('What it is based on'),
      source_date: day('Date of the source'),
      created_at: time('When it was added'),
      updated_at: time('When it was last changed'),
      deleted_at: time('When it was deleted'),
    },
  },
  care_rules: {
    about: 'What must be true of a pet before it is shown, booked or leaves',
    isAboutPeople: false,
    key: ['version'],
    columns: {
      version: number('Counts the changes'),
      rules: object('Each with what it needs, what it blocks, and whether it is on'),
      as_of: day('For which day the pets are blocked'),
      updated_at: time('When they were last changed'),
    },
  },
  care_courses: {
    about: 'Courses of medicine',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      pet_id: id('The pet'),
      stay_id: id('The stay'),
      product,
      dose,
      note: text('Note'),
      starts_on: day('First day'),
      ends_on: day('Last day'),
      times_a_day: number('Doses a day'),
      created_by: colleague('Who began it'),
      created_at: time('When it was added'),
      updated_at: time('When it was last changed'),
    },
  },
  care_items: {
    about: 'Care that is due, was done or was skipped, with weights and doses',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      pet_id: id('The pet'),
      stay_id: id('The stay'),
      kind: careKind,
      title: text('What it is'),
      due_on: day('When it is due; empty where it was written down afterwards'),
      number: number('Which one of its plan or of the day'),
      plan_id: id('The plan it follows from'),
      course_id: id('The course it is a dose of'),
      source_key: text('What it was computed from'),
      product,
      lot: text('Lot number'),
      dose,
      note: text('Note'),
      grams: number('Weight in grams'),
      cost_cents: number('Cost in cents'),
      done_at: time('When it was done'),
      skipped_at: time('When it was skipped'),
      skip_reason: text('Why it was skipped'),
      done_by: colleague('Who did or skipped it'),
      recorded_at: time('When that was written down'),
      created_at: time('When it was added'),
      updated_at: time('When it was last changed'),
    },
  },
  foster_answers: {
    about: 'What foster carers report about pets',
    isAboutPeople: false,
    key: ['id'],
    columns: {
      id: stableId,
      pet_id: id('The pet'),
      question: text('What was asked: children, dogs, cats, strangers, alone or training'),
      value: text('True, false, or a choice of the fact'),
      sentence: text('What the carer says about it'),
      written_by: colleague('Who reports it'),
      written_at: time('When it was reported'),
      decision: text(
        'What staff made of it: accepted, dismissed or replaced; empty while it waits',
      ),
      decided_by: colleague('Who decided'),
      updated_at: time('When it was last changed'),
    },
  },
  tasks: {
    about: 'Tasks of the shelter’s own',
    isAboutPeople: true,
    key: ['id'],
    columns: {
      id: stableId,
      title: text('What is to be done'),
      pet_id: id('The pet it is about'),
      user_id: id('Or the person'),
      assigned_to: colleague('Who does it'),
      due_on: day('Until when'),
      made_by: colleague('Who made it'),
      made_at: time('When it was made'),
      done_by: colleague('Who did it'),
      done_at: time('When it was done'),
      updated_at: time('When it was last changed'),
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
