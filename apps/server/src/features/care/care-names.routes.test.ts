import * as care from '@pawmatch/contract/care/care-endpoints';
import { careKindLabels, vaccinationTitles } from '@pawmatch/contract/care/care-kind-messages';
import * as plans from '@pawmatch/contract/care/care-plans-endpoints';
import * as rules from '@pawmatch/contract/care/care-rules-endpoints';
import { firstPlanNames, firstPlanSources } from '@pawmatch/contract/care/first-plan-messages';
import { getHealthRecord } from '@pawmatch/contract/care/health-record-endpoints';
import { listDiaryOfPet } from '@pawmatch/contract/internal-notes/diary-endpoints';
import { LANGUAGES } from '@pawmatch/contract/languages';
import { careNeedLabels } from '@pawmatch/contract/pets/care/care-need-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCareName, storedCareName } from '../../care-names.ts';
import { inLanguage } from '../../platform/language/language.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.useCareParts();
});
afterAll(() => app.close());

const es = { headers: { 'Accept-Language': 'es' } };

it.each(LANGUAGES)(
  'B5.02 B11.02 the names of care in %s are stored as the English ones',
  (language) => {
    for (const names of [
      careKindLabels,
      careNeedLabels,
      vaccinationTitles,
      firstPlanNames,
      firstPlanSources,
    ]) {
      for (const name of Object.values<string>(names)) {
        const read = inLanguage(language, () => readCareName(name));
        expect(inLanguage(language, () => storedCareName(read))).toBe(name);
      }
    }
  },
);

it('B5.02 B11.02 the first plans and their care are read in the language of each reader, until somebody renames them', async () => {
  const staff = await app.signIn('manager');
  await app.buildPet({ species: 'Dog' });
  const listPlans = async (language = {}) =>
    (await staff.call(plans.listCarePlans, language)).body as plans.CarePlan[];
  const spanish = (await listPlans(es)).find(
    ({ name, species }) => name === 'Rabia' && species === 'Dog',
  );
  expect(spanish?.source).toMatch(/: desde los 3 meses de edad/);
  const { id: planId, ...plan } = spanish as plans.CarePlan;
  const save = (changes: Partial<plans.CarePlan>) =>
    staff.call(plans.changeCarePlan, {
      ...{ params: { id: planId }, body: { ...plan, is_on: true, ...changes }, ...es },
    });
  await save({});
  const inEnglish = (await listPlans()).find((each) => each.id === planId);
  expect(inEnglish).toMatchObject({
    name: 'Rabies',
    source: /: from 3 months of age/,
    is_on: true,
  });

  const titles = async (language = {}) =>
    ((await staff.call(care.listCareDue, language)).body as care.CareRound).items.map(
      ({ title }) => title,
    );
  expect([await titles(), await titles(es)]).toEqual([['Rabies'], ['Rabia']]);

  const needs = [{ need: `plan:${planId}`, blocks: ['leaving' as const], is_on: true }];
  await staff.call(rules.saveCareRules, { body: { rules: needs, expected_version: 0 } });
  const blocked = (await staff.call(rules.listBlockedPets, es)).body;
  expect(blocked).toMatchObject([{ blocks: [{ name: 'Rabia' }] }]);

  await save({ name: 'Rabia anual' });
  expect([await titles(), await titles(es)]).toEqual([['Rabia anual'], ['Rabia anual']]);
});

it('B5.02 B11.03 care from a Spanish page is known to rules and English readers; a fall of weight, too', async () => {
  const staff = await app.signIn('manager');
  const { id } = await app.buildPet({ species: 'Cat' });
  const params = { id };
  const rabies = { kind: 'vaccination' as const, title: 'rabia', done_at: app.now().toISOString() };
  await staff.call(care.addCare, { params, body: rabies, ...es });
  for (const weight of ['5 kg', '4 kg']) {
    await staff.call(care.addWeight, { params, body: { weight }, ...es });
    app.advance(60);
  }
  const read = async (language = {}) => {
    const [{ body: ofPet }, { body: record }, { body: diary }] = [
      await staff.call(care.getCareOfPet, { params, ...language }),
      await staff.call(getHealthRecord, { params, ...language }),
      await staff.call(listDiaryOfPet, { params, ...language }),
    ];
    const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);
    return [titlesOf(ofPet.due), titlesOf(record.done), titlesOf(diary)];
  };
  expect(await read()).toEqual([
    ['Look at the weight, which fell by 20 %'],
    ['Rabies'],
    ['Weight', 'Weight', 'Rabies'],
  ]);
  expect(await read(es)).toEqual([
    ['Revisar el peso, que bajó un 20 %'],
    ['Rabia'],
    ['Peso', 'Peso', 'Rabia'],
  ]);
});
