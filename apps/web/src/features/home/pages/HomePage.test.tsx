import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { HomePage } from './HomePage.tsx';

describe('HomePage', () => {
  it('R1.01 R1.04 has the headline, a link to sign-up and the newest pets', async () => {
    const pet = buildPet({ name: 'Biscuit', age_group: 'Baby', breed: 'Beagle' });
    const calls = stubApi({
      'GET /pets': ({ query }) => (query.has('sort') ? [] : [pet]),
    });
    renderPage(<HomePage />);
    screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Pet Match' });
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/signup');
    const link = await screen.findByRole('link', { name: 'Biscuit' });
    expect(link.getAttribute('href')).toBe(`/pets?petId=${pet.id}`);
    screen.getByText('Puppy · Beagle');
    expect(calls[0]?.query.get('status')).toBe('Available');
  });

  it('B1.12 shows who has waited longest, for how many days, and whom the pet would suit', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const waiting = buildPet({
      name: 'Waffle',
      listed_at: daysAgo(214),
      kid_friendly: null,
      cat_friendly: false,
    });
    const arrival = buildPet({ name: 'Newcomer', listed_at: daysAgo(6) });
    const calls = stubApi({
      'GET /pets': ({ query }) => (query.has('sort') ? [waiting, arrival] : []),
    });
    renderPage(<HomePage />);
    const link = await screen.findByRole('link', { name: 'Waffle' });
    expect(link.getAttribute('href')).toBe(`/pets?petId=${waiting.id}`);
    screen.getByText('Waiting 214 days');
    const all = screen.getByRole('link', { name: 'All pets by waiting time' });
    expect(all.getAttribute('href')).toBe('/pets?sort=waiting');
    screen.getByText(
      'Waffle would suit people who have dogs, people with a quiet home, and first-time adopters.',
    );
    expect(screen.queryByText('Newcomer')).toBeNull();
    const asked = calls.map(({ query }) => Object.fromEntries(query));
    expect(asked).toContainEqual({ status: 'Available', sort: 'waiting', limit: '3' });
  });

  it('B1.04 B7.05 searches in plain words, and leads to all dogs or cats', async () => {
    stubApi({ 'GET /pets': () => [] });
    const { address } = renderPage(<HomePage />);
    expect(screen.getByRole('link', { name: 'Dogs' }).getAttribute('href')).toBe(
      '/pets?species=Dog',
    );
    expect(screen.getByRole('link', { name: 'Cats' }).getAttribute('href')).toBe(
      '/pets?species=Cat',
    );
    const field = screen.getByRole('searchbox', { name: 'What are you looking for?' });
    await userEvent.type(field, 'calm cat{Enter}');
    await waitFor(() => expect(address()).toBe('/pets?species=Cat&energy_level=LapPet%2CCalm'));
  });

  it.each([
    ['the list does not come', () => problem(400)],
    ['there is nobody', () => []],
  ])('B1.12 does not show new or waiting pets when %s', async (_, respond) => {
    stubApi({ 'GET /pets': respond });
    renderPage(<HomePage />);
    await waitFor(() => expect(screen.queryByText('Newest')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Waiting the longest')).toBeNull());
    screen.getByRole('link', { name: 'See all pets' });
  });
});
