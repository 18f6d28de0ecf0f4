import type { DiaryEntry, DiaryNote } from '@pawmatch/contract/internal-notes/diary-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Capabilities } from '../../../lib/use-can.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { DiaryCard } from './DiaryCard.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const kim = { id: '01990000-0000-7000-8000-00000000000a', name: 'Kim Lee' };
const vera = { id: '01990000-0000-7000-8000-00000000000b', name: 'Vera Kimball' };
const at = '2026-11-20T15:00:00.000Z';

const note: DiaryNote = {
  ...{ kind: 'note', id, at, by: 'Sam', version: 1, can_correct: true, can_take_back: true },
  current: { text: '@Kim Lee: <b>ate all</b>', by: 'Sam', at, mentions: [kim] },
  earlier: [],
};
const others: DiaryEntry[] = [
  {
    ...{ kind: 'care', id: vera.id, at, by: 'Sam', title: 'Weight', details: 'Scale' },
    grams: 4200,
  },
  { kind: 'move', id: kim.id, at: '2026-11-19T15:00:00.000Z', by: null, place: 'Kennel 3' },
];

function renderDiary(
  kind: 'pet' | 'person',
  answers: Parameters<typeof stubApi>[0] = {},
  { usesTasks = true } = {},
) {
  const of = kind === 'pet' ? `/admin/pets/${id}/diary` : `/admin/users/${id}/diary`;
  const calls = stubApi({
    [`GET ${of}`]: () => [note, ...others],
    'GET /admin/colleague-names': () => [
      { ...kim, role: 'staff' },
      { ...vera, role: 'volunteer' },
    ],
    [`POST ${of}`]: () => note,
    ...answers,
  });
  const card = <DiaryCard subject={{ kind, id }} timeZone="UTC" />;
  renderPage(
    usesTasks ? card : <Capabilities value={['pets.read', 'overview.read']}>{card}</Capabilities>,
    { status: 'admin' },
  );
  const sent = (method: string) => calls.find((call) => call.method === method)?.body;
  return { of, sent };
}

const newNote = () => screen.findByRole('textbox', { name: 'New note' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('B11.05 shows by day what was noted and done, with markup as text', async () => {
  renderDiary('pet');
  const day = await screen.findByRole('region', { name: 'November 20, 2026' });
  expect(day.textContent).toContain('@Kim Lee: <b>ate all</b>');
  expect(within(day).getByText('@Kim Lee').tagName).toBe('STRONG');
  expect(day.textContent).toContain('Weight: 9 lb 4 oz');
  const before = screen.getByRole('region', { name: 'November 19, 2026' });
  expect(before.textContent).toBe('November 19, 2026Moved to Kennel 33:00 PM');
});

it('B11.05 offers colleagues after an @, by the keys, and sends whom the text names', async () => {
  const { sent } = renderDiary('pet');
  const field = await newNote();
  await screen.findAllByRole('listitem');
  await userEvent.type(field, 'mail@ki');
  expect(offered()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Look, @ki');
  await waitFor(() => expect(offered()).toEqual(['Kim Lee', 'Vera Kimball']));
  await userEvent.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { name: 'Vera Kimball' });
  expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect((field as HTMLTextAreaElement).value).toBe('Look, @Kim Lee ');
  expect(offered()).toEqual([]);
  await userEvent.type(field, 'and @ver');
  await userEvent.click(await screen.findByRole('option', { name: 'Vera Kimball' }));
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Kim Lee and Vera Kimball get a task about it.')).toBeTruthy();
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(screen.getByText('Kim Lee gets a task about it.')).toBeTruthy();
  await userEvent.type(field, '@v{Escape}{Enter}');
  expect(offered()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  await waitFor(() =>
    expect(sent('POST')).toEqual({
      ...{ text: 'Look, @Kim Lee and @Vera Kimbal@v\n', mentions: [kim.id] },
    }),
  );
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
});

it('B11.05 offers on the page of a person only who may read it', async () => {
  renderDiary('person');
  await userEvent.type(await newNote(), '@');
  await waitFor(() => expect(offered()).toEqual(['Kim Lee']));
});

it('B11.05 says nothing of tasks where the shelter does not use them', async () => {
  renderDiary('pet', {}, { usesTasks: false });
  const field = await newNote();
  await userEvent.type(field, '@kim');
  await userEvent.click(await screen.findByRole('option', { name: 'Kim Lee' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Take back the note of/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(document.body.textContent).not.toContain('task');
});

it('B11.05 keeps what was refused in the field, with the reason', async () => {
  const detail = 'Vera Kimball may not read this record.';
  renderDiary('pet', {
    [`POST /admin/pets/${id}/diary`]: () => problem(422, { detail }),
  });
  const field = await newNote();
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  expect(await screen.findByText(/may not read this record/)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Hello');
});

it('B11.05 the author corrects a note, and sees what it says where it was corrected meanwhile', async () => {
  const now = { ...note, version: 2, current: { ...note.current, text: 'Ate half.' } };
  let isFirst = true;
  const versions: unknown[] = [];
  renderDiary('pet', {
    [`PUT /admin/pets/${id}/diary/${id}`]: ({ body }) => {
      versions.push((body as { expected_version: number }).expected_version);
      const answer = isFirst ? problem(409, { code: 'CONFLICT', current: now }) : now;
      isFirst = false;
      return answer;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the note of 3:00 PM' }));
  const field = screen.getByRole('textbox', { name: 'Corrected note' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the Correction' }));
  expect(await screen.findByText('Ate half.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the Correction' }));
  await waitFor(() => expect(versions).toEqual([1, 2]));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Corrected note' })).toBeNull());
});

it('B11.05 a note is taken back after a question', async () => {
  let isThere = true;
  renderDiary('person', {
    [`GET /admin/users/${id}/diary`]: () => (isThere ? [note] : []),
    [`DELETE /admin/users/${id}/diary/${id}`]: () => {
      isThere = false;
      return new Response(null, { status: 204 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Take back the note of/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Take this note back?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take Back' }));
  expect(await screen.findByText('Nothing is noted yet.')).toBeTruthy();
});
