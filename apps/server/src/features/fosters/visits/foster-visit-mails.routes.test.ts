import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { createFosterApp, FOUNTAIN, MONDAY_2PM, TUESDAY_2PM } from '../testing/foster-app.ts';
import { enqueueFosterMails } from './foster-visit-mails.repository.ts';

const { app, staff, buildFosterPet, move, buildHome, newMails } = await createFosterApp();

/** A pet that lives with a carer, and a request to meet it. */
async function buildRequest() {
  const carer = await app.signIn('foster');
  const home = { userId: carer.user.id, meetingPlace: FOUNTAIN };
  const { pet, home: placeId } = await buildFosterPet(home);
  const visitor = await app.buildUser({ fullName: 'Riley Rivers', phoneNumber: '5550100177' });
  const visit = await app.buildVisit({
    ...{ petId: pet.id, userId: visitor.id, notes: 'We have a garden.' },
    startsAt: new Date(MONDAY_2PM),
  });
  const params = { id: visit.id };
  return {
    carer,
    pet,
    placeId,
    visitor,
    visit,
    setStatus: (status: 'confirmed' | 'cancelled' | 'pending') =>
      staff.call(endpoints.changeVisitStatus, { params, body: { status } }),
    moveVisit: (requested_at: string) =>
      staff.call(endpoints.updateVisit, { params, body: { requested_at } }),
    remove: () => staff.call(endpoints.deleteVisit, { params }),
    /** Those to the carer since the last call. */
    async told() {
      return (await newMails()).filter(({ to }) => to === carer.user.email);
    },
  };
}

