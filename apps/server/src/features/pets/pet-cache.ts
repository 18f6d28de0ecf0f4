import { hash } from 'node:crypto';
import { ShortPetId } from '@pawmatch/contract/pets/pet-address';
import type { PetQuery } from '@pawmatch/contract/pets/pet-query';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import type { Dependencies } from '../../dependencies.ts';
import type { Changes } from '../../platform/cluster/change-feed.ts';
import type { AssembledBody } from '../../platform/http/response-body.ts';
import { presentPet } from './pets.presenter.ts';
import * as repository from './pets.repository.ts';
import type { PetWithPhotos } from './pets.table.ts';
import type { PetSearchIndex } from './search/pet-search-index.ts';

/** Enough for about 20,000 pets as JSON. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The memory of an entry without its JSON, estimated. */
const ENTRY_BYTES = 200;

/** The memory of a page, and of each reference from it to a pet, estimated. */
const PAGE_BYTES = 200;
const REFERENCE_BYTES = 8;

export interface CachedPet {
  /** A `Pet` of the contract. */
  json: Buffer;
  status: PetStatus;
  /** A hash of the JSON. */
  tag: string;
}

export interface CachedPetPage {
  /** Assembled from the cached pets. */
  json: AssembledBody;
  /** A strong ETag. */
  etag: string;
  /** The number of all pets that match. */
  total: number;
}

export type PetCache = ReturnType<typeof createPetCache>;

const [OPEN = 0, COMMA = 0, CLOSE = 0] = Buffer.from('[,]');

/**
 * A cache of public pets as JSON. Each pet is serialised once, and pages are assembled from these bytes and
 * the searchIndex's ids without a query. A change of any pet clears it, and what was read before a change
 * is not cached (see {@link Dependencies.petChanges}).
 *
 * Assembled pages refer to the bytes of their pets. So when the cache is full, all of it is cleared, and
 * its listeners discard their pages as after a change: single pets that were removed would stay in memory
 * for as long as one page refers to them.
 */
export function createPetCache(
  { database, petChanges }: Pick<Dependencies, 'database' | 'petChanges'>,
  searchIndex: PetSearchIndex,
  maxBytes = MAX_CACHED_BYTES,
) {
  const cache = new Map<string, CachedPet>();
  const listeners = new Set<(id?: string) => void>();
  let cachedBytes = 0;
  let changeCount = 0;

  function clear(id?: string) {
    changeCount += 1;
    cache.clear();
    cachedBytes = 0;
    for (const listener of listeners) listener(id);
  }

  petChanges.onChange(clear);

  /** The changes of pets, and each time when the cache was full. */
  const changes: Changes = {
    isLive: petChanges.isLive,
    onChange: (listener) => void listeners.add(listener),
    publish: petChanges.publish,
  };

  /**
   * Adds a pet to the cache. Responses are assembled from these bytes without a check by the contract's
   * schema, which would take longer than all the rest; pet-cache.test.ts checks them.
   * @param readAt the change count before the row was read
   */
  function add(row: PetWithPhotos, readAt: number): CachedPet {
    const json = Buffer.from(JSON.stringify(presentPet(row)));
    const tag = hash('sha1', json, 'base64').slice(0, 16);
    const pet = { json, status: row.status, tag };
    if (!petChanges.isLive() || readAt !== changeCount) return pet;
    // Also when simultaneous requests have read the same pet: pages may refer to the bytes of each.
    cachedBytes += json.length + ENTRY_BYTES;
    if (cachedBytes > maxBytes) clear();
    else cache.set(row.id, pet);
    return pet;
  }

  function find(id: string): CachedPet | undefined {
    return petChanges.isLive() ? cache.get(id) : undefined;
  }

  /** The existing pets among the ids; missing entries are read in one query. */
  async function getMany(ids: readonly string[]): Promise<Map<string, CachedPet>> {
    const pets = new Map<string, CachedPet>();
    for (const id of ids) {
      const pet = find(id);
      if (pet) pets.set(id, pet);
    }
    const missing = ids.filter((id) => !pets.has(id));
    if (missing.length === 0) return pets;
    const readAt = changeCount;
    const rows = await repository.listPetsById(database, missing);
    for (const row of rows) pets.set(row.id, add(row, readAt));
    return pets;
  }

  return {
    changes,
    getMany,

    /** B1.01, D14: a page by any filters, newest first by default. */
    async list(query: PetQuery): Promise<CachedPetPage> {
      const { ids, total } = await searchIndex.find(query);
      const pets = await getMany(ids);
      return assemblePage(
        ids.flatMap((id) => pets.get(id) ?? []),
        total,
      );
    },

    /**
     * @param idOrShortId see `ShortPetId`
     * @returns undefined when there is no such pet
     */
    async get(idOrShortId: string): Promise<{ json: Buffer; etag: string } | undefined> {
      const isShort = ShortPetId.safeParse(idOrShortId).success;
      const id = isShort ? await repository.findIdByShortId(database, idOrShortId) : idOrShortId;
      if (id === undefined) return undefined;
      const found = find(id);
      if (found) return { json: found.json, etag: `"${found.tag}"` };
      const readAt = changeCount;
      const row = await repository.findPet(database, id);
      if (!row) return undefined;
      const { json, tag } = add(row, readAt);
      return { json, etag: `"${tag}"` };
    },
  };
}

function assemblePage(pets: CachedPet[], total: number): CachedPetPage {
  const tags = pets.map(({ tag }) => tag).join('');
  return {
    json: jsonArrayOf(pets),
    etag: `"${hash('sha1', `${total}${tags}`, 'base64')}"`,
    total,
  };
}

/** Copies each pet only once: this is the hot path of public reads. */
function jsonArrayOf(pets: CachedPet[]): AssembledBody {
  const commas = Math.max(pets.length - 1, 0);
  return {
    length: pets.reduce((sum, { json }) => sum + json.length, 2 + commas),
    memory: PAGE_BYTES + pets.length * REFERENCE_BYTES,
    copyTo(target) {
      let end = 0;
      for (const { json } of pets) {
        target[end] = end === 0 ? OPEN : COMMA;
        target.set(json, end + 1);
        end += 1 + json.length;
      }
      if (pets.length === 0) target[end++] = OPEN;
      target[end] = CLOSE;
    },
  };
}
