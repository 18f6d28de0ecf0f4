import { PetInput } from '@pawmatch/contract/pets/pet-input';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { Dependencies } from '../../dependencies.ts';
import { runOnOneServer } from '../../platform/cluster/run-on-one-server.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { newSecretToken } from '../../platform/security/secret-token.ts';
import { hashPassword } from '../auth/password-hash.ts';
import * as petsRepository from '../pets/pets.repository.ts';
import { newPetColumns, type PetRow } from '../pets/pets.table.ts';
import { savePhotos } from '../pets/photos/pet-photos.repository.ts';
import { createPetPhotos, type PetPhotos } from '../pets/photos/pet-photos.ts';
import { noPhoto } from '../pets/photos/photo-list.ts';
import { toPetFacts } from '../pets/staff/pet-columns.ts';
import * as preferencesRepository from '../preferences/preferences.repository.ts';
import { lockShelter, updateShelter } from '../shelter/shelters.repository.ts';
import { grantEverything, lockManagers, setShelterRole } from '../staff/memberships.repository.ts';
import { visitTime } from '../visits/booking/book-visit.service.ts';
import * as visitsRepository from '../visits/visits.repository.ts';
import { hasAnyOf, isShelterEmpty, lockSeeding } from './demo.repository.ts';
import { demoAdopters } from './demo-adopters.ts';
import { createdAtOf, isOpenToday, visitInstant } from './demo-dates.ts';
import { insertColleagues, insertPartners } from './demo-network.ts';
import { newDemoPassword } from './demo-password.ts';
import { demoPets } from './demo-pets.ts';
import { findDemoPictures, showPictures, storePictures, type Uploads } from './demo-pictures.ts';
import { demoShelter } from './demo-shelter.ts';
import { type DemoVisit, demoVisits } from './demo-visits.ts';
import { insertDemoUser } from './insert-demo-user.ts';

const DEMO_ADMIN_EMAIL = 'admin@pawmatch.example';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface DemoAdmin {
  email: string;
  password: string;
  /** On a public server, logins are rejected from then on. */
  passwordExpiresAt: Date;
}

type SeedDependencies = Pick<
  Dependencies,
  'database' | 'imageStore' | 'publicUrl' | 'clock' | 'config' | 'shelters' | 'logger'
>;

/**
 * Fills an empty shelter with pets, adopters and visits, or with nothing after a failure.
 * @param pictureFolder the folder of the pets' pictures
 * @returns the created admin, whose password is stored only as a hash; undefined when the shelter was not
 *   empty, or had an admin already
 */
export async function seedDemo(
  dependencies: SeedDependencies,
  pictureFolder: string = findDemoPictures(),
): Promise<DemoAdmin | undefined> {
  const { database } = dependencies;
  if (!(await isShelterEmpty(database))) return undefined;
  return runOnOneServer(database, 'demonstration', async () => {
    if (!(await isShelterEmpty(database))) return undefined;
    const photos = createPetPhotos(dependencies);
    const uploads = await storePictures(dependencies, photos, pictureFolder);
    const discardAll = async () => {
      for (const upload of uploads.values()) photos.files.discard(upload);
      await photos.files.waitForBackgroundWork();
    };
    try {
      const inserted = await insertAll(dependencies, photos, uploads);
      if (inserted) {
        await dependencies.shelters.reload();
        return inserted.admin;
      }
    } catch (error) {
      await discardAll();
      throw error;
    }
    await discardAll();
    return undefined;
  });
}

/** @returns undefined when the shelter is no longer empty */
async function insertAll(
  dependencies: SeedDependencies,
  photos: PetPhotos,
  uploads: Uploads,
): Promise<{ admin: DemoAdmin | undefined } | undefined> {
  const { database } = dependencies;
  const admin = {
    email: DEMO_ADMIN_EMAIL,
    password: newDemoPassword(),
    passwordExpiresAt: new Date(dependencies.clock().getTime() + DAY),
  };
  const adminHash = await hashPassword(admin.password);
  const adopterHashes = await Promise.all(
    Object.values(demoAdopters).map(() => hashPassword(newSecretToken())),
  );
  return database.transaction(async (tx) => {
    await lockSeeding(tx);
    if (!(await isShelterEmpty(tx))) return undefined;
    const place = demoShelter(dependencies.shelters.first());
    const { id: shelterId } = dependencies.shelters.first();
    await lockShelter(tx, shelterId);
    await updateShelter(tx, shelterId, place, dependencies.clock());
    const shown = await insertPets(tx, dependencies, photos, uploads);
    const petIds = new Map([...shown].map(([slug, pet]) => [slug, pet.id]));
    const adopterIds = await insertAdopters(tx, dependencies, adopterHashes);
    await insertVisits(tx, dependencies, place, { shelterId, petIds, adopterIds });
    const isNetwork = dependencies.config.demo === 'network';
    const partnerIds = isNetwork ? await insertPartners(tx, dependencies, shown) : [];
    const hasManager = (await lockManagers(tx, shelterId)).length > 0;
    if (hasManager) return { admin: undefined };
    const now = dependencies.clock();
    const adminId = await insertDemoUser(tx, {
      fullName: 'Shelter Admin',
      email: admin.email,
      phoneNumber: null,
      passwordHash: adminHash,
      passwordExpiresAt: admin.passwordExpiresAt,
      createdAt: now,
    });
    await grantEverything(tx, { userId: adminId, now });
    if (isNetwork) {
      for (const each of partnerIds) {
        await setShelterRole(tx, { userId: adminId, shelterId: each, role: 'manager', now });
      }
      await insertColleagues(tx, { shelterIds: [shelterId, ...partnerIds], admin, adminHash, now });
    }
    return { admin };
  });
}

