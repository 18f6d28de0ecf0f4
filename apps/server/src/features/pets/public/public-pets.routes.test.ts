import { Pet } from '@pawmatch/contract/pets/pet';
import {
  createPet,
  deletePet,
  getPet,
  listPets,
  updatePet,
} from '@pawmatch/contract/pets/pets-endpoints';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { until } from '../../../testing/server-processes.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { pets } from '../pets.table.ts';
import { listPublicPets } from './public-pets.service.ts';

const app = await openTestApp();
beforeAll(() => until(() => app.dependencies.petChanges.isLive()));
beforeEach(async () => {
  await app.database.delete(pets);
  const minutes = Array.from({ length: 30 }, (_, minute) => minute);
  for (const minute of minutes) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute));
    await app.buildPet({
      name: `Pet ${minute}`,
      createdAt,
      status: minute % 3 ? 'Available' : 'Adopted',
    });
  }
});

describe('the public list of pets', () => {
  it('R7.14 D14 lists pages newest first, with the number of all', async () => {
    const newestFirst = Array.from({ length: 30 }, (_, index) => 29 - index);
    const isAvailable = (minute: number) => minute % 3 > 0;
    for (const [status, minutes] of [
      [['Available'], newestFirst.filter(isAvailable)],
      [undefined, newestFirst],
    ] as const) {
      for (let offset = 0; offset < 36; offset += 7) {
        const query = { status, offset, limit: 7 };
        const { pets: page, total } = await listPublicPets(app.dependencies, query);
        const expected = minutes.slice(offset, offset + 7).map((minute) => `Pet ${minute}`);
        expect(page.map(({ name }) => name)).toEqual(expected);
        expect(total).toBe(minutes.length);
      }
    }
  });

  it('R7.14 R7.15 returns pets of the contract’s schema', async () => {
    const visitor = app.visitor();
    const { body, headers } = await visitor.call(listPets, { query: { limit: 100 } });
    expect(z.array(Pet).parse(body)).toHaveLength(30);
    expect(headers.get('x-total-count')).toBe('30');
    const one = await visitor.call(getPet, { params: { id: body[0].id } });
    expect(Pet.parse(one.body)).toEqual(body[0]);
  });

  it('returns 304 for an unchanged ETag until a pet changes', async () => {
    const visitor = app.visitor();
    const path = '/api/pets?limit=5';
    const { headers } = await visitor.send(path, { headers: { 'Accept-Encoding': 'identity' } });
    const known = { 'Accept-Encoding': 'identity', 'If-None-Match': headers.get('etag') ?? '' };
    expect((await visitor.send(path, { headers: known })).status).toBe(304);
    const admin = await app.signIn('admin');
    const [newest] = await app.database.select().from(pets).where(eq(pets.name, 'Pet 29'));
    await admin.call(updatePet, { params: { id: newest?.id ?? '' }, body: { name: 'Renamed' } });
    expect((await visitor.send(path, { headers: known })).body[0].name).toBe('Renamed');
  });

  it('is never older than the last acknowledged change, with many concurrent readers and writers', async () => {
    const admin = await app.signIn('admin');
    const rows = await app.database.select().from(pets).limit(4);
    const acknowledged = new Map<string, number>();
    let isOver = false;
    const write = async (id: string) => {
      for (let turn = 1; turn <= 25; turn += 1) {
        await admin.call(updatePet, { params: { id }, body: { summary: String(turn) } });
        acknowledged.set(id, turn);
      }
    };
    const read = async () => {
      const visitor = app.visitor();
      let reads = 0;
      while (!isOver) {
        const before = new Map(acknowledged);
        const { body } = await visitor.call(listPets, { query: { limit: 50, offset: reads % 2 } });
        const shown = new Map(body.map((pet: Pet) => [pet.id, Number(pet.summary)]));
        for (const [id, turn] of before) {
          if (shown.has(id)) expect(shown.get(id)).toBeGreaterThanOrEqual(turn);
        }
        const [id] = before.keys();
        if (id) {
          const one = await visitor.call(getPet, { params: { id } });
          expect(Number(one.body.summary)).toBeGreaterThanOrEqual(before.get(id) ?? 0);
        }
        reads += 1;
      }
      return reads;
    };
    const readers = [read(), read(), read()];
    await Promise.all(rows.map(({ id }) => write(id)));
    isOver = true;
    for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(5);
  });
});

describe('a change of a pet', () => {
  it('R7.16 R7.17 R7.18 is visible to every request after its acknowledgement', async () => {
    const admin = await app.signIn('admin');
    const visitor = app.visitor();
    const names = async () =>
      (await visitor.call(listPets, { query: { limit: 100 } })).body.map(
        (pet: { name: string }) => pet.name,
      );
    const facts = {
      species: 'Cat',
      breed: 'Tabby',
      age_group: 'Young',
      sex: 'Male',
      size: 'Small',
    };
    for (let round = 0; round < 20; round += 1) {
      const { body } = await admin.call(createPet, { body: { ...facts, name: `New ${round}` } });
      expect(await names()).toContain(`New ${round}`);
      const params = { id: body.id };
      await admin.call(updatePet, { params, body: { name: `Changed ${round}` } });
      expect(await names()).toContain(`Changed ${round}`);
      await admin.call(deletePet, { params });
      expect(await names()).not.toContain(`Changed ${round}`);
    }
  });
});
