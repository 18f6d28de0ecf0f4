import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { readReferredPet } from '../../../lib/storage/referred-pet.ts';
import { buildMatch, buildReason } from '../../../testing/build-match.ts';
import { buildPet } from '../../../testing/build-pet.ts';
import { buildShelter } from '../../../testing/build-shelter.ts';
import { buildSlotDay } from '../../../testing/build-slot-day.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { createTestQueries, renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { isUnknownPet } from '../pets-api.ts';
import { PetDialog } from './PetDialog.tsx';

const pets = [
  buildPet({ name: 'Ada', summary: 'Calm and kind.' }),
  buildPet({ name: 'Bo', description: 'Runs all day.' }),
  buildPet({ name: 'Cy' }),
];
const [ada, bo] = pets as [(typeof pets)[0], (typeof pets)[0]];

function Page({ petId, onClose }: { petId: string; onClose: () => void }) {
  const [id, setId] = useState(petId);
  return <PetDialog petId={id} pets={pets} total={3} onStep={setId} onClose={onClose} />;
}

function open(petId: string, settings: Parameters<typeof renderPage>[1] = {}) {
  const onClose = vi.fn();
  return { ...renderPage(<Page petId={petId} onClose={onClose} />, settings), onClose };
}

const dialogNamed = (name: string) => screen.findByRole('dialog', { name });

