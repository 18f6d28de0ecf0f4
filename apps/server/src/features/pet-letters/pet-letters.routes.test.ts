import * as endpoints from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import { deletePet } from '@pawmatch/contract/pets/pets-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/database/new-id.ts';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { listPhotosInUse } from '../pets/photos/pet-photos.repository.ts';
import { createVisitsApp } from '../visits/testing/visits-app.ts';

const app = await createVisitsApp();
const admin = await app.signIn('admin');

const TEXT = 'Thank you for the long walk. I have slept very well. Come again soon!';
const HASH = '0123456789abcdef0123456789abcdef';

/** A visit to which the adopter has come, of a pet with a photo. */
async function finishedVisit() {
  const adopter = await app.signIn();
  const photo = { photoHash: HASH, photoWidth: 1200, photoHeight: 800, photoColor: '#8a6d3b' };
  const pet = await app.buildPet({ name: 'Biscuit', ...photo, photoPlaceholder: 'data:,' });
  const visit = await app.buildVisit({
    petId: pet.id,
    userId: adopter.user.id,
    status: 'completed',
    outcome: 'came',
    startsAt: new Date('2026-11-20T14:00:00Z'),
  });
  return { adopter, pet, params: { id: visit.id } };
}

const send = (params: { id: string }, body: object) =>
  admin.call(endpoints.sendPetLetter, { params, body: { text: TEXT, photo_id: null, ...body } });

async function mailsAfterAll() {
  await app.runJobs();
  return app.mails.splice(0).filter(({ subject }) => subject.startsWith('A letter from'));
}

