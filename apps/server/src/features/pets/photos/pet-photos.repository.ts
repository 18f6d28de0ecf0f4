import { DEFAULT_LANGUAGE } from '@pawmatch/contract/languages';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { shelters } from '../../shelter/shelters.table.ts';
import {
  type BondedPetRow,
  type PetRow,
  type PetWithPhotos,
  type PhotoRow,
  petPhotos,
  pets,
} from '../pets.table.ts';
import { stays } from '../stays.table.ts';
import { noPhoto } from './photo-list.ts';
import type { PreviewFacts } from './preview-hash.ts';

const photoColumns = (table: typeof pets | typeof petPhotos) => ({
  photoId: table.photoId,
  photoHash: table.photoHash,
  photoWidth: table.photoWidth,
  photoHeight: table.photoHeight,
  photoColor: table.photoColor,
  photoPlaceholder: table.photoPlaceholder,
  externalPhoto: table.externalPhoto,
  photoAltText: table.photoAltText,
  photoFocalX: table.photoFocalX,
  photoFocalY: table.photoFocalY,
});

const morePhotos = sql<PhotoRow[]>`coalesce((
  select json_agg(json_build_object(
    'photoId', photo_id, 'photoHash', photo_hash, 'photoWidth', photo_width,
    'photoHeight', photo_height, 'photoColor', photo_color, 'photoPlaceholder', photo_placeholder,
    'externalPhoto', external_photo, 'photoAltText', photo_alt_text,
    'photoFocalX', photo_focal_x, 'photoFocalY', photo_focal_y
  ) order by position)
  from (select * from pet_photos where pet_photos.pet_id = pets.id) as more), '[]')`;

const bondedPet = sql<BondedPetRow | null>`(
  select json_build_object('id', id, 'name', name, 'species', species, 'status', status,
    'photoHash', photo_hash, 'externalPhoto', external_photo, 'isListed', is_listed,
    'careBlocks', care_blocks,
    'holdUntil', (select hold_until from stays where pet_id = other.id and outcome is null))
  from pets as other where other.id = pets.bonded_with)`;

/** The last day of the hold of the present stay. */
export const holdUntil = sql<string | null>`(
  select hold_until::text from stays where stays.pet_id = pets.id and outcome is null)`;

/** In which the shelter of the pet writes. */
const language = sql<string>`(
  select language from shelters where shelters.id = pets.shelter_id)`;

/** What a query of `pets` selects for {@link PetWithPhotos}. */
export const withPhotos = {
  ...getTableColumns(pets),
  morePhotos: morePhotos.as('more_photos'),
  bondedPet: bondedPet.as('bonded_pet'),
  holdUntil: holdUntil.as('hold_until'),
  language: language.as('language'),
};

/** Reads the other photos and the bonded pets of pets, whose rows are locked. */
export async function addPhotos(
  transaction: Queries,
  rows: readonly PetRow[],
): Promise<PetWithPhotos[]> {
  const ids = rows.map(({ id }) => id);
  const photos = await transaction
    .select({ petId: petPhotos.petId, photo: photoColumns(petPhotos) })
    .from(petPhotos)
    .where(inArray(petPhotos.petId, ids))
    .orderBy(asc(petPhotos.position));
  const bonded = await listBondedPets(transaction, rows);
  const holds = await transaction
    .select({ petId: stays.petId, holdUntil: stays.holdUntil })
    .from(stays)
    .where(and(inArray(stays.petId, ids), isNull(stays.outcome)));
  const spoken = await transaction
    .select({ id: shelters.id, language: shelters.language })
    .from(shelters)
    .where(inArray(shelters.id, [...new Set(rows.map(({ shelterId }) => shelterId))]));
  return rows.map((row) => {
    const own = photos.filter(({ petId }) => petId === row.id);
    const morePhotos = own.map(({ photo }) => photo);
    return {
      ...row,
      morePhotos,
      bondedPet: bonded.find(({ id }) => id === row.bondedWith) ?? null,
      holdUntil: holds.find(({ petId }) => petId === row.id)?.holdUntil ?? null,
      language: spoken.find(({ id }) => id === row.shelterId)?.language ?? DEFAULT_LANGUAGE,
    };
  });
}

