import type { FosterBoard, FosterHome } from '@pawmatch/contract/fosters/foster-homes-endpoints';
import type {
  FosterOffer,
  OwnFosterOffer,
} from '@pawmatch/contract/fosters/foster-offers-endpoints';

const biscuit = {
  ...{ id: '01990000-0000-7000-8000-000000000001', name: 'Biscuit', species: 'Cat' as const },
  sex: 'Female' as const,
  ...{ status: 'Available' as const, photo_url: null },
};

export const annsHome: FosterHome = {
  ...{ id: '01990000-0000-7000-8000-000000000011', name: 'Foster home of Ann Lee' },
  person: { id: '01990000-0000-7000-8000-000000000012', name: 'Ann Lee' },
  ...{ has_access: true, capacity: 2, is_capacity_strict: true },
  ...{ takes: ['kittens', 'cats'], gives_medicine: true, has_dogs: true, has_cats: null },
  ...{ has_children: false, away_until: '2026-12-01', visit_days: [0, 6] },
  ...{ meeting_place: 'The park at Main Street', wants_offer_mails: true },
  pets: [{ ...biscuit, since: '2026-11-16T15:00:00.000Z' }],
  late: [{ pet: 'Biscuit', title: 'FVRCP', due_on: '2026-11-18' }],
};

export const leftHome: FosterHome = {
  ...annsHome,
  ...{ id: '01990000-0000-7000-8000-000000000013', name: 'Foster home of Bo Kim' },
  person: { id: '01990000-0000-7000-8000-000000000014', name: 'Bo Kim' },
  ...{ has_access: false, away_until: null, late: [], takes: [], gives_medicine: false },
  ...{ has_dogs: null, meeting_place: null },
};

export const fosterBoard: FosterBoard = {
  homes: [annsHome, leftHome],
  without_home: [{ id: '01990000-0000-7000-8000-000000000015', name: 'Cy Roe' }],
  today: '2026-11-20',
};

const fields = {
  ...{ id: '01990000-0000-7000-8000-000000000021', state: 'open' as const },
  ...{ note: 'Two kittens who eat on their own.', from_on: '2026-11-23', weeks: 3 },
  pets: [
    { ...biscuit, age: 'Kitten', needs_medicine: true },
    {
      ...biscuit,
      id: '01990000-0000-7000-8000-000000000002',
      name: 'Mochi',
      age: 'Kitten',
      needs_medicine: false,
    },
  ],
};

export const fosterOffer: FosterOffer = {
  ...fields,
  ...{ offered_by: 'Kim', offered_at: '2026-11-20T15:00:00.000Z', taken_by: null },
  homes: [
    { id: annsHome.id, name: annsHome.name, has_declined: false },
    { id: leftHome.id, name: leftHome.name, has_declined: true },
  ],
};

export const ownOffer: OwnFosterOffer = { ...fields, is_taken_by_you: false, has_declined: false };
