import type { AccountSession } from '@pawmatch/contract/account/account-session';
import type { LinkedAccount } from '@pawmatch/contract/auth/credentials';
import type { NamedColleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import type { Household } from '@pawmatch/contract/household/household-endpoints';
import type { DiaryEntry } from '@pawmatch/contract/internal-notes/diary-endpoints';
import type { JournalEntry } from '@pawmatch/contract/journal/journal-endpoints';
import { mailStates } from '@pawmatch/contract/outbox/mail-values';
import type { OutboxMail } from '@pawmatch/contract/outbox/outbox-endpoints';
import { emptyQuestionnaire } from '@pawmatch/contract/preferences/questionnaire';
import { toPreferences } from '@pawmatch/contract/preferences/to-preferences';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import type { PublicShelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { AccountOfPerson, CurrentUser } from '@pawmatch/contract/users/user';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import { buildAdoption, buildOwnAdoption } from '../testing/build-adoption.ts';
import { buildPet } from '../testing/build-pet.ts';
import { buildVisit } from '../testing/build-visit.ts';

export const sizeOptions = [
  { value: 'Small', label: 'Small', hint: 'Up to 25 lb' },
  { value: 'Medium', label: 'Medium', hint: '26 to 60 lb' },
  { value: 'Large', label: 'Large' },
  { value: 'ExtraLarge', label: 'Extra large' },
];

export const pets = [
  buildPet({ name: 'Biscuit', special_needs: true }),
  buildPet({ name: 'Juno', species: 'Cat', breed: 'Domestic Shorthair', status: 'Pending' }),
  buildPet({ name: 'Rex', breed: 'Labrador Retriever', status: 'Adopted' }),
] as const;

const created_at = '2026-03-04T15:00:00.000Z';
const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();

/** The day of the visits, at the shelter. */
export const calendarDay = toZonedTime(new Date(tomorrow), 'America/New_York').date;

/** One upcoming visit in each status. */
export const visits = (['pending', 'confirmed', 'cancelled'] as const).map((status, place) =>
  buildVisit({ status, requested_at: tomorrow, pet: pets[place], pet_id: pets[place]?.id }),
);

const photos = (pet: (typeof pets)[number]) => ({
  pets: [{ ...pet, image_url: pet.primary_photo_url?.small ?? pet.image_url }],
});

/** An adoption of each kind that the board shows, the last one overdue. */
export const adoptions = [
  buildAdoption({ ...photos(pets[0]), answer_by: tomorrow, message: 'We have a garden.' }),
  buildAdoption({ ...photos(pets[1]), stage: 'approved', approved_at: created_at }),
  buildAdoption({ ...photos(pets[2]), stage: 'adopted', adopted_at: created_at }),
  buildAdoption({ ...photos(pets[0]), stage: 'checking', answer_by: created_at }),
] as const;

/** An adoption of the reader. */
export const ownAdoptions = [
  buildOwnAdoption({ ...photos(pets[0]), stage: 'checking', answer_by: tomorrow }),
  buildOwnAdoption({ ...photos(pets[2]), stage: 'declined', end_reason: 'pet_adopted' }),
];

/** An email in each state. */
export const mails: OutboxMail[] = mailStates.map((state, place) => ({
  id: `01990000-0000-7000-8000-00000000000${place}`,
  state,
  kind: 'visit',
  recipient: 'a…@example.org',
  subject: 'Your visit with Biscuit is confirmed',
  language: 'en' as const,
  not_sent: state === 'not_sent' ? 'outdated' : null,
  created_at: tomorrow,
  at: tomorrow,
  failures: state === 'failed' ? 12 : 0,
  last_error: state === 'failed' ? 'The mail server did not accept a mail (550).' : null,
  is_readable: true,
  can_send_again: state === 'failed',
}));

export const timeZone = 'America/New_York';

export const shelter: PublicShelter = {
  is_only: true,
  name: 'Willow Street Shelter',
  time_zone: timeZone,
  language: 'en',
  address: '12 Bark Street, Springfield',
  phone: '(555) 010-0100',
  email: 'hello@shelter.example',
  hours: 'Monday to Friday, 10 AM to 4 PM',
  visiting: firstVisitingRules,
};

export const people: readonly [AccountOfPerson, AccountOfPerson] = [
  {
    id: '0198c0de-0000-7000-8004-000000000001',
    full_name: 'Ada Adopter',
    email: 'ada@example.org',
    phone_number: '5550100100',
    role: 'adopter',
    email_confirmed: false,
    created_at,
  },
  {
    id: '0198c0de-0000-7000-8004-000000000002',
    full_name: 'Sam Staff',
    email: 'sam@shelter.example',
    phone_number: null,
    role: 'admin',
    email_confirmed: true,
    created_at,
  },
];

/** The answers of the questionnaire's first step. */
export const aboutAdopter = {
  pet_type: 'Dog',
  pet_purpose: 'Myself',
  has_pets: 'none',
  ownership_experience: 'FirstTime',
} as const;

/** What is in the account of a link that confirms an address. */
export const linkedAccount: LinkedAccount['goes'] = {
  visits: 1,
  favorites: 3,
  alerts: 0,
  waiting: 1,
  has_answers: true,
  has_partner: false,
};

export const adopter: CurrentUser = {
  ...people[0],
  staff_roles: [],
  shelters: [],
  capabilities: [],
  has_foster_home: false,
  second_factor_due: null,
  preferences: toPreferences({ ...emptyQuestionnaire, ...aboutAdopter }),
  language: 'en',
  shares_matching: false,
  former_partner: null,
  matching_partner: null,
  new_pets: { matches: 2, alerts: 0 },
  training_traits: ['HouseTrained'],
};

export const sessions: AccountSession[] = ['Firefox', 'Safari'].map((browser, place) => ({
  id: `0198c0de-0000-7000-8005-00000000000${place}`,
  browser,
  platform: place === 0 ? 'Linux' : 'iPhone',
  created_at,
  last_used_at: created_at,
  expires_at: tomorrow,
  is_current: place === 0,
}));

const heldTime = {
  requested_at: '2036-11-24T19:00:00.000Z',
  until: new Date(Date.now() + 42 * 60_000).toISOString(),
};
const joined_at = '2026-11-20T15:00:00.000Z';

export const waitingPlaces = [
  {
    pet_id: pets[0].id,
    bonded_pet_id: null,
    pet_name: pets[0].name,
    place: 1,
    joined_at,
    wanted: null,
    is_partners: false,
    held: heldTime,
    is_last_hold: false,
  },
  {
    pet_id: pets[1].id,
    bonded_pet_id: null,
    pet_name: pets[1].name,
    place: 2,
    joined_at,
    wanted: null,
    is_partners: false,
    held: null,
    is_last_hold: true,
  },
  {
    pet_id: pets[2].id,
    bonded_pet_id: null,
    pet_name: pets[2].name,
    place: 6,
    joined_at,
    wanted: { date: '2036-11-29', hour: 11 },
    is_partners: true,
    held: null,
    is_last_hold: false,
  },
];

export const waitingPeople = [
  {
    user_id: adopter.id,
    full_name: adopter.full_name,
    joined_at,
    wanted: { date: '2026-03-13', hour: 14 },
    held: heldTime,
  },
];

export const household: Household = {
  partner: people[1].full_name,
  visits: [
    {
      pet_id: pets[0].id,
      pet_name: pets[0].name,
      bonded_pet_id: null,
      requested_at: heldTime.requested_at,
      status: 'pending',
    },
  ],
  favorites: pets.slice(0, 2).map(({ id, name, species, image_url }, index) => ({
    pet_id: id,
    name,
    species,
    photo_url: image_url,
    is_yours: index === 0,
  })),
  put_aside: [{ pet_id: pets[1].id, name: pets[1].name }],
};

/** What a colleague opened and listed. */
export const journalEntries: JournalEntry[] = [
  { kind: 'opened', person: { id: people[0].id, name: people[0].full_name }, total: null },
  { kind: 'listed', person: null, total: 20 },
].map(({ kind, person, total }, place) => ({
  id: 2 - place,
  kind: kind === 'opened' ? 'opened' : 'listed',
  colleague: { id: people[1].id, name: people[1].full_name },
  person,
  happened_at: created_at,
  read: {
    kind: kind === 'opened' ? 'person.opened' : 'people.listed',
    visit_id: null,
    filters: total === null ? {} : { role: 'adopter' },
    total,
  },
  event: null,
}));

/** The pet of the diary. */
export const DIARY_OF = '01990000-0000-7000-8000-0000000000d0';

const kim = { id: '01990000-0000-7000-8000-0000000000d1', name: 'Kim Lee' };
export const colleagueNames: NamedColleague[] = [
  { ...kim, role: 'staff' },
  { id: '01990000-0000-7000-8000-0000000000d2', name: 'Vera Kimball', role: 'volunteer' },
];

const noted = { by: 'Sam Ortiz', at: '2026-11-20T15:00:00.000Z' };
export const diary: DiaryEntry[] = [
  {
    ...{ kind: 'note', id: DIARY_OF, ...noted, version: 2 },
    ...{ can_correct: true, can_take_back: true },
    current: { ...noted, text: '@Kim Lee, Biscuit did not eat this morning.', mentions: [kim] },
    earlier: [{ ...noted, text: 'Biscuit did not eat.', mentions: [] }],
  },
  { kind: 'care', id: kim.id, ...noted, title: 'Weight', details: null, grams: 4200 },
  {
    ...{ kind: 'move', id: '01990000-0000-7000-8000-0000000000d3', place: 'Kennel 3' },
    ...{ by: null, at: '2026-11-19T15:00:00.000Z' },
  },
];
