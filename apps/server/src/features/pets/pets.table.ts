import type { Translations } from '@pawmatch/contract/own-words';
import type { PetBlock } from '@pawmatch/contract/pets/care/readiness';
import type { PetFact } from '@pawmatch/contract/pets/facts/pet-fact-kinds';
import {
  type ChoiceFactName,
  type ChoiceOf,
  type FactsOfKind,
  isRequired,
  type PetFactName,
  petFactNames,
  petFacts,
  type RequiredFactName,
} from '@pawmatch/contract/pets/facts/pet-facts';
import { TrainingTrait } from '@pawmatch/contract/pets/facts/training-traits';
import type { PetStory, PhotoUrls } from '@pawmatch/contract/pets/pet';
import { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { type NotNull, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { choice } from '../../platform/database/choice-column.ts';

type FactColumn<Name extends PetFactName> = Name extends ChoiceFactName
  ? ReturnType<typeof choice<ChoiceOf<Name>>>
  : ReturnType<typeof boolean>;

/** Named as in the API, so that no mapping is needed. */
const factColumns = Object.fromEntries(
  petFactNames.map((name) => {
    const fact: PetFact = petFacts[name];
    const column = fact.kind === 'choice' ? choice(name, fact.values) : boolean(name);
    return [name, fact.kind === 'flag' || isRequired(name) ? column.notNull() : column];
  }),
) as {
  [Name in PetFactName]: Name extends RequiredFactName | FactsOfKind<'flag'>
    ? NotNull<FactColumn<Name>>
    : FactColumn<Name>;
};

/** A photo, in the same columns of both tables. */
const photoColumns = {
  photoId: uuid('photo_id').notNull(),
  /** Null for an external photo, and without a photo. */
  photoHash: text('photo_hash'),
  photoWidth: integer('photo_width'),
  photoHeight: integer('photo_height'),
  photoColor: text('photo_color'),
  photoPlaceholder: text('photo_placeholder'),
  externalPhoto: jsonb('external_photo').$type<PhotoUrls>(),
  photoAltText: text('photo_alt_text'),
  photoFocalX: doublePrecision('photo_focal_x').notNull(),
  photoFocalY: doublePrecision('photo_focal_y').notNull(),
};

export const pets = pgTable('pets', {
  id: uuid().primaryKey(),
  /** Where it lives. */
  shelterId: uuid('shelter_id').notNull(),
  name: text().notNull(),
  breed: text().notNull(),
  ...factColumns,
  status: choice('status', PetStatus.options).notNull(),
  trainingTraits: choice('training_traits', TrainingTrait.options).array().notNull(),
  shelterNotes: text('shelter_notes'),
  summary: text(),
  description: text(),
  /** `summary` and `description` in other languages. */
  translations: jsonb().$type<Translations<PetStory>>().notNull().default({}),
  /** The main photo. */
  ...photoColumns,
  /** Incremented by each change of the list of photos. */
  photosRevision: integer('photos_revision').notNull().default(0),
  /** The other pet of a bonded pair, which names this one in return. */
  bondedWith: uuid('bonded_with'),
  /** Whether adopters may see it: staff show it, and no care rule is in the way. */
  isListed: boolean('is_listed').notNull().default(true),
  isListedByStaff: boolean('is_listed_by_staff').notNull().default(true),
  /** The care rules of the shelter that it does not meet. Written by the database. */
  careBlocks: jsonb('care_blocks').$type<PetBlock[]>().notNull().default([]),
  birthDate: date('birth_date'),
  isBirthDateEstimated: boolean('is_birth_date_estimated').notNull().default(false),
  /** The shelter's own number of it. */
  shelterNumber: text('shelter_number'),
  /** 15 digits, or 9 or 10 characters of an old chip. */
  microchip: text(),
  color: text(),
  /** What the latest earlier home says to the next one, where staff show it. */
  earlierHomeWords: text('earlier_home_words'),
  source: text(),
  sourceId: text('source_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Written by the database, from the changes of the status. */
  listedAt: timestamp('listed_at', { withTimezone: true }).notNull().default(sql`created_at`),
  /** Null while it is not adopted, and when the date is not known. */
  adoptedAt: timestamp('adopted_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Incremented by the database; never written by the application. */
  version: integer().notNull().default(1),
});

export type PetRow = typeof pets.$inferSelect;

/** A pet to insert. */
export type NewPetRow = Omit<PetRow, 'listedAt' | 'adoptedAt'>;

/** What nobody has said of a new pet. */
export const newPetColumns = {
  translations: {},
  isListed: true,
  isListedByStaff: true,
  careBlocks: [],
  birthDate: null,
  isBirthDateEstimated: false,
  shelterNumber: null,
  microchip: null,
  color: null,
  earlierHomeWords: null,
  photosRevision: 0,
  bondedWith: null,
  source: null,
  sourceId: null,
  version: 1,
} satisfies Partial<NewPetRow>;

/** The photos of pets after their main ones. */
export const petPhotos = pgTable('pet_photos', {
  petId: uuid('pet_id').notNull(),
  /** From 1. */
  position: smallint().notNull(),
  ...photoColumns,
});

export type PhotoRow = Pick<PetRow, keyof typeof photoColumns>;

/** The last day of the hold of the present stay, which may have passed. */
interface WithHold {
  holdUntil: string | null;
}

/** What a pet shows of the other one of its pair. */
export type BondedPetRow = Pick<
  PetRow,
  'id' | 'name' | 'species' | 'status' | 'photoHash' | 'externalPhoto' | 'isListed' | 'careBlocks'
> &
  WithHold;

export type PetWithPhotos = PetRow &
  WithHold & {
    morePhotos: PhotoRow[];
    bondedPet: BondedPetRow | null;
    /** In which its shelter writes. */
    language: string;
  };
