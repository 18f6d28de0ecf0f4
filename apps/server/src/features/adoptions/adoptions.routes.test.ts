import { exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import {
  adoptionSteps,
  allowedAdoptionActions,
  isHoldingAdoption,
} from '@pawmatch/contract/adoptions/adoption-actions';
import { adoptionActions, adoptionStages } from '@pawmatch/contract/adoptions/adoption-values';
import * as endpoints from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { setVisitOutcome } from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { TEST_NOW } from '../../testing/test-app.ts';
import { eraseAccount } from '../account/closing/erase-account.ts';
import { pets } from '../pets/pets.table.ts';
import { users } from '../users/users.table.ts';
import { adoptionPets, adoptions } from './adoptions.table.ts';
import { createAdoptionsApp } from './testing/adoptions-app.ts';

const MONDAY_10 = '2026-11-23T15:00:00.000Z';

const app = await createAdoptionsApp();

const rowOf = async (id: string) => {
  const [row] = await app.database.select().from(adoptions).where(eq(adoptions.id, id));
  return row;
};
const create = (body: object) => app.staff.call(endpoints.createAdoption, { body });
const isHeld = async (petId: string) => {
  const rows = await app.database.select().from(adoptionPets).where(eq(adoptionPets.petId, petId));
  return rows.some((row) => row.isHeld);
};

describe('the steps of an adoption', () => {
  it('B9.04 lead from the wish of an adopter to a home, and each is told in an email', async () => {
    const pet = await app.buildPet({ name: 'Luna' });
    await app.buildPet({ name: 'Bella' });
    const adopter = await app.signIn();
    const asked = await app.ask(adopter, pet.id);
    expect(asked.status).toBe(201);
    // A day of opening hours from Friday on.
    expect(asked.body).toMatchObject({ stage: 'asked', answer_by: expect.stringMatching(/^2026/) });
    const { id } = asked.body;
    expect((await app.step(id, 'check')).body.stage).toBe('checking');
    expect((await app.step(id, 'approve')).body).toMatchObject({
      stage: 'approved',
      answer_by: null,
    });
    expect(await app.petStatus(pet.id)).toBe('Pending');
    expect((await app.step(id, 'start_trial')).body.trial_until).toBe('2026-12-21');
    const done = await app.step(id, 'complete');
    expect(done.body).toMatchObject({
      stage: 'adopted',
      silent_undo_until: '2026-11-20T15:10:00.000Z',
    });
    expect(await app.petStatus(pet.id)).toBe('Adopted');
    const { body } = await adopter.call(endpoints.listOwnAdoptions);
    expect(body).toMatchObject([{ id, stage: 'adopted', allowed_actions: [] }]);
    // What was said before is outdated; what is new waits.
    expect(await app.subjectsTo(adopter.user.email)).toEqual([]);
    app.advance(10 * 60);
    expect(await app.subjectsTo(adopter.user.email)).toEqual([
      'Congratulations: Luna has found a home with you',
    ]);
  });

  it('B9.04 are those of the table, for everybody, in every stage', async () => {
    const adopter = await app.signIn();
    for (const stage of adoptionStages) {
      for (const action of adoptionActions) {
        if (action === 'edit' || action === 'return') continue;
        const held = isHoldingAdoption(stage);
        const status = stage === 'adopted' ? 'Adopted' : held ? 'Pending' : 'Available';
        const pet = await app.buildPet({ status });
        const { id } = await app.buildAdoption({
          ...{ petIds: [pet.id], userId: adopter.user.id, stage },
        });
        const rule = adoptionSteps.staff[action];
        const isAllowed = rule?.from.includes(stage) ?? false;
        const answer = await app.step(id, action);
        expect([stage, action, answer.status]).toEqual([stage, action, isAllowed ? 200 : 409]);
        if (!isAllowed) {
          expect(answer.body.code).toBe('ADOPTION_ACTION_REFUSED');
          expect(await isHeld(pet.id)).toBe(held);
          continue;
        }
        const after = rule?.to ?? 'checking';
        expect(answer.body).toMatchObject({
          stage: after,
          allowed_actions: allowedAdoptionActions('staff', after),
        });
        expect(await isHeld(pet.id)).toBe(isHoldingAdoption(after));
      }
      const { id } = await app.buildAdoption({ userId: adopter.user.id, stage });
      const withdrawn = await adopter.call(endpoints.withdrawOwnAdoption, { params: { id } });
      const mayWithdraw =
        stage === 'withdrawn' || allowedAdoptionActions('adopter', stage).includes('withdraw');
      expect([stage, withdrawn.status]).toEqual([stage, mayWithdraw ? 200 : 409]);
    }
  });

  it('B9.04 free a reserved pet when it is declined or withdrawn, unless staff had made it Pending', async () => {
    const cases = [
      ['Available', 'decline', 'Available'],
      ['Available', 'withdraw', 'Available'],
      ['Pending', 'withdraw', 'Pending'],
    ] as const;
    for (const [before, action, after] of cases) {
      const pet = await app.buildPet({ status: before });
      const { id } = await app.buildAdoption({ petIds: [pet.id] });
      await app.step(id, 'approve');
      await app.step(id, action);
      expect(await app.petStatus(pet.id)).toBe(after);
    }
  });

  it('B9.04 B8.06 are decided by a colleague when the adopter works here', async () => {
    const colleague = await app.signIn('manager');
    const asked = await app.ask(colleague, (await app.buildPet()).id);
    const { id } = asked.body;
    const own = await app.step(id, 'approve', {}, colleague);
    expect([own.status, own.body.detail]).toEqual([
      403,
      'This is your own adoption. Please ask a colleague to decide about it.',
    ]);
    const seen = await colleague.call(endpoints.getAdoption, { params: { id } });
    expect(seen.body.allowed_actions).toEqual([]);
    const fee = { params: { id }, body: { fee_cents: 0 } };
    expect((await colleague.call(endpoints.changeAdoption, fee)).status).toBe(403);
    expect((await app.step(id, 'approve')).status).toBe(200);
  });

  it('B9.04 are taken on what is seen: a change of somebody else is shown first', async () => {
    const { id } = await app.buildAdoption();
    await app.step(id, 'check', { expected_version: 1 });
    const late = await app.step(id, 'decline', { expected_version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    expect(late.body.current).toMatchObject({ id, stage: 'checking', version: 2 });
  });
});

it.each([-1, 10_000_000, 12.5, 'one hundred', true])(
  'B9.04 a fee of %j is refused with a sentence, and the one before stays',
  async (fee_cents) => {
    const { id } = await app.buildAdoption({ feeCents: 12_500 });
    const body = { fee_cents: fee_cents as number };
    const refused = await app.staff.call(endpoints.changeAdoption, { params: { id }, body });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'fee_cents', message: 'Please give the fee as an amount from 0 to 10,000.' }],
    ]);
    expect(await rowOf(id)).toMatchObject({ feeCents: 12_500, version: 1 });
  },
);

