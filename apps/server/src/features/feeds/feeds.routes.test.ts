import type { FeedDestination } from '@pawmatch/contract/feeds/feed-values';
import * as endpoints from '@pawmatch/contract/feeds/feeds-endpoints';
import { type JournalEntry, listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildSecondShelter, signInThere } from '../../testing/second-shelter.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type PetRow, pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';

let app: TestApp;
let manager: Awaited<ReturnType<TestApp['signIn']>>;
beforeEach(async () => {
  app = await createTestApp();
  onTestFinished(() => app.close());
  manager = await app.signIn('manager');
});

const turnOn = (destination: FeedDestination, account: string | null = null) =>
  manager.call(endpoints.changeFeed, {
    params: { destination },
    body: { is_on: true, account, delivery: null },
  });

async function openFeed(destination: FeedDestination, account: string | null = null) {
  expect((await turnOn(destination, account)).status).toBe(200);
  const created = await manager.call(endpoints.createFeedAddress, { params: { destination } });
  expect(created.status).toBe(201);
  const { pathname, search } = new URL(created.body.url);
  const fetchFile = () => app.visitor().send(pathname + search);
  /** With a parser that is not ours. */
  const rows = async (): Promise<Record<string, string>[]> =>
    parse((await fetchFile()).body, { columns: true });
  return { address: pathname + search, fetchFile, rows };
}

const feedOf = async (destination: FeedDestination) => {
  const { body } = await manager.call(endpoints.listFeeds);
  return body.find((feed: { destination: string }) => feed.destination === destination);
};

const change = (pet: PetRow, columns: Partial<PetRow>) =>
  app.database.update(pets).set(columns).where(eq(pets.id, pet.id));

