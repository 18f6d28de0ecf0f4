import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import * as links from '@pawmatch/contract/visits/own/visit-link-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { replaceGrant } from '../../grants/grants.repository.ts';
import { setVisitingRules } from '../testing/set-visiting-rules.ts';
import { createVisitsApp, MONDAY_10, MONDAY_1030 } from '../testing/visits-app.ts';

const app = await createVisitsApp();
const MONDAY_11 = '2026-11-23T16:00:00.000Z';

/** A confirmed visit on Monday at 10, with the link in its email. */
async function confirmedVisit() {
  const adopter = await app.signIn();
  const pet = await app.buildPet({ name: 'Biscuit' });
  const request = { params: { petId: pet.id }, body: { requested_at: MONDAY_10 } };
  const { body } = await adopter.call(endpoints.requestVisit, request);
  const id = body.id as string;
  const admin = await app.signIn('admin');
  const confirm = { params: { id }, body: { status: 'confirmed' } };
  await admin.call(endpoints.changeVisitStatus, confirm);
  await app.runJobs();
  const mail = app.mails.splice(0).at(-1);
  const token = /\/visit\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { adopter, admin, pet, id, token, calendar: readCalendar(mail?.calendar).values };
}

describe('POST /visit-requests/:id/move', () => {
  it('B3.06 B3.07 moves the adopter’s visit, with an email and the same calendar entry', async () => {
    const { adopter, id, calendar } = await confirmedVisit();
    const params = { id };
    const moved = await adopter.call(endpoints.moveOwnVisit, {
      params,
      body: { requested_at: MONDAY_11 },
    });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({ status: 'confirmed', requested_at: MONDAY_11 });
    await app.runJobs();
    const [mail] = app.mails;
    expect(mail?.subject).toBe(
      'You have moved your visit with Biscuit: Monday, November 23 at 11:00 AM',
    );
    const after = readCalendar(mail?.calendar).values;
    expect(after).toMatchObject({ UID: calendar.UID, DTSTART: '20261123T160000Z' });
    expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(calendar.SEQUENCE));
    expect(moved.body.calendar_sequence).toBe(Number(after.SEQUENCE));
  });

  it('B3.06 S03 S57 refuses taken and closed times, other people’s visits and old versions', async () => {
    const { adopter, pet, id } = await confirmedVisit();
    await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_11), status: 'approved' });
    const move = (requested_at: string, more = {}) =>
      adopter.call(endpoints.moveOwnVisit, { params: { id }, body: { requested_at, ...more } });
    const taken = await move(MONDAY_11);
    expect([taken.status, taken.body.error]).toEqual([400, 'Scheduling conflict']);
    expect((await move('2026-11-22T15:00:00.000Z')).status).toBe(422);
    expect((await move(MONDAY_1030, { expected_version: 1 })).status).toBe(409);
    const stranger = await app.signIn();
    const body = { requested_at: MONDAY_1030 };
    expect((await stranger.call(endpoints.moveOwnVisit, { params: { id }, body })).status).toBe(
      404,
    );
    const [mine] = (await adopter.call(endpoints.listMyVisits)).body;
    expect(mine.requested_at).toBe(MONDAY_10);
  });

  it('S73 accepts five moves of a visit a day by its adopter, and any by staff', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    const adopter = await limited.signIn();
    const admin = await limited.signIn('admin');
    const userId = adopter.user.id;
    const startsAt = new Date('2026-11-25T16:00:00.000Z');
    const { id } = await limited.buildVisit({ userId, startsAt, status: 'approved' });
    const timeOf = (index: number) => new Date(startsAt.getTime() + index * 30 * 60_000);
    const move = async (index: number) => {
      const body = { requested_at: timeOf(index).toISOString() };
      return adopter.call(endpoints.moveOwnVisit, { params: { id }, body });
    };
    // Moves that fail do not count.
    await limited.buildVisit({ userId, startsAt: timeOf(7), status: 'approved' });
    for (let time = 0; time < 3; time += 1) expect((await move(7)).status).toBe(400);
    const moves = await Promise.all([1, 2, 3, 4, 5, 6].map(move));
    expect(moves.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = moves.find(({ status }) => status !== 200);
    expect(refused?.headers.get('retry-after')).toBeNull();
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'TOO_MANY_MOVES',
        detail:
          'You have moved this visit five times within a day. Please keep its time, cancel it, or ask the shelter to move it.',
      },
    });
    const byStaff = { params: { id }, body: { requested_at: timeOf(1).toISOString() } };
    expect((await admin.call(endpoints.updateVisit, byStaff)).status).toBe(200);
    const visit = await limited.buildVisit({ userId, startsAt: timeOf(-2) });
    const another = { params: { id: visit.id }, body: { requested_at: timeOf(-1).toISOString() } };
    expect((await adopter.call(endpoints.moveOwnVisit, another)).status).toBe(200);
    limited.advance(24 * 60 * 60);
    await adopter.logIn({ email: adopter.user.email, password: limited.password });
    expect((await move(2)).status).toBe(200);
    await limited.close();
  });

  it('S73 accepts any number of moves with RATE_LIMITS=off', async () => {
    const { adopter, id } = await confirmedVisit();
    for (let time = 0; time < 7; time += 1) {
      const body = { requested_at: time % 2 ? MONDAY_1030 : MONDAY_11 };
      const { status } = await adopter.call(endpoints.moveOwnVisit, { params: { id }, body });
      expect(status).toBe(200);
    }
  });

  it('B3.02 B3.06 offers the visit’s own time and its rest, but not those of others', async () => {
    const { adopter, pet, id, token } = await confirmedVisit();
    await app.buildVisit({ petId: pet.id, startsAt: new Date(MONDAY_11), status: 'approved' });
    await setVisitingRules(app, { visits_of_pet_a_day: 2 });
    const states = (days: { slots: { state: string }[] }[]) =>
      days[0]?.slots.slice(0, 3).map(({ state }) => state);
    const all = await adopter.call(endpoints.listSlots, { query: { pet_id: pet.id } });
    expect(states(all.body)).toEqual(['taken', 'full', 'taken']);
    const mine = await adopter.call(endpoints.listSlotsForMove, { params: { id } });
    expect(states(mine.body)).toEqual(['free', 'free', 'taken']);
    const linked = await app.visitor().call(links.listSlotsByLink, { body: { token } });
    expect(linked.body).toEqual(mine.body);
    const stranger = await app.signIn();
    expect((await stranger.call(endpoints.listSlotsForMove, { params: { id } })).status).toBe(404);
    const forged = await app.visitor().call(links.listSlotsByLink, { body: { token: `${id}..` } });
    expect(forged.body.code).toBe('VISIT_LINK_INVALID');
    await setVisitingRules(app, {});
  });

  it('D23 B3.11 waits while the pet is Pending; the visit stays as it is', async () => {
    const { adopter, admin, pet, id } = await confirmedVisit();
    await admin.call(updatePet, { params: { id: pet.id }, body: { status: 'Pending' } });
    const move = { params: { id }, body: { requested_at: MONDAY_11 } };
    const refused = await adopter.call(endpoints.moveOwnVisit, move);
    expect([refused.status, refused.body.code]).toEqual([400, 'PET_UNAVAILABLE']);
    const { body: days } = await adopter.call(endpoints.listSlotsForMove, { params: { id } });
    expect(days[0].slots[0].state).toBe('unavailable');
    const [mine] = (await adopter.call(endpoints.listMyVisits)).body;
    expect(mine).toMatchObject({ status: 'confirmed', requested_at: MONDAY_10 });
    await admin.call(updatePet, { params: { id: pet.id }, body: { status: 'Available' } });
    expect((await adopter.call(endpoints.moveOwnVisit, move)).status).toBe(200);
  });

  it('B3.01 B3.06 is over when the notice period begins, as is cancelling', async () => {
    const { adopter, id } = await confirmedVisit();
    await setVisitingRules(app, { notice_minutes: 4 * 24 * 60 });
    const [mine] = (await adopter.call(endpoints.listMyVisits)).body;
    expect(mine.allowed_actions).toEqual(['edit_notes']);
    const params = { id };
    const move = { params, body: { requested_at: '2026-11-27T15:00:00.000Z' } };
    expect((await adopter.call(endpoints.moveOwnVisit, move)).status).toBe(409);
    expect((await adopter.call(endpoints.cancelOwnVisit, { params })).status).toBe(400);
    await setVisitingRules(app, {});
    expect((await adopter.call(endpoints.cancelOwnVisit, { params })).status).toBe(200);
  });
});