describe('an adoption begins', () => {
  it('B9.04 once for each pet and adopter, of pets that are there for them', async () => {
    const adopter = await app.signIn();
    const pet = await app.buildPet();
    await app.ask(adopter, pet.id);
    expect((await app.ask(adopter, pet.id)).body.code).toBe('ADOPTION_EXISTS');
    const held = await app.buildPet();
    await app.buildAdoption({ petIds: [held.id], stage: 'approved' });
    const hidden = await app.buildPet({ isListed: false });
    const gone = await app.buildPet({ status: 'Adopted' });
    const codes = [];
    for (const { id } of [held, hidden, gone]) codes.push((await app.ask(adopter, id)).body.code);
    expect(codes).toEqual(['PET_HELD', 'PET_NOT_FOUND', 'PET_UNAVAILABLE']);
    await app.database
      .update(users)
      .set({ emailConfirmedAt: null })
      .where(eq(users.id, adopter.user.id));
    const unconfirmed = await app.ask(adopter, (await app.buildPet()).id);
    expect(unconfirmed.body.code).toBe('CONFIRM_EMAIL_FIRST');
  });

  it('B9.02 B9.04 tells adopters nothing about a pet that is not listed, unless they have it', async () => {
    const [adopter, other] = [await app.signIn(), await app.signIn()];
    const url = 'https://photos.example.org/otis.jpg';
    const externalPhoto = { small: url, medium: url, large: url, full: url };
    const [one, partner] = await app.buildPair({}, { externalPhoto });
    const { id } = (await app.ask(adopter, one.id)).body;
    const hide = { isListed: false, updatedAt: app.now() };
    await app.database.update(pets).set(hide).where(eq(pets.id, partner.id));
    expect((await app.ask(other, one.id)).body.code).toBe('PET_UNAVAILABLE');
    const seen = async () => {
      const [own] = (await adopter.call(endpoints.listOwnAdoptions)).body;
      const shown = own.pets.find((pet: { id: string }) => pet.id === partner.id);
      return [shown.status, shown.image_url];
    };
    expect(await seen()).toEqual([null, null]);
    const known = await app.step(id, 'approve');
    expect(known.body.pets).toMatchObject([{ status: 'Pending' }, { status: 'Pending' }]);
    expect(await seen()).toEqual(['Pending', expect.anything()]);
  });

  it('B9.04 with both of a pair, unless staff say that only one goes', async () => {
    const [one, other] = await app.buildPair({ name: 'Milo' }, { name: 'Otis' });
    const adopter = await app.signIn();
    const asked = await app.ask(adopter, one.id);
    expect(asked.body.pets.map(({ name }: { name: string }) => name)).toEqual(['Milo', 'Otis']);
    expect((await app.ask(adopter, other.id)).body.code).toBe('ADOPTION_EXISTS');
    await app.step(asked.body.id, 'approve');
    expect([await app.petStatus(one.id), await app.petStatus(other.id)]).toEqual([
      'Pending',
      'Pending',
    ]);
    const apart = await create({ pet_id: other.id, full_name: 'Rosa', is_apart: true });
    expect(apart.body.pets).toHaveLength(1);
    expect((await app.step(apart.body.id, 'approve')).body.code).toBe('PET_HELD');
  });

  it('B9.04 at the desk for somebody with a name, who gets no email without an address', async () => {
    const pet = await app.buildPet({ createdAt: new Date('2026-11-10T12:00:00Z') });
    const nobody = await create({ pet_id: pet.id });
    expect([nobody.status, nobody.body.errors?.[0]?.field]).toEqual([422, 'full_name']);
    const rosa = { pet_id: pet.id, full_name: 'Rosa Diaz' };
    const refused = await create({ ...rosa, fee_cents: -1 });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'fee_cents']);
    const { status, body } = await create({ ...rosa, fee_cents: 15_000 });
    expect([status, body.source, body.adopter.name]).toEqual([201, 'walk_in', 'Rosa Diaz']);
    expect(body.fee_cents).toBe(15_000);
    const { id } = body;
    const change = (changes: object) =>
      app.staff.call(endpoints.changeAdoption, { params: { id }, body: changes });
    const changed = await change({
      ...{ fee_cents: 12_500, second_name: 'Ana Diaz', email: 'rosa@example.org' },
      ...{ led_by: app.staff.user.id, expected_version: body.version },
    });
    expect(changed.body).toMatchObject({
      fee_cents: 12_500,
      second_adopter: { name: 'Ana Diaz', email: null },
      adopter: { id: null, email: 'rosa@example.org' },
      led_by: { id: app.staff.user.id },
    });
    const stranger = await app.signIn();
    expect((await change({ led_by: stranger.user.id })).body.code).toBe('COLLEAGUE_NOT_FOUND');
    const before = await app.step(id, 'complete', { adopted_on: '2026-11-09' });
    expect([before.status, before.body.errors?.[0]?.field]).toEqual([422, 'adopted_on']);
    const done = await app.step(id, 'complete', { adopted_on: '2026-11-18' });
    expect(done.body.adopted_at).toBe('2026-11-18T17:00:00.000Z');
    const early = await app.buildAdoption();
    expect((await app.step(early.id, 'complete', { adopted_on: '2026-12-24' })).status).toBe(422);
  });

  it('D47 B9.04 at the desk, and emails that wait go to the address as it is corrected', async () => {
    const pet = await app.buildPet({ name: 'Nala' });
    const { id } = (await create({ pet_id: pet.id, full_name: 'Ada', email: 'ada@example.test' }))
      .body;
    await app.staff.call(endpoints.changeAdoption, {
      params: { id },
      body: { email: 'ada@example.org' },
    });
    await app.later(10 * 60);
    expect(await app.subjectsTo('ada@example.test')).toEqual([]);
    expect(await app.subjectsTo('ada@example.org')).toEqual([expect.stringContaining('Nala')]);
  });

  it("B9.04 with a visit's outcome, which takes it back while nobody has touched it", async () => {
    const visit = await app.buildVisit({ status: 'confirmed', startsAt: app.now() });
    const outcome = (value: string | null) =>
      app.staff.call(setVisitOutcome, {
        params: { id: visit.id },
        body: { outcome: value as 'adopted' },
      });
    const listOfVisit = async () =>
      (await app.staff.call(endpoints.listAdoptions, { query: { visit_id: visit.id } })).body.map(
        ({ stage, end_reason, id }: { stage: string; end_reason: string; id: string }) => ({
          ...{ stage, end_reason, id },
        }),
      );
    await outcome('adopted');
    const [begun] = await listOfVisit();
    expect(begun).toMatchObject({ stage: 'asked' });
    await outcome('adopted');
    expect(await listOfVisit()).toHaveLength(1);
    await outcome('thinking');
    expect(await listOfVisit()).toMatchObject([{ stage: 'withdrawn', end_reason: 'mistake' }]);
    await outcome('adopted');
    const again = (await listOfVisit()).find(({ stage }: { stage: string }) => stage === 'asked');
    await app.step(again?.id ?? '', 'check');
    await outcome(null);
    expect(await app.stage(again?.id ?? '')).toBe('checking');
  });
});

