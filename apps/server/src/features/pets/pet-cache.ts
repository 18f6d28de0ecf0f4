import { hash } from 'node:crypto';
import type { PetQuery } from '@pawmatch/contract/pets/pet-query';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import type { PetFinder } from './finding/pet-finder.ts';
import { presentPet } from './pets.presenter.ts';
import * as repository from './pets.repository.ts';
import type { PetWithPhotos } from './pets.table.ts';

/** Enough for about 20,000 pets as JSON. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** The memory of an entry without its JSON, estimated. */
const ENTRY_BYTES = 200;

/** Requests of a list between two changes, after which its whole order is read. */
const REQUESTS_UNTIL_ORDER = 4;

/** Longer orders are not cached. */
const MAX_ORDER_LENGTH = 200_000;

export interface CachedPet {
  /** A `Pet` of the contract. */
  json: Buffer;
  status: PetStatus;
  /** A hash of the JSON. */
  tag: string;
  /** The change count before the row was read; a higher count makes the entry outdated. */
  changeCount: number;
}

export interface CachedPetPage {
  json: Buffer;
  /** A strong ETag. */
  etag: string;
  /** The number of all pets of that status. */
  total: number;
}

/** The ids of all pets of one status, newest first. */
interface Order {
  ids: readonly string[];
  /** The pets that were requested, by their position. */
  pets: Map<number, CachedPet>;
  /** The size of `pets`. */
  bytes: number;
}

export type PetCache = ReturnType<typeof createPetCache>;

const [OPEN = 0, COMMA = 0, CLOSE = 0] = Buffer.from('[,]');

/**
 * A cache of public pets as JSON. Each pet is serialised once, the order of frequently requested lists
 * is cached, and pages are assembled from both without a query. Every change of any pet increments the
 * change count, and entries that were read before it are not used again (see
 * {@link Dependencies.petChanges}).
 */
export function createPetCache(
  { database, petChanges }: Pick<Dependencies, 'database' | 'petChanges'>,
  finder: PetFinder,
) {
  const cache = new LRUCache<string, CachedPet>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ json }) => json.length + ENTRY_BYTES,
  });
  const orders = new Map<PetStatus | undefined, Order>();
  const requestCounts = new Map<PetStatus | undefined, number>();
  let changeCount = 0;

  petChanges.onChange(() => {
    changeCount += 1;
    orders.clear();
    requestCounts.clear();
  });

  /**
   * Adds a pet to the cache. Responses are assembled from these bytes without a check by the contract's
   * schema, which would take longer than all the rest; pet-cache.test.ts checks them.
   * @param readAt the change count before the row was read
   */
  function add(row: PetWithPhotos, readAt: number): CachedPet {
    const json = Buffer.from(JSON.stringify(presentPet(row)));
    const tag = hash('sha1', json, 'base64').slice(0, 16);
    const pet = { json, status: row.status, tag, changeCount: readAt };
    if (petChanges.isLive()) cache.set(row.id, pet);
    return pet;
  }

  function find(id: string): CachedPet | undefined {
    const pet = cache.get(id);
    return pet?.changeCount === changeCount && petChanges.isLive() ? pet : undefined;
  }

  /** Reads the whole order in the background, so that later pages need no query. */
  function readOrderIfFrequent(status: PetStatus | undefined) {
    const count = (requestCounts.get(status) ?? 0) + 1;
    requestCounts.set(status, count);
    if (count !== REQUESTS_UNTIL_ORDER || !petChanges.isLive()) return;
    const readAt = changeCount;
    repository.listPetIds(database, status, MAX_ORDER_LENGTH + 1).then(
      (ids) => {
        if (changeCount !== readAt || ids.length > MAX_ORDER_LENGTH) return;
        orders.set(status, { ids, pets: new Map(), bytes: 0 });
      },
      () => requestCounts.delete(status), // The database is unavailable; later requests try again.
    );
  }

  async function pageFromDatabase(
    status: PetStatus | undefined,
    offset: number,
    limit: number,
  ): Promise<CachedPetPage> {
    readOrderIfFrequent(status);
    const readAt = changeCount;
    const rows = await repository.listPets(database, { status, offset, limit });
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    const total = isLast ? offset + rows.length : await repository.countPets(database, status);
    return assemblePage(
      rows.map((row) => add(row, readAt)),
      total,
    );
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

  /** @param order one of `orders`, which hold only orders of the current change count */
  async function pageInOrder(order: Order, offset: number, limit: number): Promise<CachedPetPage> {
    const { ids, pets } = order;
    const end = Math.min(offset + limit, ids.length);
    const page: CachedPet[] = [];
    for (let position = offset; position < end; position += 1) {
      const pet = pets.get(position);
      if (pet === undefined) return assemblePage(await fillOrder(order, offset, end), ids.length);
      page.push(pet);
    }
    return assemblePage(page, ids.length);
  }

  async function fillOrder(order: Order, offset: number, end: number): Promise<CachedPet[]> {
    const ids = order.ids.slice(offset, end);
    const found = await getMany(ids);
    if (order.bytes > MAX_CACHED_BYTES) {
      order.pets.clear();
      order.bytes = 0;
    }
    const page: CachedPet[] = [];
    for (const [index, id] of ids.entries()) {
      const pet = found.get(id);
      if (!pet) continue; // Deleted meanwhile.
      page.push(pet);
      if (order.pets.has(offset + index)) continue;
      order.pets.set(offset + index, pet);
      order.bytes += pet.json.length + ENTRY_BYTES;
    }
    return page;
  }

  return {
    getMany,

    /** B1.01: a page by any filters. */
    async query(query: PetQuery): Promise<CachedPetPage> {
      const { ids, total } = await finder.find(query);
      const pets = await getMany(ids);
      return assemblePage(
        ids.flatMap((id) => pets.get(id) ?? []),
        total,
      );
    },

    /** D14: newest first; `status` undefined lists all. */
    list(page: { status?: PetStatus; offset: number; limit: number }): Promise<CachedPetPage> {
      const { status, offset, limit } = page;
      const order = petChanges.isLive() ? orders.get(status) : undefined;
      if (!order) return pageFromDatabase(status, offset, limit);
      return pageInOrder(order, offset, limit);
    },

    /** Undefined when there is no such pet. */
    async get(id: string): Promise<Pick<CachedPetPage, 'json' | 'etag'> | undefined> {
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

/** Assembles a JSON array. This is the hot path of public reads, so each pet is copied only once. */
function assemblePage(pets: CachedPet[], total: number): CachedPetPage {
  let length = Math.max(pets.length, 1) + 1;
  let tags = String(total);
  for (const { json, tag } of pets) {
    length += json.length;
    tags += tag;
  }
  const json = Buffer.allocUnsafe(length);
  let end = 1;
  for (const pet of pets) {
    json.set(pet.json, end);
    end += pet.json.length;
    json[end] = COMMA;
    end += 1;
  }
  json[0] = OPEN;
  json[length - 1] = CLOSE;
  return { json, etag: `"${hash('sha1', tags, 'base64')}"`, total };
}
