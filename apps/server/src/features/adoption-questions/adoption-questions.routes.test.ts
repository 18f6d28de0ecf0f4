import { deleteOwnAccount, exportOwnAccount } from '@pawmatch/contract/account/account-endpoints';
import * as endpoints from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/server-processes.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { adoptions } from '../adoptions/adoptions.table.ts';
import { adoptionAnswers, adoptionQuestions } from './adoption-questions.tables.ts';

const app = await openTestApp();

const manager = await app.signIn('manager');
const staff = await app.signIn('staff');

const change = (version: number, questions: object[]) =>
  manager.call(endpoints.changeAdoptionQuestions, { body: { version, questions } as never });

const YES_NO = { text: 'Is there a garden?', kind: 'yes_no' };
const CHOICE = { text: 'Where will it sleep?', kind: 'choice', choices: ['Indoors', 'Outdoors'] };

beforeEach(async () => {
  await app.database.delete(adoptionAnswers);
  await app.database.delete(adoptionQuestions);
});

async function ask() {
  const { version, questions } = (await change(0, [YES_NO, CHOICE])).body;
  const adopter = await app.signIn();
  const adoption = await app.buildAdoption({ userId: adopter.user.id });
  const params = { id: adoption.id };
  const answer = (version: number, answers: [id: string, text: string][]) =>
    adopter.call(endpoints.answerAdoptionQuestions, {
      params,
      body: { version, answers: answers.map(([question_id, answer]) => ({ question_id, answer })) },
    });
  return { version, questions, adopter, adoption, params, answer };
}

it('S26 B9.05 an id twice keeps one question, and the other is new', async () => {
  const [{ id }] = (await change(0, [YES_NO])).body.questions;
  const { questions } = (
    await change(1, [
      { ...YES_NO, id },
      { ...CHOICE, id },
    ])
  ).body;
  expect(questions).toMatchObject([{ ...YES_NO, id }, CHOICE]);
  expect(questions[1].id).not.toBe(id);
});

describe('the questions in other languages', () => {
  const es = { text: '¿Dónde va a dormir?', choices: ['Adentro', 'Afuera'] };

  it('B5.02 B9.05 are asked with the same choices, and answered with the shelter’s own', async () => {
    const { status, body } = await change(0, [{ ...CHOICE, translations: { es } }]);
    expect(status).toBe(200);
    const [asked] = body.questions;
    expect(asked).toMatchObject({ ...CHOICE, language: 'en', translations: { es } });
    const adopter = await app.signIn();
    const adoption = await app.buildAdoption({ userId: adopter.user.id });
    const params = { id: adoption.id };
    const own = (await adopter.call(endpoints.getOwnAdoptionAnswers, { params })).body;
    expect(own.questions).toMatchObject([{ translations: { es }, answer: null }]);
    const answer = (text: string) =>
      adopter.call(endpoints.answerAdoptionQuestions, {
        params,
        body: { version: 1, answers: [{ question_id: asked.id, answer: text }] },
      });
    expect((await answer('Afuera')).status).toBe(422);
    expect((await answer('Outdoors')).body.questions).toMatchObject([{ answer: 'Outdoors' }]);

    // What was asked then stays, in its languages.
    await change(1, [{ ...CHOICE, id: asked.id }]);
    const then = (await staff.call(endpoints.getAdoptionAnswers, { params })).body;
    expect(then).toMatchObject({ version: 1, questions: [{ translations: { es } }] });
    const now = (await manager.call(endpoints.getAdoptionQuestions)).body;
    expect(now).toMatchObject({ version: 2, language: 'en', questions: [{ translations: {} }] });
  });

  it('B5.02 B9.05 are refused where choices are missing or the text is wrong', async () => {
    const refused = async (translation: object, question: object = CHOICE) => {
      const wrong = { ...question, translations: { es: translation } };
      const { status, body } = await change(0, [wrong]);
      return [status, body.errors?.[0].field.replace('questions.0.translations.es.', '')];
    };
    expect(await refused({ ...es, choices: ['Adentro'] })).toEqual([422, 'choices']);
    expect(await refused({ ...es, choices: ['Igual', 'Igual'] })).toEqual([422, 'choices']);
    expect(await refused({ ...es, text: '' })).toEqual([422, 'text']);
    expect(await refused({ ...es, text: 'x'.repeat(201) }, YES_NO)).toEqual([422, 'text']);
    const { body } = await change(0, [{ ...YES_NO, translations: { es } }]);
    expect(body.questions[0].translations).toEqual({ es: { ...es, choices: [] } });
  });

  it('B5.02 of before have none, and are in English', async () => {
    const { body } = await change(0, [YES_NO]);
    await app.database.execute(
      sql`UPDATE adoption_questions SET questions = ${JSON.stringify([{ id: body.questions[0].id, ...YES_NO, choices: [] }])}::jsonb`,
    );
    const { questions } = (await manager.call(endpoints.getAdoptionQuestions)).body;
    expect(questions).toMatchObject([{ language: 'en', translations: {} }]);
  });
});