it('B9.04 a trial ends on an open day of the shelter, or on a day to come that staff choose', async () => {
  // Wednesday evening at the shelter, Thursday in UTC.
  app.setNow('2026-11-19T03:30:00Z');
  await app.later(0);
  const start = async (more: object) => {
    const { id } = await app.buildAdoption({ stage: 'approved' });
    return (await app.step(id, 'start_trial', more)).body;
  };
  expect((await start({})).trial_until).toBe('2026-12-18');
  expect((await start({ trial_until: '2026-11-18' })).trial_until).toBe('2026-11-18');
  expect((await start({ trial_until: '2026-11-22' })).trial_until).toBe('2026-11-22');
  expect((await start({ trial_until: '2026-11-17' })).errors).toEqual([
    { field: 'trial_until', message: 'Please choose today or a later day.' },
  ]);
  app.setNow(TEST_NOW);
  await app.later(0);
});

describe('adoptions', () => {
  it('B9.05 are listed by stage, pet, person and words, with those first that are due first', async () => {
    const [pet, adopter] = [await app.buildPet({ name: 'Zuzu' }), await app.buildUser()];
    const due = (hours: number) => new Date(app.now().getTime() + hours * 3_600_000);
    const petIds = [pet.id];
    const later = await app.buildAdoption({ petIds, answerBy: due(9) });
    const sooner = await app.buildAdoption({ petIds, userId: adopter.id, answerBy: due(-1) });
    const ended = await app.buildAdoption({ petIds, stage: 'declined', endReason: 'staff' });
    const list = async (query: Record<string, unknown>) => {
      const { body, headers } = await app.staff.call(endpoints.listAdoptions, { query });
      const ids = body.map(({ id }: { id: string }) => id);
      return { ids, total: Number(headers.get('x-total-count')) };
    };
    expect(await list({ pet_id: pet.id, view: 'open' })).toEqual({
      ...{ ids: [sooner.id, later.id], total: 2 },
    });
    expect(await list({ pet_id: pet.id, limit: 1 })).toMatchObject({ ids: [sooner.id], total: 3 });
    expect((await list({ q: 'zuzu', view: 'ended' })).ids).toEqual([ended.id]);
    expect((await list({ q: `zuzu ${adopter.email}` })).ids).toEqual([sooner.id]);
    expect((await list({ user_id: adopter.id })).ids).toEqual([sooner.id]);
  });

  it('B9.05 are found by the names, addresses and numbers of both people as they are now, and not by those of erased ones', async () => {
    const adopter = await app.buildUser({ fullName: 'Zoë Quill', phoneNumber: '2125550143' });
    const { id } = await app.buildAdoption({ userId: adopter.id, secondName: 'Ivo Quartz' });
    const pair = [await app.buildPet({ name: 'Quince' }), await app.buildPet({ name: 'Quahog' })];
    const names = { userId: null, adopterName: 'Quentin Ørsted', adopterEmail: 'q@example.org' };
    const atDesk = await app.buildAdoption({ petIds: pair.map((pet) => pet.id), ...names });
    const find = async (q: string): Promise<string[]> => {
      const { body } = await app.staff.call(endpoints.listAdoptions, { query: { q } });
      return body.map((found: { id: string }) => found.id);
    };
    for (const q of ['zoe', 'QUILL ivo', adopter.email, '(212) 555-0143', 'quartz']) {
      expect([q, await find(q)]).toEqual([q, [id]]);
    }
    for (const q of ['quince quahog', 'orsted quince', 'q@example']) {
      expect([q, await find(q)]).toEqual([q, [atDesk.id]]);
    }
    const version = (await rowOf(id))?.version;
    await app.database.execute(
      sql`UPDATE users SET full_name = 'Zoë Plume' WHERE id = ${adopter.id}`,
    );
    expect([await find('plume'), await find('quill')]).toEqual([[id], []]);
    expect((await rowOf(id))?.version).toBe(version);
    const change = { second_name: null, expected_version: version };
    await app.staff.call(endpoints.changeAdoption, { params: { id }, body: change });
    expect(await find('quartz')).toEqual([]);
    await app.database.transaction((tx) => eraseAccount(tx, adopter.id, app.now()));
    expect(await find('plume')).toEqual([]);
    const { rows } = await app.database.execute(
      sql`SELECT FROM events WHERE changes::text ~* 'plume|quill|quartz|search_text'`,
    );
    expect(rows).toEqual([]);
  });

  it('D23 B9.04 let the adopter of a reserved pet visit it, and nobody else', async () => {
    const [adopter, other] = [await app.signIn(), await app.signIn()];
    const pet = await app.buildPet();
    const { id } = (await app.ask(adopter, pet.id)).body;
    await app.step(id, 'approve');
    const book = (client: typeof adopter) =>
      client.call(requestVisit, { params: { petId: pet.id }, body: { requested_at: MONDAY_10 } });
    const refused = await book(other);
    expect([refused.status, refused.body.code]).toEqual([400, 'PET_UNAVAILABLE']);
    expect((await book(adopter)).status).toBe(201);
  });

  it('F10 B9.04 are in the export of their adopter, and stay without the person', async () => {
    const adopter = await app.signIn();
    const pet = await app.buildPet();
    const { id } = (await app.ask(adopter, pet.id)).body;
    await app.step(id, 'approve');
    const past = await app.buildAdoption({ userId: adopter.user.id, stage: 'adopted' });
    const { body } = await adopter.call(exportOwnAccount);
    expect(body.adoptions).toMatchObject([
      { id: past.id },
      { id, pet_names: [pet.name], message: 'We have a garden.', stage: 'approved' },
    ]);
    await app.database.transaction((tx) => eraseAccount(tx, adopter.user.id, app.now()));
    expect(await rowOf(id)).toMatchObject({
      ...{ stage: 'withdrawn', endReason: 'account_closed', userId: null, message: null },
    });
    expect(await rowOf(past.id)).toMatchObject({ stage: 'adopted', userId: null });
    expect(await app.petStatus(pet.id)).toBe('Available');
  });

  it('B9.04 B8.02 of another shelter do not exist', async () => {
    const { id } = await app.buildAdoption();
    await buildSecondShelter(app);
    const there = await signInThere(app, 'manager');
    const seen = await there.call(endpoints.getAdoption, { params: { id } });
    expect([seen.status, seen.body.code]).toEqual([404, 'ADOPTION_NOT_FOUND']);
    expect((await app.step(id, 'approve', {}, there)).status).toBe(404);
    expect((await there.call(endpoints.listAdoptions, { query: {} })).body).toEqual([]);
  });

  it('B8.02 change no pet that lives at another shelter meanwhile', async () => {
    const cases = [
      ['declined', 'reopen'],
      ['asked', 'approve'],
      ['approved', 'start_trial'],
      ['checking', 'complete'],
      ['adopted', 'undo'],
    ] as const;
    for (const [stage, action] of cases) {
      const status = stage === 'adopted' ? 'Adopted' : 'Available';
      const pet = await app.buildPet({ status, shelterId: SECOND_SHELTER });
      const { id } = await app.buildAdoption({ petIds: [pet.id], stage });
      const { code } = (await app.step(id, action)).body;
      expect([action, code]).toEqual([action, 'PET_UNAVAILABLE']);
      expect((await rowOf(id))?.stage).toBe(stage);
      const [row] = await app.database.select().from(pets).where(eq(pets.id, pet.id));
      expect(row).toMatchObject({ status, version: 1 });
    }
  });
});
