import {
  getOpenDays,
  getPetAtom,
  getPetFeed,
  PetFeed,
} from '@pawmatch/contract/open-feeds/open-feed-endpoints';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readXml, type XmlElement } from '../../testing/read-xml.ts';
import { buildSecondShelter, SECOND_SHELTER } from '../../testing/second-shelter.ts';
import { createTestApp, openTestApp } from '../../testing/test-app.ts';
import { pets } from '../pets/pets.table.ts';
import { stays } from '../pets/stays.table.ts';
import { FIRST_SHELTER, shelters } from '../shelter/shelters.table.ts';

const app = await openTestApp();
beforeAll(() => buildSecondShelter(app));
beforeEach(async () => {
  await app.database.delete(pets);
  await change(SECOND_SHELTER, { pausedAt: null });
});

async function change(id: string, columns: Partial<typeof shelters.$inferInsert>) {
  await app.database.update(shelters).set(columns).where(eq(shelters.id, id));
  await app.dependencies.shelters.reload();
}

const readFeed = async (query: Record<string, unknown> = {}): Promise<PetFeed> => {
  const { status, body } = await app.visitor().call(getPetFeed, { query });
  expect(status).toBe(200);
  return PetFeed.parse(body);
};
const namesIn = ({ items }: PetFeed) => items.map(({ title }) => title);

/** The feed as XML, which must be well-formed. */
async function readAtom(query: Record<string, unknown> = {}) {
  const { body } = await app.visitor().call(getPetAtom, { query });
  return readXml(body);
}
const childOf = (element: XmlElement | undefined, wanted: string) =>
  element?.children.find(({ name }) => name === wanted);
const entriesOf = ({ children }: XmlElement) => children.filter(({ name }) => name === 'entry');

const readDays = async (shelter: string) => {
  const { body } = await app.visitor().call(getOpenDays, { query: { shelter } });
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

describe('the open feeds of pets', () => {
  it('B10.05 S79 hold who the pages list, and nobody who is hidden, reserved, adopted or of a paused shelter', async () => {
    await app.buildPet({ name: 'Shown' });
    await app.buildPet({ name: 'Hidden', isListed: false });
    await app.buildPet({ name: 'Reserved', status: 'Pending' });
    // As on the pages: it can be visited after its hold.
    const { id: petId } = await app.buildPet({ name: 'Held' });
    await app.database.update(stays).set({ holdUntil: '2026-12-24' }).where(eq(stays.petId, petId));
    app.dependencies.petChanges.publish();
    await app.buildPet({ name: 'Gone', status: 'Adopted', adoptedAt: app.now() });
    await app.buildPet({ name: 'Elsewhere', shelterId: SECOND_SHELTER });
    expect(new Set(namesIn(await readFeed()))).toEqual(new Set(['Elsewhere', 'Held', 'Shown']));
    const there = await readFeed({ shelter: 'berlin-cats' });
    expect(namesIn(there)).toEqual(['Elsewhere']);
    expect(there.title).toBe('Pets at Berlin Cats');
    expect(there.home_page_url).toBe('http://pawmatch.example/pets?shelter=berlin-cats');
    const atom = await readAtom();
    const titles = entriesOf(atom).map((entry) => childOf(entry, 'title')?.text);
    expect(new Set(titles)).toEqual(new Set(['Elsewhere', 'Held', 'Shown']));

    await change(SECOND_SHELTER, { pausedAt: app.now() });
    expect(namesIn(await readFeed())).toEqual(['Held', 'Shown']);
    const paused = await readFeed({ shelter: 'berlin-cats' });
    expect(paused._pawmatch).toMatchObject({ is_paused: true, shelter: null, total: 0 });
    expect(paused.home_page_url).toBe('http://pawmatch.example/pets');
    expect(JSON.stringify(paused)).not.toContain('Berlin Cats');
    expect(entriesOf(await readAtom({ shelter: 'berlin-cats' }))).toEqual([]);
    expect(await readDays('berlin-cats')).toEqual([]);
    const unknown = await app.visitor().call(getPetFeed, { query: { shelter: 'nowhere' } });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'SHELTER_NOT_FOUND' } });
  });

  it('B10.05 S79 have fields of the page of the pet alone, and what pages of any site may read without cookies', async () => {
    const [one] = await app.buildPair(
      { name: 'Rex', shelterNotes: 'Bites the vet', summary: 'Loves walks.' },
      { name: 'Rita' },
    );
    const headers = { Origin: 'null' };
    const { body, headers: sent } = await app.visitor().call(getPetFeed, { headers });
    const item = body.items.find(({ title }: { title: string }) => title === 'Rex');
    expect(PetFeed.parse(body)).toEqual(body);
    expect(item).toMatchObject({
      id: `urn:uuid:${one.id}`,
      url: `http://pawmatch.example/pets/rex-${one.id.slice(-12)}`,
      content_text: 'Loves walks.\n\nMoves together with Rita.',
      _pawmatch: { kid_friendly: null, special_needs: false, photo: null, bonded_with: 'Rita' },
    });
    expect(JSON.stringify(body)).not.toMatch(/vet|hold_until|version":\d/);
    expect(sent.get('access-control-allow-origin')).toBe('*');
    expect(sent.get('access-control-allow-credentials')).toBeNull();
    expect(sent.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(sent.get('set-cookie')).toBeNull();
    expect(sent.get('cache-control')).toBe('public, max-age=60');
    const again = { ...headers, 'If-None-Match': sent.get('etag') ?? '' };
    expect((await app.visitor().call(getPetFeed, { headers: again })).status).toBe(304);
    const refused = await app.visitor().call(getPetFeed, { headers, query: { species: 'Bird' } });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    const closed = await app.visitor().request('/api/pets', { headers });
    expect(closed.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('B10.05 filter by what is known, sort, and lead from page to page', async () => {
    for (const [name, kid_friendly] of [
      ['Yes', true],
      ['No', false],
      ['Unknown', null],
    ] as const) {
      await app.buildPet({ name, kid_friendly });
      app.advance(1);
    }
    expect(namesIn(await readFeed({ good_with: 'CHILDREN', species: 'dog' }))).toEqual([
      'Yes',
      'Unknown',
    ]);
    expect(namesIn(await readFeed({ species: 'Cat' }))).toEqual([]);
    const names: string[] = [];
    let url: string | undefined = 'http://pawmatch.example/api/open/pets.json?limit=2&sort=waiting';
    while (url) {
      const { pathname, search }: URL = new URL(url);
      const feed: PetFeed = (await app.visitor().request(pathname + search)).body;
      names.push(...namesIn(feed));
      expect(feed.feed_url).not.toContain('offset');
      url = feed.next_url;
    }
    expect(names).toEqual(['Yes', 'No', 'Unknown']);
  });

  it('B10.05 the Atom feed is read back by an XML parser as it was written', async () => {
    const name = 'Tom & "Jerry" <b>\u0007';
    await app.buildPet({ name, description: 'Line <script>\n\nTwo & three' });
    const atom = await readAtom({ shelter: app.dependencies.shelters.first().slug });
    expect(atom.uri).toBe('http://www.w3.org/2005/Atom');
    const [entry] = entriesOf(atom);
    expect(childOf(entry, 'title')?.text).toBe('Tom & "Jerry" <b>');
    expect(childOf(entry, 'id')?.text).toMatch(/^urn:uuid:/);
    const html = childOf(entry, 'content')?.text ?? '';
    expect(html).toBe('<p>Line &lt;script&gt;</p><p>Two &amp; three</p>');
    // RFC 4287: what a feed and an entry must have.
    for (const parent of [atom, entry]) {
      const names = parent?.children.map((child) => child.name);
      expect(names).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'link']));
    }
    expect(childOf(childOf(atom, 'author'), 'name')?.text).toBeTruthy();
  });
});

