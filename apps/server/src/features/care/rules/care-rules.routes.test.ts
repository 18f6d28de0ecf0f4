import { getOwnCareSheet } from '@pawmatch/contract/adoption-papers/documents-endpoints';
import * as adoptions from '@pawmatch/contract/adoptions/adoptions-endpoints';
import * as care from '@pawmatch/contract/care/care-endpoints';
import type { CareItem } from '@pawmatch/contract/care/care-item';
import { addCarePlan, deleteCarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import * as endpoints from '@pawmatch/contract/care/care-rules-endpoints';
import { addCourse } from '@pawmatch/contract/care/courses-endpoints';
import {
  getHealthRecord,
  getOwnHealthRecords,
  type HealthRecord,
} from '@pawmatch/contract/care/health-record-endpoints';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { type CareRule, careNeeds, firstCareRules } from '@pawmatch/contract/pets/care/readiness';
import { getPet, listPets, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import * as stays from '@pawmatch/contract/stays/stays-endpoints';
import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/database/new-id.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { healthRecordBlocks } from '../../adoption-papers/health-record-blocks.ts';
import { insertPets } from '../../pets/pets.repository.ts';
import { pets } from '../../pets/pets.table.ts';
import { setCareParts } from '../../shelter/shelters.repository.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { careItems, carePlans, careRules } from '../care.tables.ts';
import { applyRulesOfNewDay } from '../plans/refresh-care.ts';
import { buildPlan } from '../testing/build-plan.ts';

let app: TestApp;
let staff: Client;
let manager: Client;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(TEST_NOW);
  await app.useCareParts();
  await app.database.delete(pets);
  await app.database.delete(careRules);
  await app.database.delete(carePlans);
  [staff, manager] = [await app.signIn('staff'), await app.signIn('manager')];
});

type Client = Awaited<ReturnType<TestApp['signIn']>>;

const on = (need: CareRule['need'], ...blocks: CareRule['blocks'][number][]) => ({
  need,
  blocks,
  is_on: true,
});

const save = async (rules: ReturnType<typeof on>[], client = staff) => {
  const { body } = await client.call(endpoints.getCareRules);
  const { version } = body as endpoints.CareRules;
  return client.call(endpoints.saveCareRules, { body: { rules, expected_version: version } });
};

const listed = async () =>
  ((await app.visitor().call(listPets)).body as { name: string }[])
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other));

const petRow = async (id: string) =>
  (await app.database.select().from(pets).where(eq(pets.id, id)))[0];

const done = (id: string, kind: string, title: string, more: object = {}) =>
  staff.call(care.addCare, {
    params: { id },
    body: { kind, title, done_at: app.now().toISOString(), ...more } as never,
  });

const needsOf = async (id: string) =>
  (await staff.call(endpoints.listNeedsOfPet, { params: { id } })).body as endpoints.PetNeed[];

