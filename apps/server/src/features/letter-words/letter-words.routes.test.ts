import { moveAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import * as endpoints from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { wordsFor } from './letter-words.repository.ts';

const app = await createTestApp();
afterAll(() => app.close());

const none = { asked: null, approved: null, declined: null, adopted: null };

it('B9.05 a shelter adds words of its own to its emails, and sends an example to oneself first', async () => {
  const manager = await app.signIn('manager');
  const read = async () => (await manager.call(endpoints.getLetterWords)).body;
  expect(await read()).toEqual(none);
  const words = 'We call you on the next day.';
  await manager.call(endpoints.sendTestLetter, { body: { stage: 'approved', words } });
  await app.runJobs();
  const [mail, ...others] = app.mails.splice(0);
  expect(others).toEqual([]);
  const preview = await manager.call(endpoints.previewLetter, {
    body: { stage: 'approved', words },
  });
  expect(preview.body).toEqual({ subject: 'Luna is reserved for you', text: mail?.text });
  expect(mail).toMatchObject({ to: manager.user.email, subject: 'Test: Luna is reserved for you' });
  expect(mail?.text).toContain(words);
  expect(await read()).toEqual(none);
  const body = { ...none, approved: ` ${words} `, declined: '' };
  const changed = await manager.call(endpoints.changeLetterWords, { body });
  expect(changed.body).toEqual({ ...none, approved: words });
  expect(await wordsFor(app.database, FIRST_SHELTER, 'approved')).toBe(words);
  expect(await wordsFor(app.database, FIRST_SHELTER, 'asked')).toBeNull();
  const tooLong = { ...none, asked: 'x'.repeat(601) };
  expect((await manager.call(endpoints.changeLetterWords, { body: tooLong })).status).toBe(422);

  // The real letter is the same but for its pet and its adopter.
  const staff = await app.signIn('staff');
  const adopter = await app.signIn();
  const pet = await app.buildPet({ name: 'Luna' });
  const { id } = await app.buildAdoption({ userId: adopter.user.id, petIds: [pet.id] });
  await staff.call(moveAdoption, { params: { id }, body: { action: 'approve' } });
  await app.runJobs();
  const real = app.mails.find(({ to }) => to === adopter.user.email);
  const asMine = real?.text.replace(adopter.user.fullName, manager.user.fullName);
  expect([real?.subject, asMine]).toEqual([preview.body.subject, preview.body.text]);
  expect((await staff.call(endpoints.changeLetterWords, { body: none })).status).toBe(403);
});
