import { deleteOwnAccount, exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import { addCourse } from '@pawmatch/contract/care/courses-endpoints';
import { suspendColleague } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import {
  type OwnFosterHome,
  saveOwnFosterHome,
} from '@pawmatch/contract/fosters/foster-homes-endpoints';
import * as endpoints from '@pawmatch/contract/fosters/foster-offers-endpoints';
import { addPlace, getPlaces } from '@pawmatch/contract/places/places-endpoints';
import { recordOutcome } from '@pawmatch/contract/stays/stays-endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildSecondShelter,
  SECOND_SHELTER,
  signInThere,
} from '../../../testing/second-shelter.ts';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import { answerForHome, answers, boardOf, emptyHomes, moveTo } from '../testing/build-home.ts';

const app = await openTestApp();
const staff = await app.signIn('staff');
beforeEach(async () => {
  await emptyHomes(app);
  await app.useCareParts();
  app.mails.length = 0;
});

const buildPet = async (fields: Parameters<typeof app.buildPet>[0] = {}) =>
  (await app.buildPet({ species: 'Cat', age_group: 'Baby', ...fields })).id;

async function buildCarer(said: Partial<OwnFosterHome> = {}) {
  const carer = await app.signIn('foster');
  return { carer, home: await answerForHome({ carer, staff }, said) };
}

const offerOf = (pet_ids: string[]) => ({
  ...{ pet_ids, note: 'Two quiet kittens.', from_on: '2026-11-23', weeks: 3 },
});

async function makeOffer(petIds: string[]): Promise<string> {
  const { status, body } = await staff.call(endpoints.makeFosterOffer, { body: offerOf(petIds) });
  expect(status).toBe(201);
  return (body as endpoints.FosterOffer[])[0]?.id ?? '';
}

const take = (carer: SignedInClient, id: string, pet_ids: string[]) =>
  carer.call(endpoints.takeFosterOffer, { params: { id }, body: { pet_ids } });
const ownOf = async (carer: SignedInClient) =>
  (await carer.call(endpoints.listOwnFosterOffers)).body as endpoints.OwnFosterOffer[];
const listed = async () =>
  (await staff.call(endpoints.listFosterOffers)).body as endpoints.FosterOffer[];
const previewOf = async (...petIds: string[]) =>
  (await staff.call(endpoints.previewFosterOffer, { body: { pet_ids: petIds } }))
    .body as endpoints.OfferReach;

async function sentMails() {
  await app.runJobs();
  return app.mails.splice(0).map(({ to, subject }) => ({ to, subject }));
}