describe('the questions of a shelter', () => {
  it('B9.05 are up to ten, of three kinds, and changed only from what was seen', async () => {
    expect((await manager.call(endpoints.getAdoptionQuestions)).body).toEqual({
      version: 0,
      language: 'en',
      questions: [],
    });
    const { body } = await change(0, [YES_NO, CHOICE, { text: ' Why? ', kind: 'text' }]);
    expect(body).toMatchObject({ version: 1, questions: [YES_NO, CHOICE, { text: 'Why?' }] });
    const late = await change(0, []);
    expect([late.status, late.body.current.version]).toEqual([409, 1]);
    const refused = [
      Array.from({ length: 11 }, () => YES_NO),
      [{ ...CHOICE, choices: ['One'] }],
      [{ ...CHOICE, choices: ['Same', 'Same'] }],
      [{ ...YES_NO, text: '' }],
    ];
    for (const questions of refused) expect((await change(1, questions)).status).toBe(422);
    const by = await staff.call(endpoints.changeAdoptionQuestions, {
      body: { version: 1, questions: [] },
    });
    expect(by.status).toBe(403);
  });

  it('B9.05 are answered by the adopter alone, and shown to staff with the questions of then', async () => {
    const { questions, params, answer, adopter } = await ask();
    const [garden, sleep] = questions;
    expect((await answer(1, [[sleep.id, 'On the moon']])).status).toBe(422);
    expect(
      (
        await answer(1, [
          [garden.id, 'yes'],
          [sleep.id, 'Indoors'],
        ])
      ).status,
    ).toBe(200);
    const show = async () => (await staff.call(endpoints.getAdoptionAnswers, { params })).body;
    expect((await show()).questions.map(({ answer }: { answer: string }) => answer)).toEqual([
      'yes',
      'Indoors',
    ]);
    const changed = [
      { id: garden.id, text: 'Is the garden fenced?', kind: 'yes_no' },
      { text: 'Why?', kind: 'text' },
    ];
    expect((await change(1, changed)).status).toBe(200);
    expect(await show()).toMatchObject({
      version: 1,
      questions: [{ text: 'Is there a garden?' }, {}],
    });
    const own = (await adopter.call(endpoints.getOwnAdoptionAnswers, { params })).body;
    expect(own).toMatchObject({ version: 2, questions: [{ answer: 'yes' }, { answer: null }] });
    expect((await answer(1, [])).status).toBe(409);
    const stranger = await app.signIn();
    const body = { version: 2, answers: [] };
    expect((await stranger.call(endpoints.getOwnAdoptionAnswers, { params })).status).toBe(404);
    const refused = await stranger.call(endpoints.answerAdoptionQuestions, { params, body });
    expect(refused.status).toBe(404);
    expect(
      (
        await app
          .signIn('volunteer')
          .then((they) => they.call(endpoints.getAdoptionAnswers, { params }))
      ).status,
    ).toBe(403);
  });

  it('B9.05 cannot be answered any more when it is decided', async () => {
    const { params, answer, adoption, adopter } = await ask();
    const end = { stage: 'declined', endedAt: app.now() } as const;
    await app.database.update(adoptions).set(end).where(eq(adoptions.id, adoption.id));
    expect((await answer(1, [])).body.code).toBe('ADOPTION_ACTION_REFUSED');
    expect((await adopter.call(endpoints.getOwnAdoptionAnswers, { params })).status).toBe(200);
  });

  it('B9.05 wait for a decision at the same moment, and are refused after it', async () => {
    const { answer, adoption } = await ask();
    const waiting = sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const [answered] = await app.database.transaction(async (tx) => {
      const end = { stage: 'declined', endedAt: app.now() } as const;
      await tx.update(adoptions).set(end).where(eq(adoptions.id, adoption.id));
      const call = answer(1, []);
      await until(async () => (await app.database.execute(waiting)).rowCount === 1);
      return [call] as const;
    });
    expect((await answered).body.code).toBe('ADOPTION_ACTION_REFUSED');
    expect(
      await app.database.$count(adoptionAnswers, eq(adoptionAnswers.adoptionId, adoption.id)),
    ).toBe(0);
  });

  it('B9.05 F10 leave their answers in the export, and none after the account', async () => {
    const { questions, answer, adopter } = await ask();
    await answer(1, [[questions[0].id, 'no']]);
    const exported = (await adopter.call(exportOwnAccount)).body.adoption_answers;
    expect(exported).toMatchObject([
      {
        answers: [
          { question: YES_NO.text, answer: 'no' },
          { question: CHOICE.text, answer: null },
        ],
      },
    ]);
    const body = { current_password: app.password };
    expect((await adopter.call(deleteOwnAccount, { body })).status).toBe(204);
    expect(await app.database.select().from(adoptionAnswers)).toEqual([]);
  });
});