/** Whether accounts of the demonstration still exist. */
export function hasDemonstration(database: Queries): Promise<boolean> {
  const adopters = Object.values(demoAdopters).map(({ email }) => email);
  return hasAnyOf(database, [DEMO_ADMIN_EMAIL, ...adopters]);
}

/** @returns pets by slug */
async function insertPets(
  transaction: Queries,
  dependencies: SeedDependencies,
  photos: PetPhotos,
  uploads: Uploads,
): Promise<Map<string, PetRow>> {
  const { clock, shelters } = dependencies;
  const shown = new Map<string, PetRow>();
  for (const [index, { slug, daysHere, pet }] of demoPets.entries()) {
    const [main = noPhoto(), ...more] = await showPictures(transaction, photos, uploads, slug);
    const createdAt = createdAtOf(clock(), daysHere, index, shelters.first().time_zone);
    const row = await petsRepository.insertPet(transaction, {
      id: newId(),
      shelterId: shelters.first().id,
      ...toPetFacts(PetInput.parse(pet)),
      ...main,
      ...newPetColumns,
      createdAt,
      updatedAt: createdAt,
    });
    await savePhotos(transaction, row, [main, ...more]);
    shown.set(slug, row);
  }
  return shown;
}

/** @returns ids of adopters by key */
async function insertAdopters(
  transaction: Queries,
  { clock }: SeedDependencies,
  passwordHashes: string[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, [key, adopter]] of Object.entries(demoAdopters).entries()) {
    const createdAt = new Date(clock().getTime() - adopter.daysAgo * DAY);
    const id = await insertDemoUser(transaction, {
      fullName: adopter.fullName,
      email: adopter.email,
      phoneNumber: adopter.phoneNumber,
      passwordHash: passwordHashes[index] ?? '',
      passwordExpiresAt: null,
      createdAt,
    });
    if (adopter.preferences) {
      const row = { ...adopter.preferences, userId: id, updatedAt: createdAt };
      await preferencesRepository.insertPreferences(transaction, row);
    }
    for (const trait of adopter.traits) {
      await preferencesRepository.insertRequiredTrait(transaction, id, trait);
    }
    ids.set(key, id);
  }
  return ids;
}

async function insertVisits(
  transaction: Queries,
  { clock }: SeedDependencies,
  place: Shelter,
  {
    shelterId,
    petIds,
    adopterIds,
  }: { shelterId: string } & Record<'petIds' | 'adopterIds', Map<string, string>>,
): Promise<void> {
  const now = clock();
  for (const [index, visit] of demoVisits.entries()) {
    if (visit.weekday === 0 && !isOpenToday(now, place)) continue;
    const time = visitTime(visitInstant(now, visit.weekday, visit.time, place), place);
    const { startsAt, endsAt } = time;
    const isOver = visit.status === 'confirmed' && endsAt <= now;
    // Visits of today and before were requested some days before, upcoming ones within the last day.
    const daysBefore = visit.weekday > 0 ? 0 : 4;
    const since = Math.min(now.getTime(), startsAt.getTime()) - daysBefore * DAY;
    const createdAt = new Date(since - (index + 1) * 83 * MINUTE);
    await visitsRepository.insertVisit(transaction, {
      id: newId(),
      shelterId,
      petId: petIds.get(visit.slug) ?? null,
      ...visitorColumns(visit, adopterIds),
      status: isOver ? 'completed' : visit.status,
      ...time,
      notes: visit.notes,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

function visitorColumns({ visitor }: DemoVisit, adopterIds: Map<string, string>) {
  if (typeof visitor === 'string') return { userId: adopterIds.get(visitor) ?? null };
  return {
    visitorName: visitor.fullName,
    visitorEmail: visitor.email,
    visitorPhone: visitor.phoneNumber,
  };
}