describe('pet dialog', () => {
  it('R2.40 shows the name and all facts', async () => {
    open(ada.id);
    const dialog = await dialogNamed('Ada');
    expect(within(dialog).getByText('Calm and kind.')).toBeDefined();
    expect(within(dialog).getByRole('heading', { name: 'About' })).toBeDefined();
  });

  it('B7.03 begins with the story, then who it is good with, then what is known, each once', async () => {
    const listed_at = new Date(Date.now() - 40 * 86_400_000).toISOString();
    const dana = buildPet({
      ...{ name: 'Dana', summary: 'Calm and kind.', species: 'Cat', listed_at },
      ...{ kid_friendly: false, dog_friendly: true, cat_friendly: null, pet_friendly: false },
      ...{ allergy_friendly: null, hair_length: null, home_alone: 'FewHours' },
    });
    const tom = buildPet({ name: 'Tom', species: 'Cat' });
    const calls = stubApi({
      [`GET /pets/${dana.id}`]: () => dana,
      'GET /pets': () => [dana, ada, tom],
    });
    open(dana.id);
    const dialog = within(await dialogNamed('Dana'));
    const { textContent: text } = await dialogNamed('Dana');
    expect(text).toMatch(/Dana.*Waiting 40 days.*About.*Calm and kind.*Good with.*Facts/);
    const facts = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    // What fits stands before what does not.
    expect(facts.slice(0, 2)).toEqual(['Dogs', 'Children']);
    expect(facts.slice(2)).toEqual([
      ...['Species', 'Breed', 'Age', 'Sex', 'Size', 'Energy', 'Exp Level', 'Time Alone'],
    ]);
    dialog.getByText('Not known yet: people with allergies and cats. Ask the shelter.');
    expect(text).not.toMatch(/Pet Friendly|None noted yet|No additional notes/);
    const shareLinks = ['Share on WhatsApp', 'Share via Email'].map((name) =>
      dialog.getByRole('link', { name }),
    );
    // By ear, the facts follow the story, wherever they stand on the screen.
    const story = document.querySelector('[aria-owns]');
    const owned = document.getElementById(story?.getAttribute('aria-owns') ?? '');
    expect(owned?.hasAttribute('data-facts')).toBe(true);
    expect(story?.textContent).toMatch(/Calm and kind.*Good with/);
    for (const link of shareLinks) {
      expect(story?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    const others = within(await dialog.findByRole('region', { name: 'Others like Dana' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tom']);
    expect(calls.filter(({ path }) => path === '/pets')).toHaveLength(1);
  });

  it('R2.40 arrow keys go to the previous and next pet and stop at the ends', async () => {
    open(ada.id);
    const user = userEvent.setup();
    await user.keyboard('{ArrowLeft}');
    await dialogNamed('Ada');
    await user.keyboard('{ArrowRight}');
    expect(within(await dialogNamed('Bo')).getByText('Runs all day.')).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await dialogNamed('Cy');
    await user.keyboard('{ArrowLeft}');
    await dialogNamed('Bo');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await dialogNamed('Bo');
  });

  it('R2.40 B7.10 buttons go to the previous and next pet, say its name, and keep the focus at the ends', async () => {
    open(ada.id);
    const user = userEvent.setup();
    const previous = await screen.findByRole('button', { name: 'Previous pet' });
    expect(previous.ariaDisabled).toBe('true');
    expect(screen.getByText('1 of 3')).toBeDefined();
    const said = within(await dialogNamed('Ada')).getByRole('status');
    expect(said.textContent).toBe('');
    const next = screen.getByRole('button', { name: 'Next pet' });
    await user.click(next);
    await dialogNamed('Bo');
    expect(said.textContent).toBe('Showing Bo, number 2 in a list of 3.');
    await user.keyboard('{Enter}{Enter}');
    await dialogNamed('Cy');
    expect(said.textContent).toBe('Showing Cy, number 3 in a list of 3.');
    expect([document.activeElement, next.ariaDisabled]).toEqual([next, 'true']);
    await user.click(previous);
    await dialogNamed('Bo');
  });

  it('B7.03 B7.10 the next pet begins at its top, and the focus stays in the dialog', async () => {
    open(ada.id);
    const dialog = await dialogNamed('Ada');
    const scrolled = () => dialog.querySelector('.overflow-y-auto') as HTMLElement;
    scrolled().scrollTop = 300;
    within(dialog).getByRole('heading', { name: 'Ada' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await dialogNamed('Bo');
    expect(scrolled().scrollTop).toBe(0);
    expect(document.activeElement).toBe(dialog);
  });

  it('R2.40 Escape and the button close', async () => {
    const { onClose } = open(ada.id);
    const user = userEvent.setup();
    await dialogNamed('Ada');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('B2.11 what a visitor looked at last is kept for the matches, unless they came for another one', async () => {
    open(ada.id);
    await dialogNamed('Ada');
    expect(readReferredPet()).toBe(ada.id);
    await userEvent.keyboard('{ArrowRight}');
    await dialogNamed('Bo');
    expect(readReferredPet()).toBe(bo.id);
    await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    await userEvent.keyboard('{ArrowLeft}');
    await dialogNamed('Ada');
    expect(readReferredPet()).toBe(bo.id);
  });

  it('R2.42 a visitor is asked to sign up or log in, and returns to this pet', async () => {
    const { address, navigationState } = open(bo.id);
    const user = userEvent.setup();
    expect(await screen.findByText('Sign up or log in to request a visit')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Schedule a Visit' })).toBeNull();
    const state = { origin: 'pet', petId: bo.id };
    await user.click(screen.getByRole('link', { name: 'Log In' }));
    expect([address(), navigationState()]).toEqual(['/login', state]);
    await user.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect([address(), navigationState()]).toEqual(['/signup', state]);
  });

  it('R2.41 an adopter opens the form; arrow keys do not leave it; Cancel goes back', async () => {
    stubApi({
      'GET /visit-requests/my': () => [],
      'GET /visit-requests/slots': () => [buildSlotDay()],
      'GET /shelter': () => buildShelter(),
    });
    open(ada.id, { status: 'adopter' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Schedule a Visit' }));
    const dialog = await dialogNamed('Meet Ada');
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Meet Ada' }));
    const list = within(dialog).getByRole('list');
    expect(list.textContent).toContain('5 minutes early');
    expect(list.textContent).toContain('valid ID');
    expect(list.textContent).toContain('about 30 minutes');
    await user.keyboard('{ArrowRight}');
    await dialogNamed('Meet Ada');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await dialogNamed('Ada');
    await user.keyboard('{ArrowRight}');
    await dialogNamed('Bo');
  });

  it('B2.03 B2.11 an adopter with answers is offered questions in the form, also about a bonded pet', async () => {
    const queryClient = createTestQueries();
    const answers = { preferences: { preferred_species: 'Dog' }, training_traits: [] };
    queryClient.setQueryData(['current-user'], answers);
    const cats = buildReason({ aspect: 'cats', kind: 'unknown', question: 'Cats?' });
    const match = buildMatch({
      reasons: [cats],
      bonded_with: { ...buildMatch({ reasons: [cats] }), id: bo.id, name: 'Bo' },
    });
    const calls = stubApi({
      'GET /shelter': () => buildShelter(),
      'GET /visit-requests/my': () => [],
      'GET /visit-requests/slots': () => [buildSlotDay()],
      [`GET /match/pets/${ada.id}`]: () => ({
        pet: ada,
        match,
        excluded_by: [],
        put_aside: null,
      }),
    });
    open(ada.id, { status: 'adopter', queryClient });
    const dialog = await dialogNamed('Ada');
    within(dialog).getByRole('link', { name: 'See how Ada fits your answers' });
    const schedule = await within(dialog).findByRole('button', { name: 'Schedule a Visit' });
    const asked = () => calls.filter(({ path }) => path.startsWith('/match/'));
    expect(asked(), 'nothing is loaded before the form is open').toEqual([]);
    await userEvent.click(schedule);
    await screen.findByRole('checkbox', { name: 'Ada and Bo: Cats?' });
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['pending', 'You asked to meet Ada', 0],
    ['confirmed', 'You meet Ada', 1],
  ] as const)(
    'F34 D20 B7.01 a %s visit is shown with the way to change it',
    async (status, said, buttons) => {
      const visit = buildVisit({
        pet_id: ada.id,
        status,
        requested_at: '2036-11-24T16:00:00.000Z',
      });
      stubApi({
        'GET /visit-requests/my': () => [{ ...visit, pet: { ...visit.pet, name: 'Ada' } }],
        'GET /shelter': () => buildShelter(),
      });
      open(ada.id, { status: 'adopter' });
      await screen.findByText(new RegExp(`${said} on Monday, November 24, 2036 at 11:00 AM\\.`));
      const link = screen.getByRole('link', { name: 'Move or cancel this visit' });
      expect(link.getAttribute('href')).toBe(`/dashboard#visit-${visit.id}`);
      expect(screen.queryAllByRole('button', { name: 'Schedule a Visit' })).toHaveLength(buttons);
    },
  );

  it('R2.04 loads a pet that is in no list by its id', async () => {
    const dana = buildPet({ name: 'Dana', status: 'Available' });
    stubApi({ [`GET /pets/${dana.id}`]: () => dana });
    open(dana.id);
    await dialogNamed('Dana');
    expect(screen.queryByRole('button', { name: 'Next pet' })).toBeNull();
  });

  it.each([
    ['Adopted', 'Dana has found a home and is no longer available for visits.'],
    ['Pending', 'Someone is about to adopt Dana, so visits are not possible at the moment.'],
  ] as const)(
    'R2.04 D23 a pet that is %s cannot be visited, and leads to others like it',
    async (status, sentence) => {
      const dana = buildPet({ name: 'Dana', status });
      stubApi({ [`GET /pets/${dana.id}`]: () => dana });
      const { address } = open(dana.id, { status: 'adopter', path: `/pets?petId=${dana.id}` });
      const dialog = within(await dialogNamed('Dana'));
      dialog.getByText(sentence);
      expect(dialog.queryByRole('button', { name: 'Schedule a Visit' })).toBeNull();
      expect(dialog.queryByRole('button', { name: 'Next pet' })).toBeNull();
      const others = within(await dialog.findByRole('region', { name: 'Others like Dana' }));
      expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Ada',
        'Bo',
        'Cy',
      ]);
      await userEvent.click(others.getByRole('link', { name: 'Bo' }));
      expect(address()).toBe(`/pets?petId=${bo.id}`);
    },
  );

  it('R2.04 a pet that does not exist links to the others', async () => {
    stubApi({ 'GET /pets/nonsense': () => problem(422) });
    const { onClose } = open('nonsense');
    await dialogNamed('We could not find this pet');
    await userEvent.click(screen.getByRole('button', { name: 'See all pets' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('R8.33 a pet that cannot be loaded can be retried', async () => {
    const dana = buildPet({ name: 'Dana' });
    let isBroken = true;
    stubApi({ [`GET /pets/${dana.id}`]: () => (isBroken ? problem(401) : dana) });
    open(dana.id);
    await dialogNamed('This pet could not be loaded');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => dialogNamed('Dana'));
  });
});

it('R2.04 only 400, 404 and 422 mean that there is no such pet', () => {
  const failure = (status: number) => new ApiError({ kind: 'response', message: '', status });
  expect([400, 404, 422].every((status) => isUnknownPet(failure(status)))).toBe(true);
  expect([401, 429, 500, 0].some((status) => isUnknownPet(failure(status)))).toBe(false);
});