describe('rules of what must be true of a pet', () => {
  it('B11.03 begin as a proposal that is off; they are saved as a whole, and the second of two who save hears of the first', async () => {
    const first = (await staff.call(endpoints.getCareRules)).body;
    expect(first).toEqual({
      version: 0,
      rules: firstCareRules,
      blocked: { showing: 0, booking: 0, leaving: 0 },
    });
    const bodies = (['exam', 'neutered'] as const).map((need) => ({
      rules: [on(need, 'leaving')],
      expected_version: 0,
    }));
    const answers = await Promise.all(
      bodies.map((body) => staff.call(endpoints.saveCareRules, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [late] = answers.filter(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'CONFLICT', current: { version: 1 } });
    expect((await save([])).body).toMatchObject({ version: 2, rules: [] });
  });

  it('B11.03 refuses what is no rule, each with its reason; volunteers read, and do not change', async () => {
    const refusals = [
      [[{ ...on('exam'), blocks: [] }], 'Please say what it blocks: showing, booking or leaving.'],
      [[{ ...on('exam'), blocks: ['barking'] }], 'Please say what it blocks'],
      [[on('exam', 'showing', 'showing')], 'Please name each once.'],
      [[{ ...on('exam', 'showing'), need: 'magic' }], 'Please choose what must be true of a pet.'],
      [[on('exam', 'showing'), on('exam', 'leaving')], 'Please have one rule for each thing'],
      [
        careNeeds.flatMap((need) => [on(need, 'showing'), on(need, 'showing')]).slice(0, 11),
        'At most 10 rules.',
      ],
      [[on('plan:019ab000-0000-7000-8000-000000000001', 'showing')], 'plans was deleted'],
    ] as const;
    for (const [rules, message] of refusals) {
      const { status, body } = await save(rules as never);
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(message)]);
    }
    const volunteer = await app.signIn('volunteer');
    expect((await save([], volunteer)).status).toBe(403);
  });

  it('B11.03 hold a pet out of the public lists, at once, until the care is done, undone or the rule is off', async () => {
    const [luna, milo] = [
      await app.buildPet({ name: 'Luna' }),
      await app.buildPet({ name: 'Milo' }),
    ];
    expect(await listed()).toEqual(['Luna', 'Milo']);
    expect((await save([on('exam', 'showing')])).body).toMatchObject({ blocked: { showing: 2 } });
    expect(await listed()).toEqual([]);
    expect((await app.visitor().call(getPet, { params: { id: luna.id } })).status).toBe(404);

    const { body: exam } = await done(luna.id, 'exam', 'Exam');
    expect(await listed()).toEqual(['Luna']);
    await staff.call(care.undoCare, { body: { ids: [exam.id] } });
    expect(await listed()).toEqual([]);

    await save([{ ...on('exam', 'showing'), is_on: false }]);
    expect(await listed()).toEqual(['Luna', 'Milo']);
    const { body: history } = await staff.call(listHistory, { query: { pet_id: milo.id } });
    expect((history as { changes: unknown }[]).slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ field: 'is_listed', values: { before: false, after: true } }],
      [{ field: 'is_listed', values: { before: true, after: false } }],
    ]);

    // What staff hide stays hidden when the block ends, also when it was blocked already.
    await save([on('exam', 'showing')]);
    const hide = { params: { id: milo.id }, body: { is_listed: false } };
    expect((await staff.call(stays.setPetListed, hide)).status).toBe(200);
    await save([]);
    expect(await listed()).toEqual(['Luna']);

    // A shelter that does not use care has no blocks.
    await save([on('exam', 'showing')]);
    expect(await listed()).toEqual([]);
    await setCareParts(app.database, FIRST_SHELTER, { parts: ['places'], now: app.now() });
    app.dependencies.petChanges.publish();
    expect(await listed()).toEqual(['Luna']);
  });

  it('B11.03 do not bring back a pet that died while it was blocked', async () => {
    const pet = await app.buildPet({ name: 'Luna' });
    await save([on('exam', 'showing')]);
    const dead = { params: { id: pet.id }, body: { outcome: 'died' as const } };
    expect((await staff.call(stays.recordOutcome, dead)).status).toBe(200);
    expect(await petRow(pet.id)).toMatchObject({ careBlocks: [], isListed: false });
    await staff.call(stays.undoOutcome, { params: { id: pet.id } });
    await done(pet.id, 'exam', 'Exam');
    expect(await listed()).toEqual(['Luna']);
  });

  it('B11.03 follow every way in which a need is met, as the contract says it', async () => {
    const { body: plan } = await staff.call(addCarePlan, {
      body: buildPlan({ name: 'Nails', species: 'Dog' }),
    });
    const needs = [...careNeeds, `plan:${plan.id}`] as const;
    await save(needs.map((need) => on(need as CareRule['need'], 'leaving')));
    const pet = await app.buildPet({ name: 'Luna', species: 'Dog' });
    const cat = await app.buildPet({ name: 'Tom', species: 'Cat' });
    const open = async (id = pet.id) => {
      const asked = await needsOf(id);
      const blocked = asked.filter(({ blocks }) => blocks.length > 0).map(({ need }) => need);
      // The database blocks what the contract says.
      expect((await petRow(id))?.careBlocks.map(({ need }) => need)).toEqual(blocked);
      for (const each of asked) expect(each.blocks.length === 0).toBe(each.is_met === true);
      return blocked;
    };
    const unmet = ['exam', 'neutered', 'microchip', 'rabies', 'core', `plan:${plan.id}`];
    expect(await open()).toEqual(unmet);
    expect(await open(cat.id)).toEqual(unmet.slice(0, -1));
    // As the page titles them for who reads Spanish.
    await done(cat.id, 'vaccination', 'Rabia');
    expect(await open(cat.id)).not.toContain('rabies');
    const ofPlan = (await needsOf(pet.id)).at(-1);
    expect(ofPlan).toMatchObject({ name: 'Nails', is_met: false, care: { kind: 'other' } });
    await staff.call(care.doCare, { body: { ids: [ofPlan?.care?.item_id ?? ''] } });
    await done(pet.id, 'exam', 'First look');
    await done(pet.id, 'neutering', 'Spay');
    await done(pet.id, 'vaccination', 'Yearly', { product: 'Imrab Rabies' });
    expect(await open()).toEqual(['microchip', 'core']);
    await done(pet.id, 'vaccination', 'DA2PP');
    await app.database
      .update(pets)
      .set({ microchip: '900000000000001' })
      .where(eq(pets.id, pet.id));
    expect(await open()).toEqual([]);
    const course = { product: 'Doxy', starts_on: '2026-11-20', ends_on: '2026-11-20' };
    await staff.call(addCourse, { params: { id: pet.id }, body: { ...course, times_a_day: 1 } });
    expect(await open()).toEqual(['medicine']);
    await staff.call(deleteCarePlan, { params: { id: plan.id } });
    expect((await needsOf(pet.id)).map(({ need }) => need)).not.toContain(`plan:${plan.id}`);
  });

  it('B11.02 B11.03 know vaccines by what people call them, in English and Spanish', async () => {
    const planOf = async (species: 'Dog' | 'Cat', name: string) =>
      (
        await staff.call(addCarePlan, {
          body: buildPlan({ name, species, kind: 'vaccination', interval_days: 365 }),
        })
      ).body.id as string;
    const plans = {
      dapp: await planOf('Dog', 'DAPP'),
      fvrcp: await planOf('Cat', 'FVRCP'),
      bordetella: await planOf('Dog', 'Bordetella, by the nose'),
      rabies: await planOf('Dog', 'Rabies'),
    };
    const own = { Dog: ['core', 'dapp', 'bordetella', 'rabies'], Cat: ['core', 'fvrcp'] };
    const needs = new Map([
      ['core', 'core'],
      ...Object.entries(plans).map(([name, id]): [string, string] => [name, `plan:${id}`]),
    ]);
    await save([...needs.values()].map((need) => on(need, 'leaving')));
    const cases = [
      ['Dog', 'Antirrábica', ['rabies']],
      ['Dog', 'Rabia', ['rabies']],
      ['Dog', 'vacuna antirrabica', ['rabies']],
      ['Dog', 'Múltiple', ['core', 'dapp']],
      ['Dog', 'MÚLTIPLE canina', ['core', 'dapp']],
      ['Dog', 'DHPP', ['core', 'dapp']],
      ['Dog', 'DA2PP', ['core', 'dapp']],
      ['Dog', 'Moquillo', ['core', 'dapp']],
      ['Dog', 'DHPP + Rabies', ['core', 'dapp', 'rabies']],
      ['Dog', 'Bordetella', ['bordetella']],
      ['Dog', 'Tos de las perreras', ['bordetella']],
      ['Dog', 'Leptospirosis', []],
      ['Cat', 'Triple felina', ['core', 'fvrcp']],
      ['Cat', 'FVRCP', ['core', 'fvrcp']],
    ] as const;
    for (const [species, title, expected] of cases) {
      const pet = await app.buildPet({ species });
      await done(pet.id, 'vaccination', title);
      const asked = await needsOf(pet.id);
      const isMet = (name: string) =>
        asked.find(({ need }) => need === needs.get(name))?.is_met === true;
      expect([title, own[species].filter(isMet)]).toEqual([title, expected]);
      const open = own[species].filter((name) => !isMet(name)).map((name) => needs.get(name));
      const blocked = (await petRow(pet.id))?.careBlocks.map(({ need }) => need);
      expect(new Set(blocked)).toEqual(new Set(open));
      const { body } = await staff.call(care.getCareOfPet, { params: { id: pet.id } });
      const due = (body as care.PetCare).due.filter(({ due_on }) => due_on === '2026-11-20');
      expect(new Set(due.map(({ plan_id }) => `plan:${plan_id}`))).toEqual(
        new Set(open.filter((need) => need !== 'core')),
      );
    }
  });

  it('B11.02 a booster with a plan of its own is not given with the first dose', async () => {
    const of = (name: string) =>
      staff.call(addCarePlan, {
        body: buildPlan({ name, kind: 'vaccination', interval_days: null, times: 1 }),
      });
    const [first, booster] = [(await of('Rabies')).body, (await of('Rabies booster')).body];
    const pet = await app.buildPet();
    const due = async () => {
      const { body } = await staff.call(care.getCareOfPet, { params: { id: pet.id } });
      return (body as care.PetCare).due.map(({ plan_id }) => plan_id);
    };
    expect(new Set(await due())).toEqual(new Set([first.id, booster.id]));
    const { items } = (await staff.call(care.listCareDue)).body as care.CareRound;
    const ids = items.filter(({ plan_id }) => plan_id === first.id).map(({ id }) => id);
    await staff.call(care.doCare, { body: { ids } });
    expect(await due()).toEqual([booster.id]);
  });

  it('B11.03 end with the day: a hold blocks until its last day is over, and the public list follows', async () => {
    const body = {
      ...{ intake: 'stray', species: 'Dog', size: 'Small', age_months: 30 },
      ...{ hold_until: '2026-11-20', pets: [{ name: 'Rex', sex: 'Male' }] },
    } as const;
    const { body: taken } = await staff.call(stays.createIntake, { body });
    const id = taken[0]?.id ?? '';
    await save([on('hold', 'showing')]);
    await staff.call(stays.setPetListed, { params: { id }, body: { is_listed: true } });
    expect(await listed()).toEqual([]);
    app.advance(24 * 60 * 60);
    await applyRulesOfNewDay(app.dependencies).run();
    expect(await listed()).toEqual(['Rex']);
  });

  it('B11.03 B10.01 read the tables by index for each new pet, however few there were at first', async () => {
    await save([on('exam', 'leaving')]);
    const [first] = [await app.buildPet({ name: 'Luna' })];
    await app.database.transaction(async (tx) => {
      // The planner favours whole tables, as it does while they are small.
      await tx.execute(sql`DISCARD PLANS`);
      await tx.execute(sql`SELECT set_config(name, 'off', true) FROM pg_settings
        WHERE name IN ('enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan')`);
      const now = app.now();
      const rows = Array.from({ length: 50 }, () => ({ ...first, id: newId(), updatedAt: now }));
      await insertPets(tx, rows);
      const { rows: read } = await tx.execute(sql`
        SELECT relname, seq_scan::integer FROM pg_stat_xact_user_tables
        WHERE relname IN ('pets', 'stays', 'care_items', 'care_rules') AND seq_scan > 10`);
      expect(read).toEqual([]);
    });
    expect((await staff.call(endpoints.listBlockedPets)).body).toHaveLength(51);
    // They are blocked before they are stored, and not changed after it.
    const { rows: versions } = await app.database.execute(sql`SELECT DISTINCT version FROM pets`);
    expect(versions).toEqual([{ version: 1 }]);
  });

  it('B11.03 R7.02 refuse requests of adopters kindly; staff see why, and adopters nothing medical', async () => {
    const pet = await app.buildPet({ name: 'Luna' });
    await save([on('rabies', 'booking'), on('neutered', 'leaving')]);
    const shown = (await app.visitor().call(getPet, { params: { id: pet.id } })).body;
    expect(shown).toMatchObject({
      is_not_ready_for_visits: true,
      is_neutered_before_leaving: true,
    });
    expect(shown).not.toHaveProperty('care_blocks');
    expect(JSON.stringify(shown)).not.toMatch(/rabies/i);
    expect((await staff.call(endpoints.listBlockedPets)).body).toEqual([
      {
        pet_id: pet.id,
        blocks: [
          { need: 'rabies', name: null, blocks: ['booking'] },
          { need: 'neutered', name: null, blocks: ['leaving'] },
        ],
      },
    ]);
    const adopter = await app.signIn();
    const wish = {
      params: { petId: pet.id },
      body: { requested_at: '2026-11-24T16:00:00.000Z' } as never,
    };
    const refused = await adopter.call(requestVisit, wish);
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'Luna is still being cared for and cannot have visitors yet. Please look again in a few days.',
    ]);
    await done(pet.id, 'vaccination', 'Rabies');
    expect((await adopter.call(requestVisit, wish)).status).toBe(201);
  });
});

