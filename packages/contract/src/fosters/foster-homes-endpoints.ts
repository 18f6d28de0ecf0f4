import * as z from 'zod/mini';
import { hasPlausibleYear } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { PlacedPet, PlaceFields } from '../places/places-endpoints.ts';
import { optionalLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { fosterKinds } from './foster-values.ts';

const Day = z.iso.date({ error: () => inputMessages.chooseDay });

/** What people say about their home. */
const answers = {
  takes: z.array(z.enum(fosterKinds)).check(z.maxLength(fosterKinds.length)),
  gives_medicine: z.boolean(),
  /** Who lives there; null where nobody said. */
  has_dogs: z.nullable(z.boolean()),
  has_cats: z.nullable(z.boolean()),
  has_children: z.nullable(z.boolean()),
  /** No offers before this day; null where offers may come. */
  away_until: z.nullable(Day),
  /** Weekdays of visits, 0 for Sunday; null for every day on which the shelter has visits. */
  visit_days: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7))),
  /** Where visitors meet the pets: never the home. Null for the shelter. */
  meeting_place: z.nullable(z.string()),
  wants_offer_mails: z.boolean(),
};

/** A home as its person sees it. */
export const OwnFosterHome = z.object({ capacity: PlaceFields.capacity, ...answers });
export type OwnFosterHome = z.infer<typeof OwnFosterHome>;

const Person = z.object({ id: Id, name: z.string() });

/** A place with a person. */
export const FosterHome = z.object({
  ...OwnFosterHome.shape,
  id: Id,
  name: z.string(),
  /** More than fit are refused. */
  is_capacity_strict: z.boolean(),
  /** Null after the account was deleted. */
  person: z.nullable(Person),
  /** False for who is suspended, or not a colleague any more: the pets are to be brought back. */
  has_access: z.boolean(),
  /** By name, each since when it lives there. */
  pets: z.array(z.object({ ...PlacedPet.shape, since: Timestamp })),
  /** Care that is overdue, the oldest first. */
  late: z.array(z.object({ pet: z.string(), title: z.string(), due_on: z.iso.date() })),
});
export type FosterHome = z.infer<typeof FosterHome>;

export const FosterBoard = z.object({
  /** By name. */
  homes: z.array(FosterHome),
  /** Colleagues without one, by name. */
  without_home: z.array(Person),
  /** The day at the shelter. */
  today: z.iso.date(),
});
export type FosterBoard = z.infer<typeof FosterBoard>;

export const getFosterHomes = defineEndpoint({
  method: 'GET',
  path: '/admin/fosters',
  access: 'fosters.read',
  summary: 'Foster homes with their people, pets and late care, and the colleagues without a home',
  output: FosterBoard,
});

const answersToSay = {
  ...answers,
  away_until: z.nullable(Day.check(hasPlausibleYear)),
  meeting_place: optionalLine(200, () => fieldNames.meetingPlace),
};
const { wants_offer_mails: _, ...answersForStaff } = answersToSay;

export const addFosterHome = defineEndpoint({
  method: 'POST',
  path: '/admin/fosters',
  access: 'fosters.edit',
  summary: 'Make a foster home of a colleague of any role, who has one at most',
  body: z.object({ ...PlaceFields, colleague_id: Id }),
  status: 201,
  output: FosterBoard,
});

export const changeFosterHome = defineEndpoint({
  method: 'PUT',
  path: '/admin/fosters/:id',
  access: 'fosters.edit',
  summary:
    'Rename a foster home, or change how many pets fit and what it takes in; the pets there stay, and answers that are left out',
  params: ById,
  body: z.extend(z.partial(z.object(answersForStaff)), PlaceFields),
  output: FosterBoard,
});

export const closeFosterHome = defineEndpoint({
  method: 'DELETE',
  path: '/admin/fosters/:id',
  access: 'fosters.edit',
  summary: 'Close a foster home in which no pet lives',
  params: ById,
  output: FosterBoard,
});

export const getOwnFosterHome = defineEndpoint({
  method: 'GET',
  path: '/admin/foster/home',
  access: 'fosters.own',
  summary: 'What the caller said about their home; null before they have one',
  output: z.object({ home: z.nullable(OwnFosterHome) }),
});

export const saveOwnFosterHome = defineEndpoint({
  method: 'PUT',
  path: '/admin/foster/home',
  access: 'fosters.own',
  summary: 'Say what the home of the caller takes in; the first time, it becomes a foster home',
  body: z.object({ capacity: PlaceFields.capacity, ...answersToSay }),
  output: OwnFosterHome,
});