async function listBondedPets(
  transaction: Queries,
  rows: readonly PetRow[],
): Promise<BondedPetRow[]> {
  const ids = rows.flatMap(({ bondedWith }) => bondedWith ?? []);
  if (ids.length === 0) return [];
  const { id, name, species, status, photoHash, externalPhoto, isListed, careBlocks } = pets;
  return transaction
    .select({
      id,
      name,
      species,
      status,
      photoHash,
      externalPhoto,
      isListed,
      careBlocks,
      holdUntil,
    })
    .from(pets)
    .where(inArray(pets.id, ids));
}

/**
 * Saves the photos of a pet, whose row is locked.
 * @returns the columns with which the caller updates that row
 */
export async function savePhotos(
  transaction: Queries,
  pet: PetWithPhotos,
  [main = noPhoto(), ...more]: readonly PhotoRow[],
): Promise<PhotoRow & Pick<PetRow, 'photosRevision'>> {
  await transaction.delete(petPhotos).where(eq(petPhotos.petId, pet.id));
  if (more.length > 0) {
    await transaction
      .insert(petPhotos)
      .values(more.map((photo, index) => ({ ...photo, petId: pet.id, position: index + 1 })));
  }
  return { ...main, photosRevision: pet.photosRevision + 1 };
}

/**
 * Finds any photo of a pet with this content hash. One statement reads both tables, because a photo may
 * move from one to the other meanwhile.
 */
export async function findPhoto(queries: Queries, hash: string): Promise<PhotoRow | undefined> {
  const find = (table: typeof pets | typeof petPhotos) =>
    queries.select(photoColumns(table)).from(table).where(eq(table.photoHash, hash));
  const [photo] = await unionAll(find(pets), find(petPhotos)).limit(1);
  return photo;
}

/** Those of the content hashes that a letter from a pet shows, which that feature stores. */
async function listPhotosOfLetters(queries: Queries, hashes: string[]): Promise<string[]> {
  const { rows } = await queries.execute<{ hash: string }>(sql`
    SELECT DISTINCT photo_hash AS hash FROM pet_letters
    WHERE photo_hash = ANY (${sql.param(hashes)}::text[])`);
  return rows.map(({ hash }) => hash);
}

/** Whether a letter from a pet shows this photo. */
export const isInLetter = async (queries: Queries, hash: string): Promise<boolean> =>
  (await listPhotosOfLetters(queries, [hash])).length > 0;

/** Those of the content hashes that belong to a photo of some pet, or of a letter. */
export async function listPhotosInUse(database: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await union(
    database
      .select({ hash: pets.photoHash })
      .from(pets)
      .where(and(isNotNull(pets.photoHash), inArray(pets.photoHash, hashes))),
    database
      .select({ hash: petPhotos.photoHash })
      .from(petPhotos)
      .where(and(isNotNull(petPhotos.photoHash), inArray(petPhotos.photoHash, hashes))),
  );
  const inLetters = await listPhotosOfLetters(database, hashes);
  return new Set([...rows.flatMap(({ hash }) => hash ?? []), ...inLetters]);
}

/**
 * The facts that preview pictures show, in the order of the pets' ids.
 * @param after the id of the last one of the page before
 */
export function listPreviewFacts(
  database: Queries,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(PreviewFacts & { id: string })[]> {
  return database
    .select({
      id: pets.id,
      name: pets.name,
      species: pets.species,
      breed: pets.breed,
      age_group: pets.age_group,
      sex: pets.sex,
      size: pets.size,
      status: pets.status,
      photoHash: pets.photoHash,
    })
    .from(pets)
    .where(after === undefined ? undefined : gt(pets.id, after))
    .orderBy(asc(pets.id))
    .limit(limit);
}
