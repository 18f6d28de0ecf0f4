import * as api from '@pawmatch/contract/api';
import { chooseCareParts } from '@pawmatch/contract/shelter/shelter-endpoints';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import { setPetListed } from '@pawmatch/contract/stays/stays-endpoints';
import { openVisitLink } from '@pawmatch/contract/visits/own/visit-link-endpoints';
import type { SlotDay } from '@pawmatch/contract/visits/visit';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { joinWaitingList } from '@pawmatch/contract/visits/waiting-list/waiting-list-endpoints';
import { weekdayOf } from '@pawmatch/contract/zoned-time';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { until } from '../../../testing/server-processes.ts';
import type { SignedInClient } from '../../../testing/test-app.ts';
import { insertGrant } from '../../grants/grants.repository.ts';
import { lockPets } from '../../pets/pets.repository.ts';
import { movePet } from '../../places/places.repository.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import {
  ADDRESS,
  createFosterApp,
  FOUNTAIN,
  MONDAY_2PM,
  SECRETS,
  TUESDAY_2PM,
} from '../testing/foster-app.ts';

const { app, staff, buildHome, buildFosterPet, move, changeHome, newMails } =
  await createFosterApp();

const book = (client: SignedInClient, petId: string, requested_at: string) =>
  client.call(endpoints.requestVisit, { params: { petId }, body: { requested_at } });

const weekdaysIn = (days: SlotDay[]) =>
  [...new Set(days.map(({ date }) => weekdayOf(date)))].sort();

const offeredDays = async (pet_id: string) =>
  weekdaysIn((await app.visitor().call(endpoints.listSlots, { query: { pet_id } })).body);

const daysOf = async (pet_id: string) =>
  (await app.visitor().call(endpoints.getVisitDays, { query: { pet_id } })).body.weekdays;

