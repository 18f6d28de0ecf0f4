import type { Import } from '@pawmatch/contract/import/import';
import { emptyReading } from '@pawmatch/contract/import/import-reading';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { stubUploads } from '../../../testing/stub-uploads.ts';
import { AdminImportPage } from './AdminImportPage.tsx';

const ID = '0193a1b2-0000-7000-8000-000000000001';
const PATH = `/admin/data/import?id=${ID}`;

const mapping: Import = {
  ...{ id: ID, file_name: 'animals.csv', file_size: 4_000, file_modified: 0, received: 4_000 },
  ...{ state: 'mapping', problem: null, row_count: null, finished_at: null, undo_until: null },
  ...{ created_by: 'Ada', created_at: '2026-03-04T15:00:00.000Z', cancelled_visits: 0 },
  photos: { waiting: 0, stored: 0, failed: 0, hosts: [] },
  photo_archive: null,
  counts: {
    added: 0,
    updated: 0,
    unchanged: 0,
    conflict: 0,
    deleted: 0,
    rejected: 0,
  },
  possible_duplicates: 0,
  undo_counts: { undone: 0, stays: 0 },
  columns: [
    { name: 'No', examples: ['7'], words: ['7'] },
    { name: 'Called', examples: ['Rex', 'Bo'], words: ['rex', 'bo'] },
  ],
  layouts: [{ name: 'shelterluv', label: "Shelterluv's export" }],
  reading: emptyReading('shelterluv'),
  is_remembered: false,
};

const open = () => renderPage(<AdminImportPage />, { status: 'admin', path: PATH });

