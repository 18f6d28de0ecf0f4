import { getPet, listPets } from '@pawmatch/contract/pets/pets-endpoints';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

it('R7.14 R7.15 sends each response once and logs no warning about a second one', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = await createTestApp({ dependencies: { logger } });
  const pet = await app.buildPet();
  const visitor = app.visitor();
  expect((await visitor.call(listPets)).status).toBe(200);
  expect((await visitor.call(getPet, { params: { id: pet.id } })).status).toBe(200);
  await app.close();
  expect(lines).toEqual([]);
});
