import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { setValues, useListAddress } from './use-list-address.ts';

const parameters = { q: null, status: ['Available', 'Adopted'] } as const;

function List() {
  const { values, page, searchWith, searchOfPage, set } = useListAddress(parameters);
  return (
    <>
      <p>{JSON.stringify({ ...setValues(values), page })}</p>
      <Link to={searchOfPage(page + 1)}>Next</Link>
      <Link to={searchWith({ status: '' })}>Any status</Link>
      <button type="button" onClick={() => set({ q: 'a&b' })}>
        Search
      </button>
    </>
  );
}

const show = (query: string) => renderPage(<List />, { path: `/list${query}` });
const state = () => JSON.parse(document.querySelector('p')?.textContent ?? '');

describe('useListAddress', () => {
  it('B4.01 reads what the address says, without unknown values and pages', () => {
    show('?q=luna&status=Stolen&page=-3&colour=red');
    expect(state()).toEqual({ q: 'luna', page: 1 });
  });

  it('B4.01 writes a value, from the first page, and keeps the others', async () => {
    const { address } = show('?status=Adopted&page=4');
    expect(state()).toEqual({ status: 'Adopted', page: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/list?q=a%26b&status=Adopted');
    expect(state()).toEqual({ q: 'a&b', status: 'Adopted', page: 1 });
  });

  it('B4.01 has the addresses of the next page and of the list without a filter', async () => {
    const { address } = show('?q=x&status=Adopted&page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/list?q=x&status=Adopted&page=3');
    await userEvent.click(screen.getByRole('link', { name: 'Any status' }));
    expect(address()).toBe('/list?q=x');
  });
});
