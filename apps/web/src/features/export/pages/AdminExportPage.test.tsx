import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { Toasts } from '../../../testing/Toasts.tsx';
import { ListDownload } from '../components/ListDownload.tsx';
import { AdminExportPage } from './AdminExportPage.tsx';

const followed: string[] = [];
beforeEach(() => {
  followed.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.getAttribute('href') ?? '');
  });
});

const url = '/api/exports?token=secret';
const bodyOf = (calls: ReturnType<typeof stubApi>) =>
  calls.find(({ path }) => path === '/admin/exports')?.body;

it('B10.03 everything leaves with what is chosen, and the browser saves the file', async () => {
  const calls = stubApi({ 'POST /admin/exports': () => ({ url }) });
  renderPage(
    <>
      <AdminExportPage />
      <Toasts />
    </>,
    { status: 'admin' },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Photos' }));
  screen.getByText('visits');
  await userEvent.click(screen.getByRole('checkbox', { name: /^People, visits/ }));
  expect(screen.queryByText('visits')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  await screen.findByText('The download has begun.');
  expect(bodyOf(calls)).toEqual({ what: 'everything', people: false, photos: false });
  expect(followed).toEqual([url]);
});

it('B10.03 a list leaves as it is filtered, and a refusal says why', async () => {
  let isBusy = true;
  const calls = stubApi({
    'POST /admin/exports': () => {
      if (isBusy) return problem(429, { code: 'EXPORTS_BUSY', detail: 'Others are running.' });
      return { url };
    },
  });
  const query = { q: 'rex', status: undefined, sort: 'name' };
  renderPage(
    <>
      <ListDownload what="pets" query={query} />
      <Toasts />
    </>,
    { status: 'admin' },
  );
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download list' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
  };
  await choose();
  await screen.findByText('The download did not begin.');
  expect(followed).toEqual([]);
  isBusy = false;
  await choose();
  await waitFor(() => expect(followed).toEqual([url]));
  expect(bodyOf(calls)).toEqual({ what: 'pets', format: 'csv', query: { q: 'rex', sort: 'name' } });
});
