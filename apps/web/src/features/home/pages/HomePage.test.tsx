import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPet } from '../../../testing/build-pet.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { HomePage } from './HomePage.tsx';

describe('HomePage', () => {
  it('R1.01 R1.04 has the headline, a link to sign-up and the newest pets', async () => {
    const pet = buildPet({ name: 'Biscuit', age_group: 'Baby', breed: 'Beagle' });
    const calls = stubApi({ 'GET /pets': () => [pet] });
    renderPage(<HomePage />);
    screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Pet Match' });
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/signup');
    const link = await screen.findByRole('link', { name: 'Biscuit' });
    expect(link.getAttribute('href')).toBe(`/pets?petId=${pet.id}`);
    screen.getByText('Puppy · Beagle');
    expect(calls[0]?.query.get('status')).toBe('Available');
  });

  it.each([
    ['the list does not come', () => problem(400)],
    ['there is nobody', () => []],
  ])('does not show new pets when %s', async (_, respond) => {
    stubApi({ 'GET /pets': respond });
    renderPage(<HomePage />);
    await waitFor(() => expect(screen.queryByText('Just arrived')).toBeNull());
    screen.getByRole('link', { name: 'See all pets' });
  });
});
