import { hash } from 'node:crypto';
import type { PetStatus } from '@pawmatch/contract/pets/pet-status';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import { presentPet } from './pets.presenter.ts';
import * as repository from './pets.repository.ts';
import type { PetRow } from './pets.table.ts';

/** In bytes; about 20,000 pets as JSON. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** What an entry takes besides its text. */
const ENTRY_BYTES = 200;

/** So often must a list be asked for between two changes before its whole order is worth reading. */
const ASKED_OFTEN = 4;

/** Longer orders are left to the database. */
const MAX_ORDER = 200_000;

export interface CachedPet {
  /** As the contract has it. */
  json: Buffer;
  status: PetStatus;
  /** Changes with the JSON. */
  tag: string;
  /** The pets have not changed since this was read, as long as the count of changes is the same. */
  readAt: number;
}

export interface CachedPetPage {
  json: Buffer;
  /** A strong ETag of these bytes. */
  etag: string;
  /** Of all pets of that status. */
  total: number;
}

/** All pets of one status, newest first. */
interface Order {
  ids: readonly string[];
  /** Those that were asked for, by their place. */
  pets: Map<number, CachedPet>;
  /** That `pets` hold. */
  bytes: number;
}

export type PetCache = ReturnType<typeof createPetCache>;

const [OPEN = 0, COMMA = 0, CLOSE = 0] = Buffer.from('[,]');

/**
 * Public pets as JSON, within reach: each pet is turned into JSON once, the order of an often asked
 * list is kept, and a page is put together of both without a query. Every change of any pet counts
 * up, and what was read before it is never used after (see {@link Dependencies.petChanges}).
 */
export function createPetCache({
  database,
  petChanges,
}: Pick<Dependencies, 'database' | 'petChanges'>) {
  const kept = new LRUCache<string, CachedPet>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ json }) => json.length + ENTRY_BYTES,
  });
  const orders = new Map<PetStatus | undefined, Order>();
  const asked = new Map<PetStatus | undefined, number>();
  let changes = 0;

  petChanges.onChange(() => {
    changes += 1;
    orders.clear();
    asked.clear();
  });

  /** @param readAt the count of changes before the row was read */
  function keep(row: PetRow, readAt: number): CachedPet {
    const json = Buffer.from(JSON.stringify(presentPet(row)));
    const tag = hash('sha1', json, 'base64').slice(0, 16);
    const pet = { json, status: row.status, tag, readAt };
    if (petChanges.isLive()) kept.set(row.id, pet);
    return pet;
  }

  function find(id: string): CachedPet | undefined {
    const pet = kept.get(id);
    return pet?.readAt === changes && petChanges.isLive() ? pet : undefined;
  }

  /** Reads the whole order in the background, so that the pages after this one need no query. */
  function learnOrder(status: PetStatus | undefined) {
    const times = (asked.get(status) ?? 0) + 1;
    asked.set(status, times);
    if (times !== ASKED_OFTEN || !petChanges.isLive()) return;
    const readAt = changes;
    repository.listPetIds(database, status, MAX_ORDER + 1).then(
      (ids) => {
        if (changes !== readAt || ids.length > MAX_ORDER) return;
        orders.set(status, { ids, pets: new Map(), bytes: 0 });
      },
      () => asked.delete(status), // The database is away: the next who ask will try again.
    );
  }

  async function pageFromDatabase(
    status: PetStatus | undefined,
    offset: number,
    limit: number,
  ): Promise<CachedPetPage> {
    learnOrder(status);
    const readAt = changes;
    const rows = await repository.listPets(database, { status, offset, limit });
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    const total = isLast ? offset + rows.length : await repository.countPets(database, status);
    return putTogether(
      rows.map((row) => keep(row, readAt)),
      total,
    );
  }

  /** Those among the ids that there are; what is not kept is read at once. */
  async function getMany(ids: readonly string[]): Promise<Map<string, CachedPet>> {
    const pets = new Map<string, CachedPet>();
    for (const id of ids) {
      const pet = find(id);
      if (pet) pets.set(id, pet);
    }
    const missing = ids.filter((id) => !pets.has(id));
    if (missing.length === 0) return pets;
    const readAt = changes;
    const rows = await repository.listPetsById(database, missing);
    for (const row of rows) pets.set(row.id, keep(row, readAt));
    return pets;
  }

  /** @param order of which nothing has changed since it was read, as long as it is in `orders` */
  async function pageInOrder(order: Order, offset: number, limit: number): Promise<CachedPetPage> {
    const { ids, pets } = order;
    const end = Math.min(offset + limit, ids.length);
    const page: CachedPet[] = [];
    for (let place = offset; place < end; place += 1) {
      const pet = pets.get(place);
      if (pet === undefined) return putTogether(await fillIn(order, offset, end), ids.length);
      page.push(pet);
    }
    return putTogether(page, ids.length);
  }

  async function fillIn(order: Order, offset: number, end: number): Promise<CachedPet[]> {
    const ids = order.ids.slice(offset, end);
    const found = await getMany(ids);
    if (order.bytes > MAX_CACHED_BYTES) {
      order.pets.clear();
      order.bytes = 0;
    }
    const page: CachedPet[] = [];
    for (const [index, id] of ids.entries()) {
      const pet = found.get(id);
      if (!pet) continue; // Deleted since; the order will be read anew.
      page.push(pet);
      if (order.pets.has(offset + index)) continue;
      order.pets.set(offset + index, pet);
      order.bytes += pet.json.length + ENTRY_BYTES;
    }
    return page;
  }

  return {
    getMany,

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
      const readAt = changes;
      const row = await repository.findPet(database, id);
      if (!row) return undefined;
      const { json, tag } = keep(row, readAt);
      return { json, etag: `"${tag}"` };
    },
  };
}

/** As a JSON array. Public reads spend most of their time here: one copy of each pet, and no more. */
function putTogether(pets: CachedPet[], total: number): CachedPetPage {
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
