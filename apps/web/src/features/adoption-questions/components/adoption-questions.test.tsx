import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { AdoptionAnswers } from './AdoptionAnswers.tsx';
import { AdoptionQuestions } from './AdoptionQuestions.tsx';
import { QuestionsSettings } from './QuestionsSettings.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const inEnglish = { language: 'en', translations: {} };
const garden = { id, text: 'Is there a garden?', kind: 'yes_no', choices: [], ...inEnglish };
const sleep = {
  ...{ id: id.replace(/1$/, '2'), text: 'Where will it sleep?', kind: 'choice' },
  choices: ['Indoors', 'Outdoors'],
  ...inEnglish,
};

it('B9.05 managers write the shelter’s questions, and read at the field what is wrong', async () => {
  const errors = [{ field: 'questions.1.choices', message: 'Please give 2 to 8 choices.' }];
  let stored = { version: 1, language: 'en', questions: [garden as object] };
  const calls = stubApi({
    'GET /admin/adoption-questions': () => stored,
    'PUT /admin/adoption-questions': ({ body }) => {
      const { questions } = body as { questions: { choices: string[] }[] };
      if (questions[1]?.choices.length === 0) return problem(422, { errors });
      stored = { version: 2, language: 'en', questions: [garden, sleep] };
      return stored;
    },
  });
  renderPage(<QuestionsSettings />, { status: 'admin' });
  await screen.findByDisplayValue('Is there a garden?');
  await userEvent.click(screen.getByRole('button', { name: 'Add a Question' }));
  const [, text] = screen.getAllByRole('textbox', { name: 'Question' });
  await userEvent.type(text as HTMLElement, sleep.text);
  const [, kind] = screen.getAllByRole('combobox', { name: 'Answered by' });
  await userEvent.selectOptions(kind as HTMLElement, 'One of several choices');
  await userEvent.click(screen.getByRole('button', { name: 'Use These Questions' }));
  await screen.findByText('Please give 2 to 8 choices.');
  await userEvent.type(screen.getByRole('textbox', { name: /Choices/ }), 'Indoors\n\nOutdoors ');
  await userEvent.click(screen.getByRole('button', { name: 'Use These Questions' }));
  await expect.poll(() => stored.version).toBe(2);
  expect(calls.at(-1)?.body).toEqual({
    version: 1,
    questions: [
      { id, text: garden.text, kind: garden.kind, choices: [] },
      { text: sleep.text, kind: 'choice', choices: sleep.choices },
    ],
  });
});

it('B9.05 adopters answer on their adoption, one by one', async () => {
  const asked = {
    version: 2,
    questions: [
      { ...garden, answer: null },
      { ...sleep, answer: 'Outdoors' },
    ],
    answered_at: null,
  };
  const calls = stubApi({
    [`GET /adoptions/${id}/answers`]: () => asked,
    [`PUT /adoptions/${id}/answers`]: () => ({
      ...asked,
      questions: [
        { ...garden, answer: 'no' },
        { ...sleep, answer: 'Outdoors' },
      ],
    }),
  });
  renderPage(<AdoptionQuestions adoptionId={id} />, { status: 'adopter' });
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the Answers' }));
  await screen.findByText(/Your answers have been sent/);
  expect(calls.at(-1)?.body).toEqual({
    version: 2,
    answers: [
      { question_id: garden.id, answer: 'no' },
      { question_id: sleep.id, answer: 'Outdoors' },
    ],
  });
});

it('B9.05 staff read the answers with the questions of then', async () => {
  stubApi({
    [`GET /admin/adoptions/${id}/answers`]: () => ({
      version: 1,
      questions: [
        { ...garden, answer: 'yes' },
        { ...sleep, answer: null },
      ],
      answered_at: '2026-11-20T15:00:00.000Z',
    }),
  });
  renderPage(<AdoptionAnswers adoptionId={id} timeZone="UTC" />, { status: 'admin' });
  await screen.findByText('Answered on November 20, 2026.');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'No answer',
  ]);
});

const inSpanish = {
  ...{ ...sleep, text: '¿Dónde va a dormir?', choices: ['Adentro', 'Afuera'], language: 'es' },
};

it('B5.04 B9.05 adopters read a question in their language, and answer with the shelter’s choice', async () => {
  const words = { text: sleep.text, choices: sleep.choices };
  const translated = { ...inSpanish, translations: { en: words }, answer: null };
  const own = { ...inSpanish, id: garden.id, kind: 'text', choices: [], answer: null };
  const asked = { version: 2, questions: [translated, own], answered_at: null };
  const calls = stubApi({
    [`GET /adoptions/${id}/answers`]: () => asked,
    [`PUT /adoptions/${id}/answers`]: () => asked,
  });
  renderPage(<AdoptionQuestions adoptionId={id} />, { status: 'adopter' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Outdoors' }));
  expect(screen.getByText('Where will it sleep?').closest('[lang="es"]')).toBeNull();
  expect(screen.getByText('¿Dónde va a dormir?').getAttribute('lang')).toBe('es');
  await userEvent.click(screen.getByRole('button', { name: 'Send the Answers' }));
  await expect.poll(() => calls.length).toBeGreaterThan(1);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 2,
    answers: [{ question_id: sleep.id, answer: 'Afuera' }],
  });
});

it('B5.02 B5.04 managers write a question in another language below it', async () => {
  const stored = { version: 1, language: 'en', questions: [sleep] };
  const calls = stubApi({
    'GET /admin/adoption-questions': () => stored,
    'PUT /admin/adoption-questions': () => stored,
  });
  renderPage(<QuestionsSettings />, { status: 'admin' });
  await userEvent.click(await screen.findByText('In Spanish'));
  const text = await screen.findByLabelText<HTMLInputElement>('Question (Spanish)');
  expect(text.lang).toBe('es');
  await userEvent.type(text, '¿Dónde?');
  await userEvent.type(screen.getByLabelText(/^Choices.*\(Spanish\)/), 'Adentro\nAfuera');
  await userEvent.click(screen.getByRole('button', { name: 'Use These Questions' }));
  await expect.poll(() => calls.length).toBe(2);
  const es = { text: '¿Dónde?', choices: ['Adentro', 'Afuera'] };
  expect(calls[1]?.body).toMatchObject({ questions: [{ translations: { es } }] });
});
