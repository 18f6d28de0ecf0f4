import * as api from '@pawmatch/contract/api';
import type { Endpoint } from '@pawmatch/contract/endpoint';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import {
  type Capability,
  capabilitiesOf,
  shelterRoles,
} from '@pawmatch/contract/staff/capabilities';
import { capabilityOfVisitAction } from '@pawmatch/contract/visits/visit-actions';
import { visitActions } from '@pawmatch/contract/visits/visit-values';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AdminDashboardPage } from '../features/dashboard/pages/AdminDashboardPage.tsx';
import { AdminPetPage } from '../features/pets/pages/AdminPetPage.tsx';
import { AdminPetsPage } from '../features/pets/pages/AdminPetsPage.tsx';
import { AdminSettingsPage } from '../features/shelter/pages/AdminSettingsPage.tsx';
import { AdminIntakePage } from '../features/stays/pages/AdminIntakePage.tsx';
import { buildStay } from '../features/stays/testing/build-stay.ts';
import { AdminVisitPage } from '../features/visits/pages/AdminVisitPage.tsx';
import { AdminVisitsPage } from '../features/visits/pages/AdminVisitsPage.tsx';
import { Capabilities } from '../lib/use-can.ts';
import { buildAdoption } from '../testing/build-adoption.ts';
import { buildPet } from '../testing/build-pet.ts';
import { buildShelter } from '../testing/build-shelter.ts';
import { buildVisit } from '../testing/build-visit.ts';
import { createTestQueries, renderPage } from '../testing/render-page.tsx';
import { type StubbedCall, stubApi } from '../testing/stub-api.ts';
import { petLists, visitLists } from '../testing/stub-lists.ts';
import { stubViewport } from '../testing/stub-viewport.ts';

const noNotes = { current: null, earlier: [] };
const noQuestions = { version: 0, language: 'en', questions: [] };
const noWords = {
  ...{ asked: null, approved: null, declined: null, adopted: null },
  ...{ language: 'en', translations: {} },
};
const pet = buildPet({ name: 'Biscuit' });
const started = new Date(Date.now() - 600_000).toISOString();

/** A visit that has begun, with the actions that the server allows these capabilities. */
const visitFor = (allowed: readonly Capability[]) =>
  buildVisit({
    id: pet.id,
    pet: { id: pet.id, name: pet.name, species: 'Dog', image_url: null },
    user: { ...buildVisit().user, full_name: 'Ada Lovelace' },
    requested_at: started,
    allowed_actions: visitActions.filter((action) =>
      allowed.includes(capabilityOfVisitAction[action]),
    ),
  });

const overview = {
  today: { total: 0, visits: [] },
  overdue: 0,
  to_answer: 1,
  answers_this_month: { total: 0, in_time: 0, median_minutes: null },
  waiting_longest: [],
  without_photo: 0,
  without_facts: 0,
  adoptions_this_month: 0,
  month_began_at: started,
  without_outcome: 0,
  no_shows_this_month: 0,
  adoptions: { to_answer: 0, overdue: 0, trials_over: 0, without_adopter: 0 },
};

const endpoints = Object.values(api).filter(
  (each): each is typeof each & Endpoint => 'access' in Object(each),
);

/** Whether the contract lets somebody with these capabilities make a call. */
function mayMake(call: string, allowed: readonly Capability[]): boolean {
  const [exact] = endpoints
    .filter(({ method, path }) =>
      new RegExp(`^${method} ${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}$`).test(call),
    )
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length);
  if (!exact) throw new Error(`The contract has no call ${call}`);
  const { access } = exact;
  return access === 'public' || access === 'user' || allowed.includes(access);
}

/** The calls of the pages that somebody with these capabilities may make; others have no answer. */
function answersFor(allowed: readonly Capability[]) {
  const visit = visitFor(allowed);
  const answers: Record<string, (call: StubbedCall) => unknown> = {
    ...petLists(() => [pet]),
    ...visitLists(() => [visit]),
    'GET /shelter': () => buildShelter(),
    [`GET /admin/pets/${pet.id}`]: () => pet,
    'GET /admin/overview': () => overview,
    'GET /admin/settings': () => ({
      ...buildShelter(),
      visiting: firstVisitingRules,
      version: 1,
      updated_at: started,
      care_parts: [],
    }),
    [`GET /admin/visit-requests/${visit.id}`]: () => visit,
    'GET /visit-requests/days': () => ({ weekdays: null }),
    'GET /admin/calendar-address': () => ({ created_at: null }),
    'GET /admin/request-mails': () => ({ frequency: 'none', addresses: [] }),
    [`GET /admin/pets/${pet.id}/suggested-facts`]: () => [],
    [`GET /admin/pets/${pet.id}/put-aside`]: () => [],
    'GET /admin/pets/unlisted': () => [{ pet: { ...pet, breed: 'Unknown' }, stay: buildStay() }],
    [`GET /admin/pets/${pet.id}/stays`]: () => ({
      is_listed: true,
      shelter_number: null,
      microchip: null,
      same_microchip: [],
      is_microchip_elsewhere: false,
      place: null,
      stays: [buildStay()],
    }),
    [`GET /admin/pets/${pet.id}/returns`]: () => [],
    [`GET /admin/pets/${pet.id}/internal-notes`]: () => noNotes,
    [`GET /admin/pets/${pet.id}/diary`]: () => [],
    'GET /admin/colleague-names': () => [],
    [`GET /admin/visit-requests/${visit.id}/internal-notes`]: () => noNotes,
    'GET /admin/adoption-questions': () => noQuestions,
    'GET /admin/letter-words': () => noWords,
    [`GET /admin/waiting-list/${pet.id}`]: () => [],
    'GET /admin/adoptions': () => [buildAdoption({ pets: [pet] })],
    'GET /admin/history': () => [],
    'GET /admin/refused-mails': () => [],
  };
  return Object.fromEntries(Object.entries(answers).filter(([call]) => mayMake(call, allowed)));
}