describe('an offer', () => {
  it('B11.04 B5.05 reaches those who fit by their own answers, and says why others do not', async () => {
    const { carer } = await buildCarer({ capacity: 2 });
    await buildCarer({ capacity: 1, takes: ['dogs'], away_until: '2026-12-01' });
    await buildCarer({ gives_medicine: false, has_children: true, has_cats: true });
    const suspended = await buildCarer();
    const manager = await app.signIn('manager');
    await manager.call(suspendColleague, { params: { id: suspended.carer.user.id } });
    const pets = [
      await buildPet({ kid_friendly: false }),
      await buildPet({ cat_friendly: false, sex: 'Male' }),
    ];
    const body = {
      product: 'Drops',
      starts_on: '2026-11-20',
      ends_on: '2026-11-25',
      times_a_day: 1,
    };
    await staff.call(addCourse, { params: { id: pets[0] ?? '' }, body });
    const reach = await previewOf(...pets);
    expect(reach.reached).toEqual([`Foster home of ${carer.user.fullName}`]);
    expect(reach.others.map(({ reasons }) => reasons).sort()).toEqual([
      ['away', 'full', 'kind'],
      ['medicine', 'children', 'cats'],
      ['no_access'],
    ]);
    await makeOffer(pets);
    const offered = (await sentMails()).filter(({ subject }) => subject.startsWith('Could'));
    expect(offered.map(({ to }) => to)).toEqual([carer.user.email]);
    expect((await ownOf(carer))[0]).toMatchObject({
      ...{ state: 'open', weeks: 3, from_on: '2026-11-23', has_declined: false },
      pets: [{ age: 'Kitten' }, { age: 'Kitten' }],
    });
    const headers = { 'Accept-Language': 'es' };
    const [inSpanish] = (await carer.call(endpoints.listOwnFosterOffers, { headers }))
      .body as endpoints.OwnFosterOffer[];
    expect(inSpanish?.pets.map(({ sex, age }) => `${sex}: ${age}`).sort()).toEqual([
      'Female: Gatita',
      'Male: Gatito',
    ]);
  });

  it('B11.04 is refused for pets that are not there, a past day, and where nobody fits', async () => {
    const pet = await buildPet();
    const make = (body: object) =>
      staff.call(endpoints.makeFosterOffer, { body: { ...offerOf([pet]), ...body } });
    expect((await make({})).body.errors).toMatchObject([{ field: 'pet_ids' }]);
    await buildCarer();
    expect((await make({ from_on: '2026-11-19' })).body.errors).toMatchObject([
      { field: 'from_on' },
    ]);
    expect((await make({ note: ' ' })).body.errors).toMatchObject([{ field: 'note' }]);
    await staff.call(recordOutcome, { params: { id: pet }, body: { outcome: 'died' } });
    expect((await make({})).body.errors).toMatchObject([{ field: 'pet_ids' }]);
    expect(await listed()).toEqual([]);
  });

  it('B11.04 S35 of fifty who say yes at once is one’s, who has the pets; the others and staff are told', async () => {
    const carers: Awaited<ReturnType<typeof buildCarer>>[] = [];
    for (let index = 0; index < 5; index++) carers.push(await buildCarer({ capacity: 2 }));
    const pets = [await buildPet({ name: 'Al' }), await buildPet({ name: 'Mo' })];
    const id = await makeOffer(pets);
    await sentMails();
    const [, , , , decliner] = carers;
    await decliner?.carer.call(endpoints.declineFosterOffer, { params: { id } });
    const tries = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const { carer, home } = carers[index % 4] ?? (carers[0] as (typeof carers)[number]);
        return { home, answer: await take(carer, id, pets) };
      }),
    );
    const first = tries.filter(({ answer }) => answer.status === 200);
    expect(first).toHaveLength(1);
    const refusals = tries.filter(({ answer }) => answer.body.code === 'FOSTER_OFFER_TAKEN');
    expect(refusals).toHaveLength(49);
    const { homes } = await boardOf(staff);
    expect(homes.filter((home) => home.pets.length > 0)).toMatchObject([
      { id: first[0]?.home, pets: [{ name: 'Al' }, { name: 'Mo' }] },
    ]);
    const [offer] = await listed();
    const winner = homes.find((home) => home.id === first[0]?.home);
    expect(offer).toMatchObject({ state: 'taken', taken_by: winner?.name });
    expect(offer?.homes.filter((home) => home.has_declined)).toMatchObject([
      { id: decliner?.home },
    ]);
    const told = await sentMails();
    expect(told.filter(({ subject }) => subject === 'Al and Mo: a home was found')).toHaveLength(3);
    expect(told).toContainEqual({
      to: staff.user.email,
      subject: `Al and Mo: ${winner?.name} takes them in`,
    });
    expect(told).toHaveLength(4);
  });

  it('B11.04 is seen and taken by nobody else, and says nothing about other homes', async () => {
    const { carer, home } = await buildCarer();
    const other = await buildCarer({ takes: ['dogs'] });
    const pet = await buildPet();
    const id = await makeOffer([pet]);
    expect(await ownOf(other.carer)).toEqual([]);
    expect((await take(other.carer, id, [pet])).status).toBe(404);
    expect((await take(await app.signIn('foster'), id, [pet])).status).toBe(404);
    const declined = { params: { id } };
    expect((await other.carer.call(endpoints.declineFosterOffer, declined)).status).toBe(404);
    expect(JSON.stringify(await ownOf(carer))).not.toContain(home);
    expect((await carer.call(endpoints.listFosterOffers)).status).toBe(403);
    // A home that says no can change its mind as long as nobody was faster.
    await carer.call(endpoints.declineFosterOffer, declined);
    expect((await take(carer, id, [pet])).body[0]).toMatchObject({
      state: 'taken',
      is_taken_by_you: true,
    });
  });

  it('B11.04 never brings more pets than fit, and then nothing has changed', async () => {
    const { carer, home } = await buildCarer({ capacity: 2 });
    const pets = [await buildPet(), await buildPet()];
    const id = await makeOffer(pets);
    await moveTo(staff, [await buildPet()], home);
    expect((await take(carer, id, pets)).body.code).toBe('FOSTER_HOME_FULL');
    expect((await listed())[0]).toMatchObject({ state: 'open' });
    expect((await boardOf(staff)).homes[0]?.pets).toHaveLength(1);
  });

  it('B11.04 shrinks with a pet that left or has a home, ends with the last one, and follows moves in the house', async () => {
    const { carer } = await buildCarer();
    const other = await buildCarer({ takes: ['dogs'] });
    const pets = [
      await buildPet({ name: 'Al' }),
      await buildPet({ name: 'Mo' }),
      await buildPet({ name: 'Zoe' }),
    ];
    const [al = '', mo = '', zoe = ''] = pets;
    const id = await makeOffer(pets);
    const namesOf = async () => (await ownOf(carer))[0]?.pets.map(({ name }) => name);
    await staff.call(addPlace, {
      body: { name: 'Kennel', capacity: null, is_capacity_strict: false },
    });
    const { places } = (await staff.call(getPlaces)).body;
    await moveTo(staff, [al], places.find(({ name }: { name: string }) => name === 'Kennel')?.id);
    expect(await namesOf()).toEqual(['Al', 'Mo', 'Zoe']);
    await staff.call(recordOutcome, { params: { id: mo }, body: { outcome: 'died' } });
    await moveTo(staff, [zoe], other.home);
    expect(await namesOf()).toEqual(['Al']);
    const refused = await take(carer, id, pets);
    expect(refused).toMatchObject({ status: 409, body: { code: 'FOSTER_OFFER_CHANGED' } });
    await app.database.execute(sql`DELETE FROM pets WHERE id = ${al}`);
    expect((await ownOf(carer))[0]?.state).toBe('gone');
    expect((await take(carer, id, [al])).body.code).toBe('FOSTER_OFFER_ENDED');
  });

  it('B11.04 finds a new home for pets of somebody who has left', async () => {
    const leaving = await buildCarer();
    const { carer, home } = await buildCarer();
    const pet = await buildPet();
    await moveTo(staff, [pet], leaving.home);
    expect((await previewOf(pet)).reached).toEqual([`Foster home of ${carer.user.fullName}`]);
    const id = await makeOffer([pet]);
    expect((await take(carer, id, [pet])).status).toBe(200);
    const { homes } = await boardOf(staff);
    expect(homes.map(({ id: at, pets }) => [at, pets.length]).sort()).toEqual(
      [
        [leaving.home, 0],
        [home, 1],
      ].sort(),
    );
  });

  it('B11.04 ends when staff withdraw it and with its day; mails that are not true any more are not sent', async () => {
    const { carer } = await buildCarer();
    const pet = await buildPet();
    const withdrawn = await makeOffer([pet]);
    const withdraw = () => staff.call(endpoints.withdrawFosterOffer, { params: { id: withdrawn } });
    expect((await withdraw()).body[0].state).toBe('withdrawn');
    expect((await withdraw()).body.code).toBe('FOSTER_OFFER_ENDED');
    expect(await sentMails()).toEqual([]);
    expect((await take(carer, withdrawn, [pet])).body.code).toBe('FOSTER_OFFER_ENDED');
    const over = await makeOffer([pet]);
    await app.database.execute(
      sql`UPDATE foster_offers SET from_on = '2026-11-19' WHERE id = ${over}`,
    );
    expect((await ownOf(carer))[0]?.state).toBe('over');
    expect((await take(carer, over, [pet])).body.code).toBe('FOSTER_OFFER_ENDED');
  });

  it('B11.04 F10 comes without email to who wants none, is in the export of the account, and outlives it', async () => {
    const { carer } = await buildCarer();
    const pet = await buildPet();
    await makeOffer([pet]);
    await carer.call(saveOwnFosterHome, { body: { ...answers, wants_offer_mails: false } });
    expect(await sentMails()).toEqual([]);
    const exported = (await carer.call(exportOwnAccount)).body.foster_offers;
    expect(exported).toMatchObject([
      { note: 'Two quiet kittens.', declined_at: null, taken_at: null },
    ]);
    await carer.call(deleteOwnAccount, { body: { current_password: app.password } });
    expect((await listed())[0]?.homes).toMatchObject([{ name: 'Foster home' }]);
  });

  it('B11.04 S76 of another shelter is as if there were none', async () => {
    await buildSecondShelter(app);
    await app.useCareParts(SECOND_SHELTER);
    const there = await signInThere(app, 'manager');
    const { carer } = await buildCarer();
    const pet = await buildPet();
    const id = await makeOffer([pet]);
    await there.call(saveOwnFosterHome, { body: answers });
    expect((await there.call(endpoints.listFosterOffers)).body).toEqual([]);
    expect((await there.call(endpoints.withdrawFosterOffer, { params: { id } })).status).toBe(404);
    expect((await take(there, id, [pet])).status).toBe(404);
    for (const endpoint of [endpoints.previewFosterOffer, endpoints.makeFosterOffer]) {
      expect((await there.call(endpoint, { body: offerOf([pet]) })).status).toBe(422);
    }
    expect((await take(carer, id, [pet])).status).toBe(200);
  });
});
