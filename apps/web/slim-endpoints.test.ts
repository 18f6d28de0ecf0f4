import { defineEndpoint } from '@pawmatch/contract/endpoint';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { slim, writeShapes } from './slim-endpoints.ts';

const Query = z.object({ limit: z.int() });
const Pet = z.object({ id: z.uuid(), name: z.nullable(z.string()) });

const exported = {
  LIMIT: 100,
  Query,
  listPets: defineEndpoint({
    method: 'GET',
    path: '/pets',
    access: 'public',
    showsOwnToStaff: true,
    summary: 'All',
    query: Query,
    output: z.array(Pet),
  }),
  deletePet: defineEndpoint({
    method: 'DELETE',
    path: '/pets/:id',
    access: 'pets.edit',
    summary: 'None',
    params: Query,
  }),
};

it('D29 removes the schemas from declared endpoints', () => {
  expect(slim(exported).split('\n')).toEqual([
    'export const LIMIT = 100;',
    'export const listPets = {"method":"GET","path":"/pets","access":"public","showsOwnToStaff":true};',
    'export const deletePet = {"method":"DELETE","path":"/pets/:id","access":"pets.edit"};',
    '',
  ]);
});

it('D29 R3.24 writes the shapes of all responses', () => {
  const [shapes] = writeShapes([exported]).split('\n');
  expect(shapes).toBe(
    'const shapes = {"GET /pets":{"list":{"fields":{"id":"id","name":{"orNull":"text"}}}}};',
  );
});