const record = (page: ReactNode) => (
  <Routes>
    <Route path="/:id" element={page} />
  </Routes>
);

type Role = 'button' | 'link' | 'checkbox' | 'heading' | 'columnheader';
interface Screen {
  name: string;
  page: ReactNode;
  path?: string;
  /** What there is, by name, and what it needs. */
  shows: readonly (readonly [Role, string | RegExp, Capability])[];
}

const petControls = [
  ['button', 'Add New Pet', 'pets.edit'],
  ['button', 'Edit Biscuit', 'pets.facts'],
  ['button', 'Delete Biscuit', 'pets.delete'],
] as const;

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    page: <AdminDashboardPage />,
    shows: [
      ...petControls,
      ['checkbox', 'Select Biscuit', 'pets.edit'],
      ['button', 'Schedule Visit', 'visits.edit'],
      ['button', 'Walk-in', 'visits.outcome'],
      ['link', /^Waiting longer than promised/, 'visits.confirm'],
      ['link', /Visits waiting/, 'visits.confirm'],
      ['link', /^Without a photo/, 'pets.edit'],
      ['link', /^Visits today/, 'visits.read'],
    ],
  },
  {
    name: 'pets',
    page: <AdminPetsPage />,
    shows: [
      ...petControls,
      ['checkbox', 'Select Biscuit', 'pets.edit'],
      ['columnheader', 'Actions', 'pets.facts'],
    ],
  },
  {
    name: 'in care',
    page: <AdminIntakePage />,
    shows: [
      ['button', 'Take In', 'pets.edit'],
      ['button', 'Show to Adopters', 'pets.edit'],
      ['button', 'Breed: add for Biscuit', 'pets.facts'],
    ],
  },
  {
    name: 'pet',
    page: record(<AdminPetPage />),
    path: `/${pet.id}`,
    shows: [
      ['button', 'Edit', 'pets.facts'],
      ['button', 'Delete', 'pets.delete'],
      ['heading', 'Bonded pair', 'pets.edit'],
      ['button', 'Hide from Adopters', 'pets.edit'],
      ['button', 'Left the Shelter', 'pets.edit'],
      ['button', 'Correct This Stay', 'pets.edit'],
      ['heading', 'Suitable adopters', 'people.read'],
      ['heading', 'History', 'history.read'],
    ],
  },
  {
    name: 'visits',
    page: <AdminVisitsPage />,
    path: '/?view=all',
    shows: [
      ['link', /^To answer/, 'visits.confirm'],
      ['button', 'Walk-in', 'visits.outcome'],
      ['button', 'Record a Past Visit', 'visits.edit'],
      ['button', 'Schedule Visit', 'visits.edit'],
      ['link', 'Ada Lovelace', 'people.read'],
      ['checkbox', 'Select Biscuit, Ada Lovelace', 'visits.confirm'],
    ],
  },
  {
    name: 'visit',
    page: record(<AdminVisitPage />),
    path: `/${pet.id}`,
    shows: [
      ['button', 'Check In', 'visits.outcome'],
      ['button', 'Confirm', 'visits.confirm'],
      ['button', 'Decline', 'visits.confirm'],
      ['button', 'Edit', 'visits.edit'],
      ['button', 'Delete', 'visits.delete'],
      ['link', 'Ada Lovelace', 'people.read'],
      ['heading', 'History', 'history.read'],
    ],
  },
  {
    name: 'settings',
    page: <AdminSettingsPage />,
    shows: [
      ['button', 'Save Settings', 'settings.edit'],
      ['heading', 'Emails about new requests', 'visits.confirm'],
      ['heading', 'Calendar address', 'visits.read'],
      ['heading', 'Second step of colleagues', 'settings.edit'],
      ['link', 'Check the Installation', 'installation.check'],
    ],
  },
];

beforeEach(() => {
  stubViewport();
  Element.prototype.scrollIntoView = vi.fn();
});

// A foster carer has none of these pages.
for (const role of shelterRoles.filter((each) => each !== 'foster')) {
  // Of the other pages, a manager sees what staff see.
  const shown = role === 'manager' ? screens.filter(({ name }) => name === 'settings') : screens;
  it.each(shown)(
    `B8.06 the page $name shows what a ${role} may do, and calls nothing else`,
    async ({ page, path = '/', shows }) => {
      const allowed = capabilitiesOf([role], []);
      const answers = answersFor(allowed);
      const calls = stubApi(answers);
      const queryClient = createTestQueries();
      const settings = { status: 'admin', path, queryClient } as const;
      renderPage(<Capabilities value={allowed}>{page}</Capabilities>, settings);
      await screen.findAllByText(/Biscuit|Calendar address/);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(
        shows.map(([kind, name]) => [kind, name, screen.queryAllByRole(kind, { name }).length > 0]),
      ).toEqual(shows.map(([kind, name, needs]) => [kind, name, allowed.includes(needs)]));
      const called = calls.map(({ method, path: address }) => `${method} ${address}`);
      const withoutAnswer = called.filter((call) => !answers[call]);
      expect(withoutAnswer, `without an answer above, or not for a ${role}`).toEqual([]);
      for (const section of document.querySelectorAll('section')) {
        expect(section.textContent).not.toBe('');
      }
    },
  );
}
