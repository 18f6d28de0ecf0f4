import { expect, it } from 'vitest';
import { slim } from './slim-endpoints.ts';

it('D29 removes the schemas from declared endpoints', () => {
  const source = `
    import * as z from 'zod/mini';
    import { defineEndpoint } from '../endpoint.ts';
    /** At most. */
    export const LIMIT = 100;
    const Params = z.object({ id: z.string() });
    export type Params = z.infer<typeof Params>;
    export const Query = z.object({ limit: z.int() });
    export const listPets = defineEndpoint({
      method: 'GET', path: '/pets', access: 'public', summary: 'All',
      query: Query, status: 200, output: z.array(Pet),
    });
    export const updatePet = defineEndpoint({
      method: 'PATCH', path: '/pets/:id', access: 'admin', summary: 'One', bodyFormat: 'multipart',
      params: Params, body: PetChanges, status: 200, output: Pet,
    });
    export const deletePet = defineEndpoint({
      method: 'DELETE', path: '/pets/:id', access: 'admin', summary: 'None', params: Params, status: 204,
    });`;
  expect(slim(source)).toBe(
    [
      'export const LIMIT = 100;',
      "export const listPets = { method: 'GET', path: '/pets', access: 'public', status: 200, output: { _zod: { def: { type: 'array' } } } };",
      "export const updatePet = { method: 'PATCH', path: '/pets/:id', access: 'admin', bodyFormat: 'multipart', status: 200, output: { _zod: { def: { type: 'object' } } } };",
      "export const deletePet = { method: 'DELETE', path: '/pets/:id', access: 'admin', status: 204 };",
      '',
    ].join('\n'),
  );
});

it('rejects an endpoint that is derived from another one', () => {
  const code = "export const mine = defineEndpoint({ ...theirs, path: '/mine' });";
  expect(() => slim(code)).toThrow('without ...theirs');
});