describe('leaving', () => {
  async function buildCase() {
    const adopter = await app.signIn();
    const pet = await app.buildPet({ name: 'Luna' });
    const { id } = await app.buildAdoption({
      petIds: [pet.id],
      userId: adopter.user.id,
      stage: 'approved',
    });
    const close = (client: Client, more: object = {}) =>
      client.call(adoptions.moveAdoption, {
        params: { id },
        body: { action: 'complete', ...more } as never,
      });
    return { adopter, pet, id, close };
  }

  it('B11.03 an adoption is not closed while something is missing, which is named; a manager closes it with a reason that history keeps', async () => {
    const { pet, id, close } = await buildCase();
    await save([on('neutered', 'leaving'), on('rabies', 'leaving')]);
    const open = (await staff.call(adoptions.getAdoption, { params: { id } })).body;
    expect(open.missing_before_leaving).toContain(
      'Luna (Spaying or neutering, Rabies vaccination)',
    );
    const refused = await close(staff);
    expect(refused.body).toMatchObject({ code: 'PET_NOT_READY' });
    expect(refused.body.detail).toContain('Luna (Spaying or neutering, Rabies vaccination)');
    expect((await close(staff, { despite: 'Appointment is booked' })).status).toBe(403);
    expect((await close(manager)).status).toBe(409);
    const closed = await close(manager, { despite: 'Appointment is booked' });
    expect(closed.body).toMatchObject({ stage: 'adopted', missing_before_leaving: null });
    const history = await manager.call(listHistory, { query: { pet_id: pet.id } });
    expect(JSON.stringify(history.body)).toContain('Appointment is booked');
    expect(await petRow(pet.id)).toMatchObject({ status: 'Adopted', careBlocks: [] });
  });

  it('B11.03 R4.12 "Adopted" by form succeeds although something is missing', async () => {
    const { pet } = await buildCase();
    await save([on('neutered', 'leaving')]);
    const answer = await staff.call(updatePet, {
      params: { id: pet.id },
      body: { status: 'Adopted' } as never,
    });
    expect([answer.status, answer.body.status]).toEqual([200, 'Adopted']);
  });

  it('B11.03 the adopter gets the health record as it was on the day of leaving, nobody else does, and nothing internal is in it', async () => {
    const { adopter, pet, id, close } = await buildCase();
    await done(pet.id, 'vaccination', 'DAPP', {
      ...{ product: 'Vanguard', lot: 'L-7', dose: '1 ml', note: 'bit the vet', cost_cents: 1234 },
    });
    await staff.call(care.addWeight, { params: { id: pet.id }, body: { weight: '4.2 kg' } });
    await done(pet.id, 'other', 'Behaviour assessment');
    await staff.call(care.addCare, {
      params: { id: pet.id },
      body: { kind: 'vaccination', title: 'Rabies', due_on: '2026-12-01' },
    });
    const course = { product: 'Doxy', starts_on: '2026-11-19', ends_on: '2026-11-22' };
    await staff.call(addCourse, { params: { id: pet.id }, body: { ...course, times_a_day: 2 } });

    const read = (client: Client) => client.call(getOwnHealthRecords, { params: { id } });
    expect((await read(adopter)).status).toBe(404);
    const live = (await staff.call(getHealthRecord, { params: { id: pet.id } })).body;
    expect(live).toMatchObject({
      pet: { name: 'Luna' },
      done: [
        {
          ...{ kind: 'vaccination', title: 'DAPP', product: 'Vanguard', lot: 'L-7', dose: '1 ml' },
          ...{ done_on: '2026-11-20', by: live.shelter_name },
        },
      ],
      weights: [{ grams: 4200, measured_on: '2026-11-20' }],
      medicines: [{ product: 'Doxy', times_a_day: 2, ends_on: '2026-11-22', left: 6 }],
      next: [{ title: 'Rabies', due_on: '2026-12-01' }],
    });
    expect(JSON.stringify(live)).not.toMatch(/bit the vet|1234|Behaviour/);

    expect((await close(staff)).status).toBe(200);
    expect((await read(adopter)).body).toEqual([live]);
    expect((await read(await app.signIn())).status).toBe(404);
    const own = (await adopter.call(adoptions.listOwnAdoptions)).body;
    expect(own).toMatchObject([{ id, has_health_records: true }]);
    const paper = await adopter.request(`/api/adoptions/${id}/care-sheet`);
    expect([paper.status, getOwnCareSheet.path]).toEqual([200, '/adoptions/:id/care-sheet']);

    // What the adopter got stays; after a mistake there is none, and the next closing makes another.
    app.advance(60);
    await app.database.update(pets).set({ name: 'Luna II' }).where(eq(pets.id, pet.id));
    expect((await read(adopter)).body).toEqual([live]);
    await staff.call(adoptions.moveAdoption, { params: { id }, body: { action: 'undo' } });
    expect((await read(adopter)).status).toBe(404);
    await done(pet.id, 'neutering', 'Spay');
    expect((await close(staff)).status).toBe(200);
    expect((await read(adopter)).body).toMatchObject([
      { pet: { name: 'Luna II' }, done: [{ title: 'Spay' }, { title: 'DAPP' }] },
    ]);
  });

  it('B11.03 what a test has shown stands in the record with its note, is taken back with it, and stays as it was on the day of leaving', async () => {
    const { adopter, pet, id, close } = await buildCase();
    const add = async (kind: 'test' | 'exam', title: string) => {
      const body = { kind, title, due_on: '2026-11-20' };
      return (await staff.call(care.addCare, { params: { id: pet.id }, body })).body.id as string;
    };
    const tick = async (ids: string[], more: object = { result: 'negative' }) =>
      (await staff.call(care.doCare, { body: { ids, ...more } })).body;
    const record = async () =>
      (await staff.call(getHealthRecord, { params: { id: pet.id } })).body as HealthRecord;
    const [fiv, exam] = [await add('test', 'FIV'), await add('exam', 'First look')];
    expect(await tick([fiv, exam])).toMatchObject({
      items: [{ id: fiv, result: 'negative', result_note: null }],
      refused: [{ id: exam, reason: 'not_a_test' }],
    });
    expect((await tick([exam], { result_note: 'Faint' })).errors[0].field).toBe('result');
    for (const wrong of [{ result: 'maybe' }, { result: null }]) {
      expect((await tick([exam], wrong)).code).toBe('VALIDATION_FAILED');
    }
    await staff.call(care.undoCare, { body: { ids: [fiv] } });
    expect((await record()).done).toEqual([]);
    const said = { result: 'positive', result_note: 'Faint line', note: 'Paid twice' };
    expect(await tick([fiv], { ...said, at: app.now().toISOString() })).toMatchObject({
      items: [said],
    });
    expect((await done(pet.id, 'test', 'Heartworm', { result: 'unclear' })).status).toBe(201);
    const { body: later } = await done(pet.id, 'test', 'FeLV', { awaits_result: true });
    expect((await done(pet.id, 'exam', 'Exam', { result: 'unclear' })).status).toBe(422);
    const shown = await record();
    expect(shown.done).toMatchObject([
      { title: 'FeLV', result: null, awaits_result: true },
      { title: 'Heartworm', result: 'unclear', result_note: null },
      { title: 'FIV', result: 'positive', result_note: 'Faint line' },
    ]);
    expect(JSON.stringify(shown)).not.toContain('Paid twice');
    expect(JSON.stringify(healthRecordBlocks(shown))).toContain('FIV: Positive, Faint line, by ');
    await tick([exam], {});
    expect((await close(staff)).status).toBe(200);
    await app.database.update(careItems).set({ result: 'negative' }).where(eq(careItems.id, fiv));
    const kept = async () =>
      (await adopter.call(getOwnHealthRecords, { params: { id } })).body[0].done;
    expect((await kept()).at(-1)).toMatchObject({ title: 'FIV', result: 'positive' });
    expect((await kept()).find(({ id }: CareItem) => id === later.id)).toMatchObject({
      ...{ title: 'FeLV', awaits_result: true },
    });
    await staff.call(care.writeResults, { body: { ids: [later.id], result: 'negative' } });
    expect((await kept()).find(({ id }: CareItem) => id === later.id)).toMatchObject({
      ...{ title: 'FeLV', result: 'negative', awaits_result: false },
    });
  });
});