describe('emails to foster carers', () => {
  it('B11.06 tell of a confirmed visit, its move and its end, each once, with the first name alone', async () => {
    const { told, setStatus, moveVisit, visitor } = await buildRequest();
    // A request may still be declined.
    expect(await told()).toEqual([]);
    await setStatus('confirmed');
    const [confirmed, ...more] = await told();
    expect(more).toEqual([]);
    expect(confirmed?.subject).toBe('Somebody meets Biscuit: Monday, November 23 at 2:00 PM');
    expect(confirmed?.text).toContain(FOUNTAIN);
    expect(confirmed?.text).toContain('Riley');
    expect(confirmed?.text).not.toMatch(/Rivers|0177|garden/);
    expect(confirmed?.text).not.toContain(visitor.email);
    expect(await told()).toEqual([]);

    await moveVisit(TUESDAY_2PM);
    const [moved] = await told();
    expect(moved?.text).toContain(
      'has moved from Monday, November 23 at 2:00 PM to Tuesday, November 24 at 2:00 PM',
    );
    await setStatus('pending');
    expect((await told())[0]?.subject).toBe('The visit with Biscuit is not confirmed any more');
    await setStatus('confirmed');
    await told();
    await setStatus('cancelled');
    const [cancelled] = await told();
    expect(cancelled?.subject).toBe('The visit with Biscuit is cancelled');
    expect(cancelled?.text).not.toContain('Riley');
    expect(await told()).toEqual([]);
  });

  it('B11.06 are sent once by several servers and after a retry, and about a deleted visit too', async () => {
    const { told, setStatus, remove, visit } = await buildRequest();
    await setStatus('confirmed');
    const { database } = app;
    await Promise.all([1, 2, 3].map(() => enqueueFosterMails(database, app.now())));
    expect(await told()).toHaveLength(1);
    await remove();
    await Promise.all([1, 2, 3].map(() => enqueueFosterMails(database, app.now())));
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'The visit with Biscuit is cancelled',
    ]);
    const { rows } = await database.execute(
      sql`SELECT FROM foster_visits WHERE visit_id = ${visit.id}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('B11.06 leave out what was undone or changed again before they are sent', async () => {
    const { told, setStatus, moveVisit } = await buildRequest();
    await setStatus('confirmed');
    await setStatus('pending');
    expect(await told()).toEqual([]);
    await setStatus('confirmed');
    await enqueueFosterMails(app.database, app.now());
    await moveVisit(TUESDAY_2PM);
    const subjects = (await told()).map(({ subject }) => subject);
    expect(subjects).toEqual(['The visit with Biscuit has moved: Tuesday, November 24 at 2:00 PM']);
  });

  it('B11.06 say nothing of a visit that is cancelled before its email is sent, whatever was stored meanwhile', async () => {
    const { told, setStatus } = await buildRequest();
    await setStatus('confirmed');
    await enqueueFosterMails(app.database, app.now());
    await setStatus('cancelled');
    expect(await told()).toEqual([]);
    expect(await told()).toEqual([]);

    await setStatus('confirmed');
    await enqueueFosterMails(app.database, app.now());
    await setStatus('cancelled');
    await enqueueFosterMails(app.database, app.now());
    expect(await told()).toEqual([]);
    await setStatus('confirmed');
    expect(await told()).toHaveLength(1);
    await setStatus('cancelled');
    expect(await told()).toHaveLength(1);
    expect(await told()).toEqual([]);
  });

  it('B11.06 go to nobody when the pet has moved, or the carer has no access any more', async () => {
    const left = await buildRequest();
    await left.setStatus('confirmed');
    await enqueueFosterMails(app.database, app.now());
    await move(left.pet.id, null, left.placeId);
    expect(await left.told()).toEqual([]);
    // Who cares for it now hears of the visit.
    const next = await app.signIn('foster');
    await move(left.pet.id, await buildHome({ userId: next.user.id }));
    expect((await newMails()).map(({ to }) => to)).toEqual([next.user.email]);

    const ended = await buildRequest();
    await ended.setStatus('confirmed');
    await enqueueFosterMails(app.database, app.now());
    await app.database.execute(
      sql`UPDATE memberships SET until = now() WHERE user_id = ${ended.carer.user.id}`,
    );
    expect(await ended.told()).toEqual([]);
    await ended.setStatus('cancelled');
    expect(await ended.told()).toEqual([]);

    const off = await buildRequest();
    await off.setStatus('confirmed');
    await app.database.execute(
      sql`UPDATE shelters SET care_parts = '{places}' WHERE id = ${FIRST_SHELTER}`,
    );
    expect(await off.told()).toEqual([]);
  });

  it('B11.06 tell both homes of a pair, each once', async () => {
    const [luna, milo] = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
    const carers = [await app.signIn('foster'), await app.signIn('foster')];
    for (const [index, pet] of [luna, milo].entries()) {
      await move(pet.id, await buildHome({ userId: carers[index]?.user.id ?? null }));
    }
    await app.buildVisit({ petId: milo.id, status: 'confirmed' });
    const mails = await newMails();
    const told = mails.filter(({ subject }) => subject.startsWith('Somebody meets Milo and Luna'));
    expect(told).toHaveLength(2);
    expect(new Set(told.map(({ to }) => to))).toEqual(
      new Set(carers.map(({ user }) => user.email)),
    );
  });

  it.each([0, 1])(
    'B11.06 go on when one of a pair (%i) has left the home, and the other one lives there',
    async (leaving) => {
      const pair = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
      const carer = await app.signIn('foster');
      const home = await buildHome({ userId: carer.user.id });
      for (const { id } of pair) await move(id, home);
      const startsAt = new Date(MONDAY_2PM);
      const [{ id: petId }] = pair;
      const { id } = await app.buildVisit({ petId, status: 'confirmed', startsAt });
      const told = async () =>
        (await newMails()).flatMap(({ to, subject }) => (to === carer.user.email ? subject : []));
      expect(await told()).toHaveLength(1);
      await move(pair[leaving]?.id ?? '', null, home);
      expect(await told()).toEqual([]);

      const params = { id };
      await staff.call(endpoints.updateVisit, { params, body: { requested_at: TUESDAY_2PM } });
      expect(await told()).toEqual([expect.stringContaining('has moved')]);
      await staff.call(endpoints.changeVisitStatus, { params, body: { status: 'cancelled' } });
      expect(await told()).toEqual([expect.stringContaining('is cancelled')]);
    },
  );

  it.each([0, 1])(
    'B11.06 tell once that a visit of a pair is cancelled in the minute in which one (%i) has left the home; of both homes nothing when none has heard of it',
    async (leaving) => {
      const pair = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
      const carer = await app.signIn('foster');
      const home = await buildHome({ userId: carer.user.id });
      for (const { id } of pair) await move(id, home);
      const [{ id: petId }] = pair;
      const visit = await app.buildVisit({
        ...{ petId, status: 'confirmed', startsAt: new Date(MONDAY_2PM) },
      });
      const setStatus = (status: 'confirmed' | 'cancelled') =>
        staff.call(endpoints.changeVisitStatus, { params: { id: visit.id }, body: { status } });
      const subjects = async () =>
        (await newMails()).flatMap(({ to, subject }) => (to === carer.user.email ? subject : []));
      expect(await subjects()).toHaveLength(1);
      await move(pair[leaving]?.id ?? '', null, home);
      await setStatus('cancelled');
      expect(await subjects()).toEqual([expect.stringContaining('is cancelled')]);
      expect(await subjects()).toEqual([]);

      const other = await app.signIn('foster');
      await move(pair[leaving]?.id ?? '', await buildHome({ userId: other.user.id }));
      await setStatus('confirmed');
      await enqueueFosterMails(app.database, app.now());
      await setStatus('cancelled');
      const mails = (await newMails()).map(({ to }) => to);
      expect(mails).not.toContain(carer.user.email);
      expect(mails).not.toContain(other.user.email);
    },
  );
});
