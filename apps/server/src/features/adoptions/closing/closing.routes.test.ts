import { deleteOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { changePetsInBulk, deletePet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import { recordOutcome } from '@pawmatch/contract/stays/stays-endpoints';
import { setVisitOutcome } from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { enqueueMails } from '../../../platform/mail/queue/enqueue-mail.ts';
import { type SignedInClient, TEST_NOW } from '../../../testing/test-app.ts';
import { pets } from '../../pets/pets.table.ts';
import { stays } from '../../pets/stays.table.ts';
import { visits } from '../../visits/visits.table.ts';
import { waitingList } from '../../visits/waiting-list/waiting-list.table.ts';
import { adoptionPets, adoptions } from '../adoptions.table.ts';
import { createAdoptionsApp } from '../testing/adoptions-app.ts';

const DAY = 24 * 60 * 60;

const app = await createAdoptionsApp();
let [adopter, rival, visitor, waiter]: SignedInClient[] = [];
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.later(0);
  [adopter, rival, visitor, waiter] = [
    await app.signIn(),
    await app.signIn(),
    await app.signIn(),
    await app.signIn(),
  ];
});

const known = (client: SignedInClient | undefined): SignedInClient => {
  if (!client) throw new Error('Nobody is signed in');
  return client;
};
const rowOf = async (id: string) => {
  const [row] = await app.database.select().from(adoptions).where(eq(adoptions.id, id));
  return row;
};
const petOf = async (id: string) => {
  const [row] = await app.database.select().from(pets).where(eq(pets.id, id));
  return row;
};
const staysOf = (petId: string) =>
  app.database.select().from(stays).where(eq(stays.petId, petId)).orderBy(stays.cameAt);
const visitOf = async (id: string) => {
  const [row] = await app.database.select().from(visits).where(eq(visits.id, id));
  return row;
};
const isWaiting = async (petId: string) =>
  (await app.database.$count(waitingList, eq(waitingList.petId, petId))) === 1;

/** A pet that one adopts, another one asked for, a third one visits and a fourth one waits for. */
async function buildScene(name = 'Luna', days = 10) {
  const pet = await app.buildPet({ name });
  const { id } = (await app.ask(known(adopter), pet.id)).body;
  const other = (await app.ask(known(rival), pet.id)).body;
  await app.step(other.id, 'check');
  const visit = await app.buildVisit({
    ...{ petId: pet.id, userId: known(visitor).user.id, status: 'confirmed' },
    startsAt: new Date(app.now().getTime() + days * DAY * 1000),
  });
  const place = { petId: pet.id, userId: known(waiter).user.id, joinedAt: app.now() };
  await app.database.insert(waitingList).values(place);
  await app.step(id, 'approve');
  await app.runJobs();
  app.mails.length = 0;
  return { pet, id, otherId: other.id, visit };
}
type Scene = Awaited<ReturnType<typeof buildScene>>;

async function expectClosed({ pet, otherId, visit }: Scene) {
  expect(await app.petStatus(pet.id)).toBe('Adopted');
  expect(await rowOf(otherId)).toMatchObject({ stage: 'declined', endReason: 'pet_adopted' });
  expect(await visitOf(visit.id)).toMatchObject({ status: 'cancelled' });
  expect(await isWaiting(pet.id)).toBe(false);
  expect(await staysOf(pet.id)).toMatchObject([{ outcome: 'adopted' }]);
}
async function expectOpen({ pet, otherId, visit }: Scene) {
  expect(await rowOf(otherId)).toMatchObject({ stage: 'checking', endReason: null, endedAt: null });
  expect(await visitOf(visit.id)).toMatchObject({ status: 'confirmed', cancelReason: null });
  expect(await isWaiting(pet.id)).toBe(true);
  expect(await staysOf(pet.id)).toMatchObject([{ outcome: null, leftAt: null, intake: 'unknown' }]);
}
const allSubjects = async () => {
  const people = [adopter, rival, visitor, waiter].map((client) => known(client).user.email);
  const subjects = [];
  for (const email of people) subjects.push(await app.subjectsTo(email));
  return subjects;
};

