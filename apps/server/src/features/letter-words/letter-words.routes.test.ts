import { moveAdoption } from '@pawmatch/contract/adoptions/adoptions-endpoints';
import * as endpoints from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { wordsFor } from '../adoptions/mails/letter-words.repository.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { users } from '../users/users.table.ts';

const app = await openTestApp();

const nothing = { asked: null, approved: null, declined: null, adopted: null };
const none = { ...nothing, language: 'en', translations: {} } as const;
const first = { id: FIRST_SHELTER, language: 'en' } as const;

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
  expect(await wordsFor(app.database, first, 'approved')).toEqual({ words, language: 'en' });
  expect(await wordsFor(app.database, first, 'asked')).toBeNull();
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

it('S23 B9.05 several who save the words at once all save them', async () => {
  const manager = await app.signIn('manager');
  const body = { ...none, approved: 'We call you.', adopted: 'Welcome home.' };
  const save = () => manager.call(endpoints.changeLetterWords, { body });
  const saved = await Promise.all(Array.from({ length: 8 }, save));
  expect(saved.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await manager.call(endpoints.changeLetterWords, { body: none });
});

it('B5.02 B5.04 B9.05 its words can be in the language of the adopter, and stay in its own where they are not', async () => {
  const manager = await app.signIn('manager');
  const es = { ...nothing, approved: 'Te llamamos mañana.', asked: 'Gracias.' };
  const body = { ...nothing, approved: 'We call you.', translations: { es } };
  const changed = await manager.call(endpoints.changeLetterWords, { body });
  expect(changed.body).toEqual({ ...none, approved: 'We call you.', translations: { es } });

  const staff = await app.signIn('staff');
  const approve = async (language: string) => {
    const adopter = await app.signIn();
    await app.database.update(users).set({ language }).where(eq(users.id, adopter.user.id));
    const { id } = await app.buildAdoption({ userId: adopter.user.id });
    app.mails.length = 0;
    await staff.call(moveAdoption, { params: { id }, body: { action: 'approve' } });
    await app.runJobs();
    return app.mails.find(({ to }) => to === adopter.user.email);
  };
  const spanish = await approve('es');
  expect(spanish?.text).toContain('\n\nTe llamamos mañana.\n\n');
  expect(spanish?.html).not.toContain('<span lang');
  expect((await approve('en'))?.text).toContain('\n\nWe call you.\n\n');
  // Only the Spanish is there: a reader of English gets the fixed text alone.
  expect(await wordsFor(app.database, first, 'asked')).toBeNull();

  await manager.call(endpoints.changeLetterWords, {
    body: { ...nothing, approved: 'We call you.' },
  });
  const own = await approve('es');
  expect(own?.html).toContain('<span lang="en">We call you.</span>');
  const tooLong = { ...nothing, translations: { es: { asked: 'x'.repeat(601) } } };
  const refused = await manager.call(endpoints.changeLetterWords, { body: tooLong });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'translations.es.asked']);
});

it('B5.04 B9.05 an example is in the language of its words', async () => {
  const manager = await app.signIn('manager');
  const body = { stage: 'approved', words: 'Te llamamos mañana.', language: 'es' } as const;
  const preview = (await manager.call(endpoints.previewLetter, { body })).body;
  expect(preview.subject).toMatch(/Luna/);
  expect(preview.text).toMatch(/^Hola/);
  app.mails.length = 0;
  await manager.call(endpoints.sendTestLetter, { body });
  await app.runJobs();
  expect(app.mails[0]?.text).toBe(preview.text);
  expect(app.mails[0]?.html).toContain('<html lang="es"');
});
