import { hash } from '@node-rs/argon2';
import { completePetFacts } from '@pawmatch/contract/pets/facts/pet-facts';
import { visitEnd } from '@pawmatch/contract/visits/times/bookable-times';
import { inArray } from 'drizzle-orm';
import type { Uses } from '../dependencies.ts';
import {
  type AdoptionRow,
  adoptionPets,
  adoptions,
} from '../features/adoptions/adoptions.table.ts';
import { upsertDevice } from '../features/auth/devices/known-devices.repository.ts';
import { bondPets } from '../features/pets/pets.repository.ts';
import { newPetColumns, type PetRow, pets } from '../features/pets/pets.table.ts';
import { noPhoto } from '../features/pets/photos/photo-list.ts';
import { FIRST_SHELTER } from '../features/shelter/shelters.table.ts';
import { grantEverything } from '../features/staff/memberships.repository.ts';
import { type UserRow, users } from '../features/users/users.table.ts';
import { type VisitRow, visits } from '../features/visits/visits.table.ts';
import { newId } from '../platform/database/new-id.ts';

/** The password of all test users. */
const PASSWORD = 'a password for tests';

/** Verified in less than a millisecond, where a hash of the application takes 23. */
const CHEAP = { memoryCost: 8, timeCost: 1 };
let passwordHash: Promise<string> | undefined;

/** Factories that insert rows with the rows they need: a test states only the columns that matter to it. */
export function createFactories({
  database,
  clock,
  petChanges,
}: Uses<'database' | 'clock' | 'petChanges'>) {
  let count = 0;

  /** @param columns with the role `admin`, the person may everything */
  async function buildUser(columns: Partial<UserRow> = {}): Promise<UserRow> {
    count += 1;
    passwordHash ??= hash(PASSWORD, CHEAP);
    const row: UserRow = {
      id: newId(),
      fullName: `Person ${count}`,
      email: `person.${count}@example.org`,
      phoneNumber: '5550100100',
      role: 'adopter',
      passwordHash: await passwordHash,
      emailConfirmedAt: clock(),
      passwordExpiresAt: null,
      language: 'en',
      sharesMatching: false,
      createdAt: clock(),
      updatedAt: clock(),
      ...columns,
    };
    await database.insert(users).values({ ...row, role: 'adopter' });
    if (row.role === 'admin') await grantEverything(database, { userId: row.id, now: clock() });
    return row;
  }

  /** Inserts a known device of the account. @returns its id */
  async function buildDevice(userId: string): Promise<string> {
    const deviceId = newId();
    await upsertDevice(database, { userId, deviceId, now: clock() });
    return deviceId;
  }

  async function buildPet(columns: Partial<PetRow> = {}): Promise<PetRow> {
    count += 1;
    const row: PetRow = {
      id: newId(),
      shelterId: FIRST_SHELTER,
      name: `Pet ${count}`,
      breed: 'Beagle',
      status: 'Available',
      ...completePetFacts({ species: 'Dog', age_group: 'Adult', sex: 'Female', size: 'Medium' }),
      trainingTraits: [],
      shelterNotes: null,
      summary: null,
      description: null,
      ...noPhoto(),
      ...newPetColumns,
      createdAt: clock(),
      updatedAt: clock(),
      listedAt: columns.createdAt ?? clock(),
      adoptedAt: null,
      ...columns,
    };
    await database.insert(pets).values(row);
    petChanges.publish();
    return row;
  }

  /** Two pets that move together. */
  async function buildPair(
    one: Partial<PetRow> = {},
    other: Partial<PetRow> = {},
  ): Promise<[PetRow, PetRow]> {
    const pair: [PetRow, PetRow] = [await buildPet(one), await buildPet(other)];
    await bondPets(database, [pair[0].id, pair[1].id], clock());
    petChanges.publish();
    return pair;
  }

  /** By default on Monday, November 23, 2026, 10:00 at the shelter. */
  async function buildVisit(columns: Partial<VisitRow> = {}): Promise<VisitRow> {
    const startsAt = columns.startsAt ?? new Date('2026-11-23T15:00:00Z');
    const row: VisitRow = {
      id: newId(),
      shelterId: FIRST_SHELTER,
      bondedPetId: null,
      petId: columns.petId === undefined ? (await buildPet()).id : columns.petId,
      userId: columns.userId === undefined ? (await buildUser()).id : columns.userId,
      visitorName: null,
      visitorEmail: null,
      visitorPhone: null,
      status: 'pending',
      startsAt,
      endsAt: visitEnd(startsAt, 30),
      restsUntil: null,
      endedAt: null,
      checkedInAt: null,
      outcome: null,
      notAFitBecause: null,
      notes: null,
      notificationSequence: 0,
      cancelReason: null,
      isOverlapAllowed: false,
      remindedAt: null,
      createdAt: clock(),
      updatedAt: clock(),
      version: 1,
      ...columns,
    };
    await database.insert(visits).values(row);
    return row;
  }

  /** An adoption that an adopter asked for; its pet's status is not changed. */
  async function buildAdoption({
    petIds,
    ...columns
  }: Partial<AdoptionRow> & { petIds?: string[] } = {}): Promise<AdoptionRow> {
    const ids = petIds ?? [(await buildPet()).id];
    const isEnded = ['declined', 'withdrawn', 'returned'].includes(columns.stage ?? '');
    const isAdopted = columns.stage === 'adopted' || columns.stage === 'returned';
    const row: AdoptionRow = {
      id: newId(),
      shelterId: FIRST_SHELTER,
      source: 'adopter',
      visitId: null,
      userId: columns.userId === undefined ? (await buildUser()).id : columns.userId,
      adopterName: null,
      adopterEmail: null,
      adopterPhone: null,
      secondName: null,
      secondEmail: null,
      stage: 'asked',
      endReason: null,
      ledBy: null,
      message: null,
      answerBy: null,
      trialUntil: null,
      closedDespite: null,
      feeCents: null,
      approvedAt: null,
      adoptedAt: isAdopted ? clock() : null,
      endedAt: isEnded ? clock() : null,
      notificationSequence: 0,
      createdAt: clock(),
      updatedAt: clock(),
      version: 1,
      ...columns,
    };
    await database.transaction(async (tx) => {
      await tx.insert(adoptions).values(row);
      const named = await tx.select().from(pets).where(inArray(pets.id, ids));
      await tx
        .insert(adoptionPets)
        .values(named.map(({ id, name }) => ({ adoptionId: row.id, petId: id, petName: name })));
    });
    return row;
  }

  return {
    password: PASSWORD,
    buildUser,
    buildDevice,
    buildPet,
    buildPair,
    buildVisit,
    buildAdoption,
  };
}