describe('the link in an email', () => {
  it('G S06 nothing that adopters and holders of links get has notes of staff on the outcome or ids of accounts', async () => {
    const { adopter, id, token } = await confirmedVisit();
    const visitor = app.visitor();
    const body = { requested_at: MONDAY_1030 };
    const outdated = { requested_at: MONDAY_11, expected_version: 1 };
    const params = { id };
    const answers = [
      await adopter.call(endpoints.listOwnVisits),
      await adopter.call(endpoints.listMyVisits),
      await adopter.call(endpoints.moveOwnVisit, { params, body }),
      await adopter.call(endpoints.moveOwnVisit, { params, body: outdated }),
      await visitor.call(links.openVisitLink, { body: { token } }),
      await visitor.call(links.moveByLink, { body: { token, ...body } }),
      await visitor.call(links.moveByLink, { body: { token, ...outdated } }),
      await visitor.call(links.cancelByLink, { body: { token } }),
      await adopter.call(endpoints.cancelOwnVisit, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 200, 409, 200, 200, 409, 200, 200,
    ]);
    for (const answer of answers) {
      const text = JSON.stringify(answer.body);
      expect(text).toContain(id);
      expect(text).not.toContain('not_a_fit_because');
      expect(text).not.toContain(adopter.user.id);
    }
    const ofLink = JSON.stringify(answers.slice(4, 8));
    expect(ofLink).not.toContain(adopter.user.email);
  });

  it('B3.06 opens, moves and cancels the visit without an account, and names the link', async () => {
    const { id, token } = await confirmedVisit();
    const visitor = app.visitor();
    const opened = await visitor.call(links.openVisitLink, { body: { token } });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({
      id,
      status: 'confirmed',
      allowed_actions: ['cancel', 'move'],
      user: { email: null, phone_number: null },
    });
    const body = { token, requested_at: MONDAY_1030 };
    expect((await visitor.call(links.moveByLink, { body })).body.requested_at).toBe(MONDAY_1030);
    for (let time = 0; time < 2; time += 1) {
      const cancelled = await visitor.call(links.cancelByLink, { body: { token } });
      expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    }
    const { rows } = await app.database.execute<{ actor: string }>(
      sql`SELECT DISTINCT actor FROM events
        WHERE entity_id = ${id} AND kind IN ('visit.moved', 'visit.cancelled')`,
    );
    expect(rows).toEqual([{ actor: 'link' }]);
  });

  it('B3.06 D47 is refused when it is forged, of another purpose, or has expired', async () => {
    const { id, token } = await confirmedVisit();
    const { user } = await app.signIn('admin');
    const calendar = { userId: user.id, subjectId: id, createdAt: app.now() };
    const forgeries = [
      await replaceGrant(app.database, 'calendar', calendar),
      // As older versions signed them.
      `${id}.mibtm7b0.LvTMWFnmBXcDIzrZA0BDgyYBjQxWzdxSFMGpGkOLnYM`,
      id,
      token.slice(0, -2),
      `${token}=`,
      '',
      '...',
    ];
    for (const forged of forgeries) {
      const refused = await app.visitor().call(links.cancelByLink, { body: { token: forged } });
      expect([refused.status, refused.body.code]).toEqual([400, 'VISIT_LINK_INVALID']);
    }
    app.setNow(MONDAY_10);
    const late = await app.visitor().call(links.openVisitLink, { body: { token } });
    expect(late.body.code).toBe('VISIT_LINK_INVALID');
  });

  it('B3.06 S28 is refused on taken, resting, closed and past times, in words, and the visit stays', async () => {
    const { adopter, admin, pet, id, token } = await confirmedVisit();
    await setVisitingRules(app, { rest_minutes: 60 });
    const taken = { pet_id: pet.id, full_name: 'Ada', requested_at: '2026-11-23T18:00:00.000Z' };
    const booking = await admin.call(endpoints.createVisit, {
      body: { ...taken, status: 'confirmed' },
    });
    expect(booking.status).toBe(201);
    for (const [requested_at, code, detail] of [
      ['2026-11-23T18:00:00.000Z', 'SCHEDULING_CONFLICT', /time/i],
      ['2026-11-23T18:30:00.000Z', 'PET_RESTS', /rest/i],
      ['2026-11-22T15:00:00.000Z', 'VALIDATION_FAILED', /./],
      ['2026-11-19T15:00:00.000Z', 'VALIDATION_FAILED', /./],
    ] as const) {
      const refused = await app.visitor().call(links.moveByLink, { body: { token, requested_at } });
      expect(refused.body.code, requested_at).toBe(code);
      expect(refused.body.detail).toMatch(detail);
    }
    const [mine] = (await adopter.call(endpoints.listMyVisits)).body;
    expect(mine).toMatchObject({ id, requested_at: MONDAY_10, status: 'confirmed' });
  });

  it('B3.06 a mail scanner that opens its address changes nothing', async () => {
    const { adopter, token } = await confirmedVisit();
    for (const method of ['GET', 'HEAD']) {
      await fetch(`${app.url}/visit?token=${token}`, { method });
      for (const path of ['open', 'slots', 'cancel', 'move']) {
        const address = `${app.url}/api/visit-links/${path}?token=${token}`;
        expect((await fetch(address, { method })).status).toBe(404);
      }
    }
    expect((await adopter.call(endpoints.listMyVisits)).body[0].status).toBe('confirmed');
  });
});