describe('a pet that is adopted', () => {
  it('B9.07 closes stay, visits, line and other wishes at once; each hears ten minutes later', async () => {
    const scene = await buildScene();
    const similar = await app.buildPet({ name: 'Bella' });
    await app.step(scene.id, 'complete');
    await expectClosed(scene);
    const [stay] = await staysOf(scene.pet.id);
    const [held] = await app.database
      .select()
      .from(adoptionPets)
      .where(eq(adoptionPets.adoptionId, scene.id));
    expect(held).toMatchObject({ stayId: stay?.id, isHeld: true });
    expect(await allSubjects()).toEqual([[], [], [], []]);
    app.advance(599);
    expect(await allSubjects()).toEqual([[], [], [], []]);
    app.advance(1);
    await app.runJobs();
    const letter = app.mails.find(({ to }) => to === known(rival).user.email);
    expect(letter?.text).toContain(`/pets?petId=${similar.id}`);
    expect(await allSubjects()).toEqual([
      ['Congratulations: Luna has found a home with you'],
      ['Luna has found a home'],
      ['Luna has found a home'],
      ['Luna has found a home'],
    ]);
  });

  it('B9.07 S49 delays no everyday emails to the same people, and keeps the order of its own', async () => {
    const scene = await buildScene();
    await app.step(scene.id, 'complete');
    const mail = { kind: 'pet letter', subject: 'Everyday', text: 'Hello' } as const;
    const people = [adopter, rival, visitor, waiter].map((client) => known(client).user.email);
    const mails = people.map((to) => ({ ...mail, to }));
    await enqueueMails(app.database, mails, app.now());
    const another = await app.buildPet({ name: 'Milo' });
    await app.ask(known(rival), another.id);
    expect(await allSubjects()).toEqual(people.map(() => ['Everyday']));
    await app.later(600);
    const [, theirs] = await allSubjects();
    expect(theirs).toEqual(['Luna has found a home', 'You would like to adopt Milo']);
  });

  it('B9.07 by mistake is back in one step, and nobody hears a word within ten minutes', async () => {
    const scene = await buildScene();
    await app.step(scene.id, 'complete');
    await app.later(9 * 60);
    const { body } = await app.step(scene.id, 'undo');
    expect(body).toMatchObject({ stage: 'approved', adopted_at: null, silent_undo_until: null });
    expect(await app.petStatus(scene.pet.id)).toBe('Pending');
    await expectOpen(scene);
    await app.later(DAY);
    expect(await allSubjects()).toEqual([[], [], [], []]);
    // The next time, all of it closes again.
    await app.step(scene.id, 'complete');
    await expectClosed(scene);
  });

  it.each([
    ['an hour', 3_600],
    ['three days', 3 * DAY],
  ])('B9.07 by mistake is back after %s, and each is told', async (_, seconds) => {
    const scene = await buildScene();
    const before = await petOf(scene.pet.id);
    await app.step(scene.id, 'complete');
    await app.later(seconds);
    await allSubjects();
    const taken = await app.buildVisit({
      ...{ petId: scene.pet.id, status: 'cancelled', cancelReason: 'staff' },
      startsAt: new Date(app.now().getTime() + 5 * DAY * 1000),
    });
    await app.step(scene.id, 'undo');
    await expectOpen(scene);
    expect(await visitOf(taken.id)).toMatchObject({ status: 'cancelled' });
    expect(await petOf(scene.pet.id)).toMatchObject({
      ...{ status: 'Pending', adoptedAt: null, listedAt: before?.listedAt },
    });
    const [mine, theirs, visits] = await allSubjects();
    expect([mine, theirs]).toEqual([['You can still adopt Luna'], ['You can still adopt Luna']]);
    expect(visits).toEqual([expect.stringMatching('Your visit with Luna is confirmed')]);
  });

  it('F10 B9.07 by mistake of an account that was erased since frees the pet, and no wish of nobody comes back', async () => {
    const { pet, id, otherId } = await buildScene();
    await app.step(id, 'complete');
    const body = { current_password: app.password };
    for (const client of [adopter, rival]) {
      expect((await known(client).call(deleteOwnAccount, { body })).status).toBe(204);
    }
    expect((await app.step(id, 'undo')).body).toMatchObject({
      stage: 'withdrawn',
      end_reason: 'account_closed',
      adopted_at: null,
      allowed_actions: ['edit'],
    });
    expect(await app.petStatus(pet.id)).toBe('Available');
    expect(await rowOf(otherId)).toMatchObject({ stage: 'declined', userId: null });
    for (const each of [id, otherId]) {
      expect((await app.step(each, 'reopen')).body.code).toBe('ADOPTION_ACTION_REFUSED');
    }
  });

  it('B9.07 comes back without visits whose times were taken meanwhile', async () => {
    const scene = await buildScene();
    await app.step(scene.id, 'complete');
    const { startsAt, userId } = scene.visit;
    const elsewhere = await app.buildVisit({ userId, startsAt, status: 'confirmed' });
    await app.step(scene.id, 'undo');
    expect(await visitOf(scene.visit.id)).toMatchObject({
      ...{ status: 'cancelled', cancelReason: 'pet_adopted' },
    });
    expect(await visitOf(elsewhere.id)).toMatchObject({ status: 'confirmed' });
    expect(await isWaiting(scene.pet.id)).toBe(true);
  });

  it('B9.07 of a pair goes and comes back with the other one', async () => {
    const [one, other] = await app.buildPair();
    const { id } = (await app.ask(known(adopter), one.id)).body;
    await app.step(id, 'complete');
    const statuses = async () => [await app.petStatus(one.id), await app.petStatus(other.id)];
    expect(await statuses()).toEqual(['Adopted', 'Adopted']);
    expect((await app.step(id, 'undo')).body.stage).toBe('asked');
    expect(await statuses()).toEqual(['Available', 'Available']);
    expect(await staysOf(other.id)).toMatchObject([{ outcome: null }]);
  });
});