describe('AdminImportPage', () => {
  it('B10.01 says that an age which nobody knows refuses its rows, unless there is a date of birth', async () => {
    stubApi({
      [`GET /admin/imports/${ID}`]: () => ({
        ...mapping,
        layouts: [],
        columns: [
          { name: 'How old', examples: ['12+'], words: ['12+'] },
          { name: 'DOB', examples: ['2021'], words: ['2021'] },
        ],
        reading: { ...emptyReading('own'), columns: { age: 'How old' } },
      }),
    });
    const user = userEvent.setup();
    open();
    expect(await screen.findByDisplayValue('Refuse these rows')).toBe(
      screen.getByLabelText('“12+”'),
    );
    await user.selectOptions(screen.getByLabelText('Date of birth'), 'DOB');
    expect(screen.getByDisplayValue('Nothing we know')).toBe(screen.getByLabelText('“12+”'));
  });

  it('B10.01 thinks whose export it is, and is told otherwise; no column is used twice', async () => {
    const calls = stubApi({
      [`GET /admin/imports/${ID}`]: () => mapping,
      [`POST /admin/imports/${ID}/rehearsal`]: () => ({ ...mapping, state: 'rehearsing' }),
    });
    const user = userEvent.setup();
    open();
    expect(await screen.findByLabelText("We think this is Shelterluv's export.")).toHaveProperty(
      'checked',
      true,
    );
    screen.getByText(/^This file has no column for the size/);
    await user.click(screen.getByLabelText(/^Something else/));
    await user.selectOptions(screen.getByLabelText(/^Name/), 'Called');
    await user.selectOptions(screen.getByLabelText('Description'), 'Called');
    expect(screen.getAllByText('For example Rex · Bo')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Check the Rows' }));
    const problems = within(await screen.findByRole('alert'));
    problems.getByText('The column “Called” is Name already.');
    problems.getByText('Please choose a column for Species, or one value for all pets.');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(screen.getByLabelText(/^We think/));
    await user.click(screen.getByRole('button', { name: 'Check the Rows' }));
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow'), 'while nobody knows').toBe(null);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(emptyReading('shelterluv'));
  });

  it('B10.01 shows how far it is, and what was undone and what stays', async () => {
    const running: Import = {
      ...{ ...mapping, state: 'running', row_count: 8 },
      counts: { ...mapping.counts, added: 2 },
    };
    let job = running;
    stubApi({
      [`GET /admin/imports/${ID}`]: () => job,
      [`POST /admin/imports/${ID}/stop`]: () => {
        job = {
          ...{ ...running, state: 'undone' },
          undo_counts: { undone: 1, stays: 1 },
        };
        return job;
      },
      [`GET /admin/imports/${ID}/rows`]: () => ({ rows: [], total: 0 }),
      'GET /admin/imports': () => [],
    });
    const user = userEvent.setup();
    open();
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('2 of 8 rows');
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText(/1 animal: not undone, because of what somebody has done since/);
    await screen.findByText('There are no such rows.');
  });

  it('B10.01 leads from what was imported to the pets', async () => {
    const row = { line: 2, row_id: '1', name: 'Rex', outcome: 'added', changes: [], reasons: [] };
    const rows = [
      { ...row, pet_id: ID, undo: null },
      { ...row, line: 3, name: 'Bella', outcome: 'rejected', pet_id: null, undo: null },
    ];
    stubApi({
      [`GET /admin/imports/${ID}`]: () => ({
        ...{ ...mapping, state: 'done', row_count: 2 },
        undo_until: '2026-12-01T12:00:00.000Z',
      }),
      [`GET /admin/imports/${ID}/rows`]: () => ({ rows, total: 2 }),
      'GET /admin/imports': () => [],
    });
    open();
    const pet = await screen.findByRole('link', { name: 'Rex' });
    expect(pet.getAttribute('href')).toBe(`/admin/pets/${ID}`);
    expect(screen.queryByRole('link', { name: 'Bella' })).toBeNull();
    screen.getByRole('link', { name: 'See the Pets' });
  });

  it('B10.01 names the servers of photos, fetches them when told to, and says what failed', async () => {
    const done: Import = {
      ...{ ...mapping, state: 'done', row_count: 8 },
      photos: { waiting: 3, stored: 0, failed: 0, hosts: ['photos.example'] },
    };
    let job = done;
    stubApi({
      [`GET /admin/imports/${ID}`]: () => job,
      [`POST /admin/imports/${ID}/photos`]: () => {
        job = { ...done, photos: { waiting: 1, stored: 2, failed: 1, hosts: ['photos.example'] } };
        return { ...job, state: 'fetching' };
      },
      [`GET /admin/imports/${ID}/rows`]: () => ({ rows: [], total: 0 }),
      'GET /admin/imports': () => [],
    });
    const user = userEvent.setup();
    open();
    await screen.findByText(/addresses of photos at photos\.example\./);
    await user.click(screen.getByRole('button', { name: 'Get 3 Photos from Their Addresses' }));
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('3 of 3 photos');
    await screen.findByText('2 photos were added.', {}, { timeout: 3_000 });
    screen.getByText('1 photo could not be added. The rows below say why.');
    screen.getByRole('button', { name: 'Get 1 Photo from Its Address' });
  });

  it('B10.01 takes a zip file of photos beside the file, and says which have an animal', async () => {
    const checked: Import = {
      ...{ ...mapping, state: 'rehearsed', row_count: 8 },
      counts: { ...mapping.counts, added: 8 },
    };
    const announced = { file_name: 'photos.zip', file_size: 4, file_modified: 0, received: 0 };
    const nothing = { problem: null, waiting: 0, stored: 0, failed: 0, unmatched: 0, listed: [] };
    let job = checked;
    stubUploads();
    const calls = stubApi({
      [`GET /admin/imports/${ID}`]: () => job,
      [`POST /admin/imports/${ID}/photo-archive`]: () => {
        job = { ...checked, photo_archive: { ...announced, ...nothing } };
        return job;
      },
      [`PUT /admin/imports/${ID}/photo-archive/pieces/0`]: () => {
        const listed = [
          { path: 'Nobody.jpg', reason: 'no animal of the file has this id or name.' },
        ];
        const found = { waiting: 5, unmatched: 1, listed };
        job = { ...checked, photo_archive: { ...announced, ...nothing, received: 4, ...found } };
        return job;
      },
      [`GET /admin/imports/${ID}/rows`]: () => ({ rows: [], total: 0 }),
      'GET /admin/imports': () => [],
    });
    const user = userEvent.setup({ applyAccept: false });
    open();
    const input = await screen.findByLabelText('Zip file of photos');
    await user.upload(input, new File(['text'], 'photos.rar'));
    await screen.findByText('photos.rar is no zip file.');
    await user.upload(input, new File(['text'], 'photos.zip'));
    await screen.findByText('5 photos have their animal. The rows below name them.');
    screen.getByText('1 file has no animal');
    screen.getByText('Nobody.jpg: no animal of the file has this id or name.');
    screen.getByRole('button', { name: 'Import 8 animals, 5 photos' });
    expect(calls.map(({ method }) => method).filter((each) => each !== 'GET')).toEqual([
      'POST',
      'PUT',
    ]);
  });
});