describe('GET /pet-feed.csv', () => {
  it('B10.04 has the columns of Petfinder, and never mixes up no and unknown', async () => {
    const biscuit = await app.buildPet({
      ...{ name: 'Biscuit "B"', breed: 'Beagle & Boxer Mix', size: 'ExtraLarge', sex: 'Male' },
      ...{ dog_friendly: true, cat_friendly: false, kid_friendly: null, special_needs: true },
      ...{ trainingTraits: ['HouseTrained'], birthDate: '2024-02-29', photoHash: 'a'.repeat(32) },
      ...{ photoWidth: 900, photoHeight: 600, photoColor: '#aabbcc', photoPlaceholder: 'data:,' },
      description: 'Sweet boy.\r\n“Loves” walks, <3\nand you.',
    });
    await app.buildPet({ kid_friendly: true, children_from: 'Teenager', status: 'Pending' });
    const { fetchFile, rows } = await openFeed('petfinder');
    const response = await fetchFile();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.getSetCookie()).toEqual([]);
    const [header = ''] = (response.body as string).split('\r\n');
    expect(header.replaceAll('"', '')).toBe(
      'ID,Internal,AnimalName,PrimaryBreed,SecondaryBreed,Sex,Size,Age,Desc,Type,Status,Shots,Altered,NoDogs,NoCats,NoKids,Housetrained,Declawed,specialNeeds,Mix,photo1,photo2,photo3,photo4,photo5,photo6,arrival_date,birth_date,primaryColor,secondaryColor,tertiaryColor,coat_length,adoption_fee,display_adoption_fee,adoption_fee_waived,special_needs_notes,no_other,no_other_note,tags',
    );
    const [first, second] = await rows();
    expect(first).toMatchObject({
      ...{ ID: biscuit.id, AnimalName: 'Biscuit "B"', Sex: 'M', Size: 'XL', Age: 'Adult' },
      ...{ PrimaryBreed: 'Beagle', SecondaryBreed: 'Boxer', Mix: '1', Type: 'Dog', Status: 'A' },
      ...{ NoDogs: '0', NoCats: '1', NoKids: '', Housetrained: '1', specialNeeds: '1', Shots: '' },
      Desc: 'Sweet boy.&#10;"Loves" walks, <3&#10;and you.',
      photo1: `http://pawmatch.example/images/${'a'.repeat(32)}/full.jpg`,
      ...{ photo2: '', arrival_date: '2026-11-20', birth_date: '2024-02-29' },
    });
    expect(second).toMatchObject({ Status: 'P', NoKids: '1', Mix: '', Housetrained: '' });
  });

  it('B10.04 has the columns of Adopt-a-Pet and RescueGroups, without line breaks in cells', async () => {
    await app.buildPet({
      ...{ name: `Rex ${'x'.repeat(60)}`, species: 'Cat', hair_length: 'Long', size: 'ExtraLarge' },
      ...{ dog_friendly: true, cat_friendly: false, kid_friendly: null, color: 'Black' },
      ...{
        trainingTraits: ['LitterTrained'],
        description: 'One & <b>two</b>.\n\u0085Three\u0007.',
      },
    });
    const adoptapet = await openFeed('adoptapet');
    const description = 'One &amp; &lt;b&gt;two&lt;/b&gt;.<br><br>Three.';
    expect(await adoptapet.rows()).toMatchObject([
      {
        ...{ Animal: 'Cat', Breed: 'Beagle', Purebred: '', Size: 'XL', Sex: 'F' },
        ...{ Status: 'Available', GoodWKids: '', GoodWCats: '0', GoodWDogs: '1' },
        ...{ Housetrained: '1', SpecialNeeds: '0', HairLength: 'Long', Description: description },
      },
    ]);
    const rescueGroups = await openFeed('rescuegroups', '4711');
    const text = (await rescueGroups.fetchFile()).body as string;
    // All that some reader takes for the end of a line.
    expect(text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)).toHaveLength(3);
    expect(text.split('\r\n')[0]?.replaceAll('"', '')).toBe(
      'orgID,animalID,status,lastUpdated,rescueID,name,summary,species,breed,primaryBreed,secondaryBreed,sex,mixed,dogs,cats,kids,declawed,housetrained,age,specialNeeds,altered,size,uptodate,color,coatLength,pattern,courtesy,description,pic1,pic2,pic3,pic4',
    );
    const [row] = await rescueGroups.rows();
    expect(row).toMatchObject({
      ...{ orgID: '4711', status: 'Available', sex: 'Female', size: 'X-Large', color: 'Black' },
      ...{
        dogs: 'Yes',
        cats: 'No',
        kids: '',
        housetrained: 'Yes',
        specialNeeds: 'No',
        description,
      },
      lastUpdated: String(app.now().getTime() / 1_000),
    });
    expect(row?.name).toHaveLength(50);
  });

  it('S79 B10.04 has what the public page shows alone, and tells each site what it knows of pets that leave', async () => {
    const [adopted, deleted, held, left] = await Promise.all(
      ['Adopted', 'Deleted', 'Held', 'Left'].map((name) => app.buildPet({ name })),
    );
    if (!adopted || !deleted || !held || !left) throw new Error('No pets');
    await app.buildPet({ name: 'Hidden', isListed: false, microchip: '123456789012345' });
    await app.buildPet({ name: 'Earlier', status: 'Adopted' });
    const feeds = {
      petfinder: await openFeed('petfinder'),
      adoptapet: await openFeed('adoptapet'),
      rescuegroups: await openFeed('rescuegroups'),
    };
    const read = async (at: FeedDestination, name: string, status: string) =>
      Object.fromEntries((await feeds[at].rows()).map((row) => [row[name], row[status]]));
    const all = async () => [
      await read('petfinder', 'AnimalName', 'Status'),
      await read('adoptapet', 'Name', 'Status'),
      await read('rescuegroups', 'name', 'status'),
    ];
    expect((await all()).map((names) => new Set(Object.keys(names)))).toEqual(
      Array(3).fill(new Set(['Adopted', 'Deleted', 'Held', 'Left'])),
    );
    await change(adopted, { status: 'Adopted' });
    await app.database.delete(pets).where(eq(pets.id, deleted.id));
    await app.database
      .update(stays)
      .set({ holdUntil: '2026-12-01' })
      .where(eq(stays.petId, held.id));
    for (const destination of ['petfinder', 'adoptapet', 'rescuegroups'] as const) {
      const params = { petId: left.id, destination };
      const out = await manager.call(endpoints.leavePetOut, {
        params,
        body: { is_left_out: true },
      });
      expect(out.status).toBe(204);
      await manager.call(endpoints.releaseFeed, { params: { destination }, body: { pets: 0 } });
    }
    expect(await all()).toEqual([
      { Adopted: 'X', Held: 'H' },
      { Adopted: 'Adopted', Deleted: 'Delete', Held: 'Delete', Left: 'Delete' },
      {},
    ]);
    const listed = await manager.call(endpoints.listFeedPets, { query: { q: 'lef' } });
    expect(listed.body).toMatchObject([{ name: 'Left', feeds: [{ is_left_out: true }, {}, {}] }]);
    app.advance(15 * 24 * 60 * 60);
    expect(await all()).toEqual([{ Held: 'A' }, { Held: 'Available' }, { Held: 'Available' }]);
  });

  it('S79 S75 a secret address is replaced, revoked and rate-limited, and answers nothing else', async () => {
    await app.buildPet();
    const first = await openFeed('petfinder');
    expect((await first.fetchFile()).status).toBe(200);
    const second = await openFeed('petfinder');
    const token = new URLSearchParams(second.address.split('?')[1]).get('token') ?? '';
    const { rows } = await app.database.execute(
      sql`SELECT encode(token_hash, 'escape') FROM grants`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify((await manager.call(endpoints.listFeeds)).body)).not.toContain(token);
    const codeOf = async (address: string) => (await app.visitor().request(address)).body.code;
    expect(await codeOf(first.address)).toBe('FEED_NOT_FOUND');
    expect(await codeOf('/api/pet-feed.csv?token=guessed')).toBe('FEED_NOT_FOUND');
    expect(await codeOf(`/api/calendar.ics?token=${token}`)).toBe('CALENDAR_NOT_FOUND');
    const off = { is_on: false, account: null, delivery: null };
    const params = { destination: 'petfinder' as const };
    await manager.call(endpoints.changeFeed, { params, body: off });
    expect(await codeOf(second.address)).toBe('FEED_NOT_FOUND');
    await turnOn('petfinder');
    expect((await second.fetchFile()).status).toBe(200);
    expect((await manager.call(endpoints.revokeFeedAddress, { params })).status).toBe(204);
    expect(await codeOf(second.address)).toBe('FEED_NOT_FOUND');
    const staff = await app.signIn('staff');
    expect((await staff.call(endpoints.listFeeds)).status).toBe(403);
    const limited = await createTestApp({ config: { rateLimits: true } });
    onTestFinished(() => limited.close());
    const guess = () => limited.visitor().request('/api/pet-feed.csv?token=guessed');
    for (let count = 0; count < 60; count += 1) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
  });

  it('B10.04 a feed that shrinks by 30 % and five pets, or to none, waits for a person', async () => {
    const many = await Promise.all(Array.from({ length: 15 }, () => app.buildPet()));
    const { fetchFile } = await openFeed('rescuegroups');
    const statusOf = async () => (await fetchFile()).status;
    const hide = async (count: number) => {
      for (const pet of many.splice(0, count)) await change(pet, { isListed: false });
    };
    expect(await statusOf()).toBe(200);
    await hide(4);
    expect(await statusOf()).toBe(200);
    await hide(5);
    expect(await statusOf()).toBe(503);
    expect(await statusOf()).toBe(503);
    await app.runJobs();
    const told = app.mails.splice(0).filter(({ to }) => to === manager.user.email);
    expect(told.map(({ subject }) => subject)).toEqual(['The feed for RescueGroups waits for you']);
    expect(told[0]?.text).toContain('had 11 of your pets, and would now get 6');
    expect(await feedOf('rescuegroups')).toMatchObject({ sent_pets: 11, held: { pets: 6 } });
    const release = { params: { destination: 'rescuegroups' as const }, body: { pets: 6 } };
    await hide(1);
    expect((await manager.call(endpoints.releaseFeed, release)).status).toBe(200);
    expect(await statusOf()).toBe(503);
    await manager.call(endpoints.releaseFeed, { ...release, body: { pets: 5 } });
    expect(await statusOf()).toBe(200);
    expect(await feedOf('rescuegroups')).toMatchObject({ sent_pets: 5, held: null });
    await hide(5);
    expect(await statusOf()).toBe(503);
  });

  it('B10.04 S77 who changed what of a feed is in the journal, without passwords and addresses', async () => {
    const params = { destination: 'petfinder' } as const;
    const delivery = {
      ...{ protocol: 'sftp', host: 'ftp.example.org', port: 22, username: 'NY1', folder: '' },
      ...{ file_name: 'pets.csv', every_hours: 6, secret: 'open sesame' },
    };
    const store = (body: object) => manager.call(endpoints.changeFeed, { params, body });
    await store({ is_on: true, account: '12', delivery });
    await store({ is_on: true, account: '12', delivery: { ...delivery, secret: 'other' } });
    const { secret, ...kept } = delivery;
    await store({ is_on: true, account: '12', delivery: kept });
    await store({ is_on: false, account: null, delivery: null });
    const address = await manager.call(endpoints.createFeedAddress, { params });
    await manager.call(endpoints.revokeFeedAddress, { params });
    const pet = await app.buildPet();
    await manager.call(endpoints.leavePetOut, {
      params: { ...params, petId: pet.id },
      body: { is_left_out: true },
    });
    const { body } = await manager.call(listJournal, { query: { kind: 'changed' } });
    const reads = (body as JournalEntry[]).filter(({ read }) => read?.kind === 'feed.changed');
    expect(reads.every(({ colleague }) => colleague?.id === manager.user.id)).toBe(true);
    expect(reads.map(({ read }) => read?.filters).reverse()).toEqual([
      { ...params, changes: ['on', 'account', 'server', 'password'] },
      { ...params, changes: ['password'] },
      { ...params, changes: ['off', 'account', 'no_server'] },
      { ...params, changes: ['address'] },
      { ...params, changes: ['no_address'] },
      { ...params, changes: ['left_out'], pet_id: pet.id },
    ]);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/sesame|other/);
    expect(text).not.toContain(new URL(address.body.url).searchParams.get('token'));
  });

  it('S76 B8.02 feeds are those of the own shelter', async () => {
    await buildSecondShelter(app);
    const pet = await app.buildPet();
    const there = await signInThere(app, 'manager');
    await openFeed('petfinder');
    expect((await there.call(endpoints.listFeeds)).body[0]).toMatchObject({ is_on: false });
    expect((await there.call(endpoints.listFeedPets, { query: {} })).body).toEqual([]);
    const params = { petId: pet.id, destination: 'petfinder' as const };
    const out = await there.call(endpoints.leavePetOut, { params, body: { is_left_out: true } });
    expect([out.status, out.body.code]).toEqual([404, 'PET_NOT_FOUND']);
    const body = { is_on: true, account: null, delivery: null };
    await there.call(endpoints.changeFeed, { params: { destination: 'petfinder' }, body });
    const { body: created } = await there.call(endpoints.createFeedAddress, {
      params: { destination: 'petfinder' },
    });
    const { pathname, search } = new URL(created.url);
    const { body: text } = await app.visitor().send(pathname + search);
    expect(parse(text, { columns: true })).toEqual([]);
  });
});