describe('the status of a pet that staff set', () => {
  it('B9.04 D42 completes the adoption for which the pet is reserved, by form or in bulk', async () => {
    const [form, bulk] = [await buildScene('Form'), await buildScene('Bulk', 11)];
    const answer = await app.setStatus(form.pet.id, 'Adopted');
    expect(answer.status).toBe(200);
    const body = { action: 'set_status', status: 'Adopted', ids: [bulk.pet.id] } as const;
    const done = await app.staff.call(changePetsInBulk, { body });
    expect(done.status).toBe(200);
    for (const scene of [form, bulk]) {
      await expectClosed(scene);
      expect(await rowOf(scene.id)).toMatchObject({ stage: 'adopted' });
    }
    // A mistake of the same day is undone by the form as well.
    await app.setStatus(form.pet.id, 'Pending');
    expect(await rowOf(form.id)).toMatchObject({ stage: 'approved', adoptedAt: null });
    await expectOpen(form);
    await app.setStatus(bulk.pet.id, 'Available');
    expect(await rowOf(bulk.id)).toMatchObject({ stage: 'checking', adoptedAt: null });
    await expectOpen(bulk);
    await app.later(DAY);
    // Who waits is offered a time again.
    expect((await allSubjects()).slice(0, 3)).toEqual([[], [], []]);
  });

  it('B9.04 D42 Available ends a reservation with an email, and a home a day later', async () => {
    const scene = await buildScene();
    await app.setStatus(scene.pet.id, 'Available');
    expect(await rowOf(scene.id)).toMatchObject({ stage: 'withdrawn', endReason: 'staff' });
    expect(await app.subjectsTo(known(adopter).user.email)).toEqual([
      'The adoption of Luna has ended',
    ]);
    const { id } = await app.buildAdoption({ petIds: [scene.pet.id] });
    await app.step(id, 'complete');
    await app.later(DAY + 1);
    await app.setStatus(scene.pet.id, 'Available');
    expect(await rowOf(id)).toMatchObject({ stage: 'returned', endedAt: app.now() });
    expect(await staysOf(scene.pet.id)).toMatchObject([
      { outcome: 'adopted' },
      { outcome: null, intake: 'returned' },
    ]);
    // Nobody's wish comes back with a pet that was returned.
    expect(await rowOf(scene.otherId)).toMatchObject({ stage: 'declined' });
  });

  it.each([
    ['after an hour', 3_600],
    ['after two days', 2 * DAY],
  ])(
    'D42 B9.07 Available of one of a pair leaves the other one adopted, %s',
    async (_, seconds) => {
      const [one, other] = await app.buildPair();
      const { id } = (await app.ask(known(adopter), one.id)).body;
      await app.step(id, 'complete');
      await app.later(seconds);
      await app.setStatus(one.id, 'Available');
      expect(await rowOf(id)).toMatchObject({ stage: 'adopted', endedAt: null });
      expect([await app.petStatus(one.id), await app.petStatus(other.id)]).toEqual([
        'Available',
        'Adopted',
      ]);
      const { body } = await app.staff.call(endpoints.getAdoption, { params: { id } });
      expect(body.pets).toMatchObject([{ id: other.id }]);
      // Somebody else can have it.
      const next = await app.buildAdoption({ petIds: [one.id] });
      expect((await app.step(next.id, 'approve')).status).toBe(200);
      await app.setStatus(other.id, 'Available');
      expect((await rowOf(id))?.stage).toBe(seconds < DAY ? 'asked' : 'returned');
    },
  );

  it('B8.06 D42 leaves the own adoption of who sets it to a colleague', async () => {
    const colleague = await app.signIn('staff');
    const pet = await app.buildPet();
    const mine = { petIds: [pet.id], userId: colleague.user.id };
    const { id } = await app.buildAdoption(mine);
    await app.step(id, 'approve');
    const expectStatus = async (
      status: 'Available' | 'Adopted',
      stage: string,
      by: SignedInClient,
    ) => {
      const answer = await by.call(updatePet, { params: { id: pet.id }, body: { status } });
      expect([answer.status, answer.body.status]).toEqual([200, status]);
      expect(await rowOf(id)).toMatchObject({ stage });
    };
    await expectStatus('Adopted', 'approved', colleague);
    const body = { action: 'set_status', status: 'Available', ids: [pet.id] } as const;
    await colleague.call(changePetsInBulk, { body });
    expect([await app.petStatus(pet.id), await app.stage(id)]).toEqual(['Available', 'approved']);
    await expectStatus('Adopted', 'adopted', app.staff);
    await expectStatus('Available', 'adopted', colleague);
  });

  it('B9.04 Adopted without a reservation names who was said to adopt at a visit, if it was one', async () => {
    const pet = await app.buildPet();
    const sayAdopted = async () => {
      const visit = await app.buildVisit({
        ...{ petId: pet.id, status: 'confirmed', startsAt: app.now() },
      });
      const outcome = { params: { id: visit.id }, body: { outcome: 'adopted' as const } };
      await app.staff.call(setVisitOutcome, outcome);
      await app.later(3_600);
      const { body } = await app.staff.call(endpoints.listAdoptions, {
        query: { visit_id: visit.id },
      });
      return body[0].id as string;
    };
    const one = await sayAdopted();
    await app.setStatus(pet.id, 'Adopted');
    expect(await app.stage(one)).toBe('adopted');
    await app.setStatus(pet.id, 'Available');
    expect(await app.stage(one)).toBe('asked');
    const other = await sayAdopted();
    const count = async () =>
      (await app.staff.call(getOverview)).body.adoptions.without_adopter as number;
    const before = await count();
    await app.setStatus(pet.id, 'Adopted');
    expect([await app.stage(one), await app.stage(other)]).toEqual(['asked', 'asked']);
    expect(await count()).toBe(before + 1);
    await app.step(other, 'complete');
    expect([await app.stage(one), await app.stage(other)]).toEqual(['declined', 'adopted']);
    expect(await count()).toBe(before);
  });

  it('B9.04 B9.07 one of a pair dies: what is open goes on with the other one, also at home on trial', async () => {
    const [one, other] = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
    const { id } = (await app.ask(known(adopter), one.id)).body;
    const wish = (await app.ask(known(rival), other.id)).body;
    await app.step(id, 'approve');
    const { body: seen } = await app.step(id, 'start_trial');
    await app.runJobs();
    app.mails.length = 0;
    const died = { params: { id: one.id }, body: { outcome: 'died' as const } };
    expect((await app.staff.call(recordOutcome, died)).status).toBe(200);
    const stale = await app.step(id, 'complete', { expected_version: seen.version });
    expect(stale.body).toMatchObject({
      ...{ code: 'CONFLICT', current: { stage: 'on_trial', pets: [{ name: 'Milo' }] } },
    });
    expect(stale.body.current.pets).toHaveLength(1);
    expect([await app.petStatus(other.id), await app.stage(wish.id)]).toEqual(['Pending', 'asked']);
    expect(await app.subjectsTo(known(adopter).user.email)).toEqual([
      'Your adoption of Milo goes on',
    ]);
    expect((await app.step(id, 'complete')).body.stage).toBe('adopted');
    expect(await app.petStatus(other.id)).toBe('Adopted');
    expect(await staysOf(one.id)).toMatchObject([{ outcome: 'died' }]);
    expect(await staysOf(other.id)).toMatchObject([{ outcome: 'adopted' }]);
    expect((await rowOf(wish.id))?.stage).toBe('declined');
  });

  it('B9.07 of a pair one finds a home alone: who asked for both reads which one', async () => {
    const [one] = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
    await app.ask(known(rival), one.id);
    const alone = { pet_id: one.id, full_name: 'Rosa Diaz', is_apart: true };
    const { id } = (await app.staff.call(endpoints.createAdoption, { body: alone })).body;
    await app.runJobs();
    app.mails.length = 0;
    await app.step(id, 'complete');
    await app.later(600);
    expect(await app.subjectsTo(known(rival).user.email)).toEqual(['Luna has found a home']);
  });

  it('B9.07 ends what is open when both of a pair are deleted, with one email', async () => {
    const [one, other] = await app.buildPair({ name: 'Luna' }, { name: 'Milo' });
    const { id } = (await app.ask(known(adopter), one.id)).body;
    await app.runJobs();
    app.mails.length = 0;
    const body = { action: 'delete', ids: [one.id, other.id] } as const;
    expect((await app.staff.call(changePetsInBulk, { body })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: 'declined', endReason: 'pet_left' });
    expect(await app.subjectsTo(known(adopter).user.email)).toEqual([
      'Luna and Milo are not at our shelter any more',
    ]);
  });

  it('B9.07 ends what is open when the pet is deleted', async () => {
    const scene = await buildScene();
    expect((await app.staff.call(deletePet, { params: { id: scene.pet.id } })).status).toBe(204);
    for (const id of [scene.id, scene.otherId]) {
      expect(await rowOf(id)).toMatchObject({ stage: 'declined', endReason: 'pet_left' });
    }
    const seen = await app.staff.call(endpoints.getAdoption, { params: { id: scene.id } });
    expect(seen.body.pets).toMatchObject([{ name: 'Luna', status: null, image_url: null }]);
    expect(await app.subjectsTo(known(rival).user.email)).toEqual([
      'Luna is not at our shelter any more',
    ]);
  });
});