describe('the open days of a shelter', () => {
  const hours = { from: '10:00', to: '16:00' };

  it('B10.05 are read back by a calendar, without closed hours, and name closed days', async () => {
    const { visiting } = app.dependencies.shelters.first();
    const slug = app.dependencies.shelters.first().slug;
    const closure = { from: '2026-11-26', to: '2026-11-27', is_yearly: false };
    await change(FIRST_SHELTER, {
      visiting: {
        ...visiting,
        opening_hours: [null, hours, hours, hours, hours, hours, null],
        closures: [
          { ...closure, hours: null, reason: 'Thanksgiving, and the day after' },
          {
            ...closure,
            from: '2026-11-24',
            to: '2026-11-24',
            hours: { from: '12:00', to: '13:00' },
            reason: 'Lunch',
          },
        ],
      },
    });
    const events = (await readDays(slug)).map((event) => [
      event.summary,
      event.startDate.isDate
        ? event.startDate.toString()
        : event.startDate.toJSDate().toISOString(),
      event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
    ]);
    const name = app.dependencies.shelters.first().name;
    const open = `${name} is open`;
    // Friday, November 20, at the shelter, five hours behind UTC.
    expect(events.slice(0, 7)).toEqual([
      [open, '2026-11-20T15:00:00.000Z', '2026-11-20T21:00:00.000Z'],
      [open, '2026-11-23T15:00:00.000Z', '2026-11-23T21:00:00.000Z'],
      [open, '2026-11-24T15:00:00.000Z', '2026-11-24T17:00:00.000Z'],
      [open, '2026-11-24T18:00:00.000Z', '2026-11-24T21:00:00.000Z'],
      [open, '2026-11-25T15:00:00.000Z', '2026-11-25T21:00:00.000Z'],
      [`${name} is closed: Thanksgiving, and the day after`, '2026-11-26', '2026-11-27'],
      [`${name} is closed: Thanksgiving, and the day after`, '2026-11-27', '2026-11-28'],
    ]);
    const unnamed = await app.visitor().call(getOpenDays);
    expect(unnamed).toMatchObject({ status: 400, body: { code: 'SHELTER_UNNAMED' } });
  });
});

it('B10.05 S79 the open feeds have a limit of their own, and tell pages of any site so', async () => {
  const limited = await createTestApp({ config: { rateLimits: true } });
  try {
    const visitor = limited.visitor();
    // Without an origin, repeated reads are answered from memory, and are not counted.
    const ask = () => visitor.request('/api/open/pets.json', { headers: { Origin: 'null' } });
    const statuses = new Set<number>();
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, ask));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  } finally {
    await limited.close();
  }
});