describe('a letter from a pet', () => {
  it('B3.07 is sent once, with text and photo, in the pet’s voice', async () => {
    const { adopter, params } = await finishedVisit();
    const draft = (await admin.call(endpoints.getPetLetterDraft, { params })).body;
    expect(draft).toMatchObject({ letter: null, can_send: true });
    const [photo] = draft.photos;
    const results = await Promise.all(
      Array.from({ length: 5 }, () => send(params, { photo_id: photo.id })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = results.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('PET_LETTER_SENT');
    const [mail, ...others] = await mailsAfterAll();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: adopter.user.email, subject: 'A letter from Biscuit' });
    expect(mail?.text).toContain(`> ${TEXT}\n\nYours, Biscuit`);
    expect(mail?.html).toContain(`http://pawmatch.example/images/${HASH}/share.jpg`);
    const after = (await admin.call(endpoints.getPetLetterDraft, { params })).body;
    expect(after).toMatchObject({ letter: { text: TEXT, is_shared: false }, can_send: false });
  });

  it.each([
    ['', 'The letter is required.'],
    ['One. Two! Three? Four.', 'The letter must have at most 3 sentences.'],
    ['x'.repeat(401), 'The letter must be at most 400 characters long.'],
  ])('B3.07 has one to three short sentences: %j', async (text, message) => {
    const { params } = await finishedVisit();
    const { status, body } = await send(params, { text });
    expect([status, body.errors]).toEqual([422, [{ field: 'text', message }]]);
    expect(await mailsAfterAll()).toEqual([]);
  });

  it('B3.07 is only sent to who has come, and with a photo of the pet', async () => {
    const { params } = await finishedVisit();
    const strange = await send(params, { photo_id: newId() });
    expect([strange.status, strange.body.errors[0].field]).toEqual([422, 'photo_id']);
    for (const columns of [
      { status: 'confirmed' },
      { status: 'completed', outcome: 'no_show' },
      { status: 'completed', outcome: 'came', userId: null, visitorName: 'Walt' },
    ] as const) {
      const { id } = await app.buildVisit(columns);
      const refused = await send({ id }, {});
      expect([refused.status, refused.body.code]).toEqual([409, 'VISIT_ACTION_REFUSED']);
    }
    expect((await send({ id: newId() }, {})).status).toBe(404);
    expect(await mailsAfterAll()).toEqual([]);
  });

  it('B3.07 S03 S06 is shared by its recipient alone, without personal data, and taken down', async () => {
    const { adopter, params } = await finishedVisit();
    await send(params, {});
    const stranger = await app.signIn();
    for (const endpoint of [endpoints.sharePetLetter, endpoints.unsharePetLetter]) {
      const refused = await stranger.call(endpoint, { params });
      expect([refused.status, refused.body.code]).toEqual([404, 'PET_LETTER_NOT_FOUND']);
    }
    expect((await stranger.call(endpoints.listPetLetters)).body).toEqual([]);
    const share = async () => (await adopter.call(endpoints.sharePetLetter, { params })).body;
    const { share_url } = await share();
    const token = new URL(share_url).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThanOrEqual(43);
    const read = () => app.visitor().call(endpoints.readSharedLetter, { query: { token } });
    const shared = await read();
    expect(shared.body).toEqual({
      ...{ pet_name: 'Biscuit', text: TEXT, photo_url: null },
      shelter_name: 'Pawmatch Shelter',
    });
    expect(shared.headers.get('x-robots-tag')).toBe('noindex');
    const [listed] = (await adopter.call(endpoints.listPetLetters)).body;
    expect(listed).toMatchObject({ is_shared: true, share_url: null });
    const unshared = await adopter.call(endpoints.unsharePetLetter, { params });
    expect(unshared.body).toMatchObject({ is_shared: false, share_url: null });
    expect((await read()).status).toBe(404);
    expect((await share()).share_url).not.toBe(share_url);
    expect((await read()).status).toBe(404);
  });

  it('B3.07 is shared at one address, however often at once', async () => {
    const { adopter, params } = await finishedVisit();
    await send(params, {});
    const shared = await Promise.all(
      Array.from({ length: 5 }, () => adopter.call(endpoints.sharePetLetter, { params })),
    );
    const reads = shared.map(({ body }) => {
      const token = new URL(body.share_url).searchParams.get('token') ?? '';
      return app.visitor().call(endpoints.readSharedLetter, { query: { token } });
    });
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('B3.07 S23 answers an address that cannot be stored', async () => {
    const query = { token: '\u0000' };
    const rejected = await app.visitor().call(endpoints.readSharedLetter, { query });
    expect(rejected.status).toBe(422);
  });

  it('B3.07 F10 keeps its photo when the pet leaves, and ends with the account', async () => {
    const { adopter, pet, params } = await finishedVisit();
    const { photos } = (await admin.call(endpoints.getPetLetterDraft, { params })).body;
    await send(params, { photo_id: photos[0].id });
    await admin.call(deletePet, { params: { id: pet.id } });
    await app.database.execute(sql`DELETE FROM pets`);
    expect(await listPhotosInUse(app.database, [HASH])).toEqual(new Set([HASH]));
    const { share_url } = (await adopter.call(endpoints.sharePetLetter, { params })).body;
    const password = { current_password: app.password };
    const closed = await adopter.request('/api/users/me', { method: 'DELETE', body: password });
    expect(closed.status).toBe(204);
    const token = new URL(share_url).searchParams.get('token') ?? '';
    const shared = await app.visitor().call(endpoints.readSharedLetter, { query: { token } });
    expect(shared.status).toBe(404);
    expect(await listPhotosInUse(app.database, [HASH])).toEqual(new Set());
  });

  it('B3.07 B8.04 names the shelter of the visit', async () => {
    const { adopter, params } = await finishedVisit();
    await send(params, {});
    const { share_url } = (await adopter.call(endpoints.sharePetLetter, { params })).body;
    await buildSecondShelter(app);
    await app.database.execute(
      sql`UPDATE visits SET shelter_id = ${SECOND_SHELTER} WHERE id = ${params.id}`,
    );
    const query = { token: new URL(share_url).searchParams.get('token') ?? '' };
    const shared = await app.visitor().call(endpoints.readSharedLetter, { query });
    expect(shared.body.shelter_name).toBe('Berlin Cats');
  });
});