describe('visits of pets in foster homes', () => {
  it('B11.06 are offered on the days of the home alone, and of both homes for a pair', async () => {
    const { pet, home } = await buildFosterPet({ visitDays: [2, 3, 6] });
    expect(await offeredDays(pet.id)).toEqual([2, 3]);
    expect(await daysOf(pet.id)).toEqual([2, 3]);
    await changeHome(home, { visitDays: null });
    expect(await offeredDays(pet.id)).toEqual([1, 2, 3, 4, 5]);
    expect(await daysOf(pet.id)).toBeNull();
    await changeHome(home, { visitDays: [4] });
    await move(pet.id, null, home);
    expect(await offeredDays(pet.id)).toEqual([1, 2, 3, 4, 5]);

    const [luna, milo] = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
    await move(luna.id, await buildHome({ visitDays: [2, 3] }));
    expect(await offeredDays(milo.id)).toEqual([2, 3]);
    await move(milo.id, await buildHome({ visitDays: [3, 4] }));
    for (const { id } of [luna, milo]) expect(await offeredDays(id)).toEqual([3]);
    const refused = await book(await app.signIn(), milo.id, MONDAY_2PM);
    expect(refused.body.errors[0].message).toBe('Milo and Luna can be met on Wednesdays.');
  });

  it('B11.06 say nothing to the public about a pet that is not shown, while staff see its days', async () => {
    const { pet } = await buildFosterPet({ visitDays: [2] });
    const params = { id: pet.id };
    await staff.call(setPetListed, { params, body: { is_listed: false } });
    for (const pet_id of [pet.id, crypto.randomUUID()]) {
      const { status } = await app.visitor().call(endpoints.getVisitDays, { query: { pet_id } });
      expect(status).toBe(404);
    }
    const query = { pet_id: pet.id };
    const headers = { [SHELTER_HEADER]: app.dependencies.shelters.first().slug };
    const ofStaff = await staff.call(endpoints.getVisitDays, { query, headers });
    expect(ofStaff.body).toEqual({ weekdays: [2] });
  });

  it('B11.06 are booked and moved by adopters to these days alone, while staff choose', async () => {
    const { pet, home } = await buildFosterPet({ visitDays: [2] });
    const adopter = await app.signIn();
    const refused = await book(adopter, pet.id, MONDAY_2PM);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'requested_at', message: 'Biscuit can be met on Tuesdays.' }] },
    });
    const { status, body: visit } = await book(adopter, pet.id, TUESDAY_2PM);
    expect(status).toBe(201);
    const call = { params: { id: visit.id }, body: { requested_at: MONDAY_2PM } };
    const { params } = call;
    const { body: forMove } = await adopter.call(endpoints.listSlotsForMove, { params });
    expect(weekdaysIn(forMove)).toEqual([2]);
    expect((await adopter.call(endpoints.moveOwnVisit, call)).status).toBe(422);

    const { body: forStaff } = await staff.call(endpoints.listSlotsForStaff, { params });
    expect(weekdaysIn(forStaff)).toEqual([2]);
    expect((await staff.call(endpoints.updateVisit, call)).status).toBe(200);
    // It stays at its time when the days change.
    await changeHome(home, { visitDays: [5] });
    const { body: own } = await adopter.call(endpoints.listOwnVisits);
    expect(own).toMatchObject([{ id: visit.id, requested_at: MONDAY_2PM, status: 'pending' }]);
  });

  it('B11.06 are decided by where the pet lives when the booking is stored', async () => {
    const pet = await app.buildPet();
    const home = await buildHome({ visitDays: [2] });
    const adopter = await app.signIn();
    const waiting = async () =>
      (
        await app.database.execute(sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`)
      ).rowCount === 1;
    const booking = await app.database.transaction(async (tx) => {
      await lockPets(tx, [pet.id]);
      await movePet(tx, {
        ...{ petId: pet.id, shelterId: FIRST_SHELTER, to: home },
        ...{ movedBy: staff.user.id, now: app.now() },
      });
      const booking = book(adopter, pet.id, MONDAY_2PM);
      await until(waiting);
      return { booking };
    });
    expect((await booking.booking).status).toBe(422);

    // The home changes its days while somebody books.
    const changed = await app.database.transaction(async (tx) => {
      await tx.execute(sql`UPDATE foster_homes SET visit_days = '{4}' WHERE place_id = ${home}`);
      const booking = book(adopter, pet.id, TUESDAY_2PM);
      await until(waiting);
      return { booking };
    });
    expect((await changed.booking).status).toBe(422);

    // Who moves a pet waits for a booking.
    const moved = await app.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM pets WHERE id = ${pet.id} FOR UPDATE`);
      const moving = move(pet.id, null, home);
      await until(waiting);
      return { moving };
    });
    await moved.moving;
  });

  it('B11.06 end the waiting for other days, without saying that the shelter is closed', async () => {
    const { pet } = await buildFosterPet({ visitDays: null });
    const { body: days } = await app
      .visitor()
      .call(endpoints.listSlots, { query: { pet_id: pet.id } });
    const monday = (days as SlotDay[]).find(({ date }) => weekdayOf(date) === 1);
    for (const { requested_at } of monday?.slots ?? []) {
      await app.buildVisit({ petId: pet.id, startsAt: new Date(requested_at) });
    }
    const adopter = await app.signIn();
    const wanted = { date: monday?.date ?? '', hour: null };
    const params = { petId: pet.id };
    const joined = await adopter.call(joinWaitingList, { params, body: { wanted } });
    expect(joined.status).toBe(200);
    await app.database.execute(sql`UPDATE foster_homes SET visit_days = '{2}'`);
    const mails = await newMails();
    const [mail] = mails.filter(({ to }) => to === adopter.user.email);
    expect(mail?.subject).toBe('No visits with Biscuit on Monday, November 23, 2026');
    expect(mail?.text).toContain('Biscuit can be met on other days only');
    const again = await adopter.call(joinWaitingList, { params, body: { wanted } });
    expect(again.body.errors[0].message).toContain('Visits cannot be booked then.');
  });

  it('B11.06 name the meeting place as it is when they are shown, written or read by calendars', async () => {
    const { pet, home } = await buildFosterPet({ meetingPlace: 'At the mill' });
    const adopter = await app.signIn();
    const { body: visit } = await book(adopter, pet.id, MONDAY_2PM);
    expect(visit.meeting_place).toBe('At the mill');
    await changeHome(home, { meetingPlace: FOUNTAIN });
    const [requested] = await newMails();
    expect(requested?.text).toContain(FOUNTAIN);
    const params = { id: visit.id };
    await staff.call(endpoints.changeVisitStatus, { params, body: { status: 'confirmed' } });
    const [confirmed] = await newMails();
    expect(confirmed?.text).toContain(FOUNTAIN);
    expect(readCalendar(confirmed?.calendar).values.LOCATION).toBe(FOUNTAIN);
    const { body: address } = await staff.call(api.createCalendarAddress);
    const read = await fetch(address.url.replace(app.dependencies.publicUrl, app.url));
    expect(readCalendar({ text: await read.text() }).values.LOCATION).toBe(FOUNTAIN);
    expect((await staff.call(endpoints.getVisit, { params })).body.meeting_place).toBe(FOUNTAIN);

    await staff.call(endpoints.updateVisit, { params, body: { requested_at: TUESDAY_2PM } });
    const [moved] = await newMails();
    expect(readCalendar(moved?.calendar).values.LOCATION).toBe(FOUNTAIN);
    app.setNow('2026-11-24T14:00:00Z');
    await app.database.execute(sql`UPDATE visits SET reminded_at = NULL`);
    const reminder = (await newMails()).find(({ subject }) => subject.startsWith('Reminder'));
    expect(reminder?.text).toContain(FOUNTAIN);
    await adopter.logIn({ email: adopter.user.email, password: app.password });
    await adopter.call(endpoints.cancelOwnVisit, { params });
    const [cancelled] = await newMails();
    expect(readCalendar(cancelled?.calendar).values.LOCATION).toBe(FOUNTAIN);
  });

  it('B11.06 are at the shelter where the home has no meeting place, and where the shelter uses no foster homes', async () => {
    const { pet, home } = await buildFosterPet({ visitDays: [2], meetingPlace: FOUNTAIN });
    await changeHome(home, { meetingPlace: null });
    const adopter = await app.signIn();
    const { body: visit } = await book(adopter, pet.id, TUESDAY_2PM);
    expect(visit.meeting_place).toBeNull();
    expect((await newMails())[0]?.text).toContain(ADDRESS);
    await changeHome(home, { meetingPlace: FOUNTAIN });
    await staff.call(chooseCareParts, { body: { care_parts: ['places'] } });
    expect(await offeredDays(pet.id)).toEqual([1, 2, 3, 4, 5]);
    expect(await daysOf(pet.id)).toBeNull();
    const { body: own } = await adopter.call(endpoints.listOwnVisits);
    expect(own[0].meeting_place).toBeNull();
    const other = await book(await app.signIn(), pet.id, MONDAY_2PM);
    expect(other).toMatchObject({ status: 201, body: { meeting_place: null } });
  });

  it('B11.06 B11.05 show nothing of the home or its carer in any answer or email to adopters', async () => {
    const [, fullName = '', address] = SECRETS;
    const carer = await app.buildUser({ fullName, email: `${address}example.org` });
    const { pet, home } = await buildFosterPet({
      ...{ userId: carer.id, visitDays: [1, 2], meetingPlace: FOUNTAIN },
    });
    const adopter = await app.signIn();
    const { body: visit } = await book(adopter, pet.id, MONDAY_2PM);
    const answers: unknown[] = [visit, await book(adopter, pet.id, '2026-11-25T19:00:00.000Z')];
    const ids: Record<string, string> = { id: visit.id, petId: pet.id, pet_id: pet.id };
    const declared = Object.values(api).filter(
      (each): each is typeof endpoints.listSlotsForMove =>
        typeof each === 'object' &&
        'path' in each &&
        each.method === 'GET' &&
        /^(public|user)$/.test(each.access),
    );
    expect(declared.length).toBeGreaterThan(30);
    for (const { path } of declared) {
      for (const id of [visit.id, pet.id]) {
        const filled = path.replace(/:(\w+)/g, (_, name: string) =>
          name === 'id' ? id : (ids[name] ?? 'x'),
        );
        for (const client of [adopter, app.visitor()]) {
          answers.push((await client.request(`/api${filled}?pet_id=${pet.id}`)).body);
        }
      }
    }
    const token = await insertGrant(app.database, 'visit', {
      ...{ userId: adopter.user.id, subjectId: visit.id, email: adopter.user.email },
      createdAt: app.now(),
    });
    answers.push((await app.visitor().call(openVisitLink, { body: { token } })).body);
    const params = { id: visit.id };
    await staff.call(endpoints.changeVisitStatus, { params, body: { status: 'confirmed' } });
    answers.push(await newMails());
    await changeHome(home, { visitDays: [3] });
    answers.push(
      (await adopter.call(endpoints.moveOwnVisit, { params, body: { requested_at: TUESDAY_2PM } }))
        .body,
    );
    answers.push((await adopter.call(endpoints.cancelOwnVisit, { params })).body, await newMails());
    const shown = JSON.stringify(answers);
    expect(shown).toContain(FOUNTAIN);
    for (const secret of SECRETS) expect(shown).not.toContain(secret);
  });
});
