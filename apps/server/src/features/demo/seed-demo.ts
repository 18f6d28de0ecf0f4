import { PetInput } from '@pawmatch/contract/pets/staff/pet-input';
import type { Uses } from '../../dependencies.ts';
import { runOnOneServer } from '../../platform/cluster/run-on-one-server.ts';
import { SYSTEM } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { newSecretToken } from '../../platform/security/secret-token.ts';
import { hashPassword } from '../auth/passwords/password-hash.ts';
import * as petsRepository from '../pets/pets.repository.ts';
import { newPetColumns, type PetRow } from '../pets/pets.table.ts';
import { savePhotos } from '../pets/photos/pet-photos.repository.ts';
import { createPetPhotos, type PetPhotos } from '../pets/photos/pet-photos.ts';
import { noPhoto } from '../pets/photos/photo-list.ts';
import { toPetFacts } from '../pets/staff/pet-columns.ts';
import * as preferencesRepository from '../preferences/preferences.repository.ts';
import { lockShelter, updateShelter } from '../shelter/shelters.repository.ts';
import { lockManagers } from '../staff/managers.repository.ts';
import { grantEverything, setShelterRole } from '../staff/memberships.repository.ts';
import { findUser } from '../users/users.repository.ts';
import {
  findLatestEvent,
  hasAnyOf,
  isShelterEmpty,
  lockSeeding,
  setActor,
  sortEvents,
} from './demo.repository.ts';
import { demoAdopters } from './demo-adopters.ts';
import { demoAdoptions, insertDemoAdoptions } from './demo-adoptions.ts';
import { insertDemoCare } from './demo-care.ts';
import { createdAtOf } from './demo-dates.ts';
import { insertColleagues, insertPartners } from './demo-network.ts';
import { newDemoPassword } from './demo-password.ts';
import { demoPets } from './demo-pets.ts';
import { findDemoPictures, showPictures, storePictures, type Uploads } from './demo-pictures.ts';
import { demoShelter } from './demo-shelter.ts';
import { insertDemoStays } from './demo-stays.ts';
import { insertDemoUser } from './insert-demo-user.ts';
import { insertVisits } from './insert-demo-visits.ts';

const DEMO_ADMIN_EMAIL = 'admin@pawmatch.example';

const DAY = 24 * 60 * 60_000;

export interface DemoAdmin {
  email: string;
  password: string;
  /** On a public server, logins are rejected from then on. */
  passwordExpiresAt: Date;
}

type SeedDependencies = Uses<
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
    const since = await findLatestEvent(tx);
    await updateShelter(tx, shelterId, place, dependencies.clock());
    const shown = await insertPets(tx, dependencies, photos, uploads);
    const petIds = new Map([...shown].map(([slug, pet]) => [slug, pet.id]));
    const adopterIds = await insertAdopters(tx, dependencies, adopterHashes);
    const visitIds = await insertVisits(tx, dependencies, place, { shelterId, petIds, adopterIds });
    const now = dependencies.clock();
    const demo = { shelterId, timeZone: place.time_zone, now, pets: shown };
    // The history of the pets begins with the demonstration.
    await setActor(tx, 'none');
    const returned = new Set(
      demoAdoptions.flatMap((each) => (each.returned ? (petIds.get(each.slug) ?? []) : [])),
    );
    await insertDemoStays(tx, { ...demo, pets: shown.values(), returned });
    await insertDemoAdoptions(tx, { ...demo, visitIds, adopterIds });
    await insertDemoCare(tx, { shelterId, now, pets: [...shown.values()] });
    await setActor(tx, SYSTEM);
    const isNetwork = dependencies.config.demo === 'network';
    const partnerIds = isNetwork ? await insertPartners(tx, dependencies, shown) : [];
    const [manager] = await lockManagers(tx, shelterId);
    const adminId = manager?.id ?? (await insertAdmin(tx, { admin, adminHash, now }));
    if (isNetwork) {
      for (const each of partnerIds) {
        await setShelterRole(tx, { userId: adminId, shelterId: each, role: 'manager', now });
      }
      const hash = manager && (await findUser(tx, manager.id))?.passwordHash;
      await insertColleagues(tx, {
        shelterIds: [shelterId, ...partnerIds],
        admin,
        adminHash: hash ?? adminHash,
        now,
      });
    }
    await sortEvents(tx, since);
    return { admin: manager ? undefined : admin };
  });
}

async function insertAdmin(
  transaction: Queries,
  { admin, adminHash, now }: { admin: DemoAdmin; adminHash: string; now: Date },
): Promise<string> {
  const userId = await insertDemoUser(transaction, {
    fullName: 'Shelter Admin',
    email: admin.email,
    phoneNumber: null,
    passwordHash: adminHash,
    passwordExpiresAt: admin.passwordExpiresAt,
    createdAt: now,
  });
  await grantEverything(transaction, { userId, now });
  return userId;
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
      ...newPetColumns,
      ...toPetFacts(PetInput.parse(pet)),
      ...main,
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
