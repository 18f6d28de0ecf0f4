import { petStatusChoices } from '@pawmatch/contract/pets/pet-values';
import * as pets from '@pawmatch/contract/pets/pets-endpoints';
import { getOverview } from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import * as outcomeEndpoints from '@pawmatch/contract/visits/staff/visit-outcome-endpoints';
import { visitStatuses } from '@pawmatch/contract/visits/visit-statuses';
import { visitOutcomes } from '@pawmatch/contract/visits/visit-values';
import * as visits from '@pawmatch/contract/visits/visits-endpoints';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 24 * 60 * 60;

const app = await openTestApp();
let admin: SignedInClient;
beforeAll(async () => {
  admin = await app.signIn('admin');
});

/** Days pass, and the member of staff logs in again. */
async function pass(days: number) {
  app.advance(days * DAY_SECONDS);
  admin = await app.signIn('admin');
}

const listPets = async (query: Record<string, unknown>) =>
  (await admin.call(pets.listPets, { query: { limit: 100, ...query } })).body;
const listVisits = async (query: Record<string, unknown>) =>
  (await admin.call(visits.listAllVisits, { query })).body;

describe('the numbers of the overview', () => {
  it('A B4.07 are those of the lists behind them, at any date and over any data', async () => {
    const anyVisit = fc.record({
      hours: fc.integer({ min: -1_000, max: 300 }),
      status: fc.constantFrom(...visitStatuses),
      outcome: fc.option(fc.constantFrom(...visitOutcomes)),
    });
    const anyPet = fc.record({
      hours: fc.integer({ min: -2_000, max: -1 }),
      status: fc.constantFrom(...petStatusChoices),
    });
    const [data] = fc.sample(
      fc.record({
        visits: fc.array(anyVisit, { minLength: 60, maxLength: 60 }),
        pets: fc.array(anyPet, { minLength: 25, maxLength: 25 }),
      }),
      { numRuns: 1 },
    );
    const at = (hours: number) => new Date(app.now().getTime() + hours * HOUR_MS);
    // One is from last month, whatever the rest is.
    const forgotten = { hours: -900, status: 'confirmed', outcome: null } as const;
    for (const { hours, status, outcome } of [forgotten, ...(data?.visits ?? [])]) {
      const { id: petId } = await app.buildPet();
      await app.buildVisit({
        petId,
        startsAt: at(hours),
        endsAt: at(hours + 0.5),
        createdAt: at(hours - 40),
        status,
        outcome: status === 'cancelled' ? null : outcome,
      });
    }
    const built = [];
    for (const { hours, status } of data?.pets ?? []) {
      built.push({ ...(await app.buildPet({ createdAt: at(hours) })), next: status });
    }
    for (const { id, next } of built) {
      await admin.call(pets.updatePet, { params: { id }, body: { status: next } });
    }
    for (const days of [0, 9, 40]) {
      await pass(days);
      const { body: overview } = await admin.call(getOverview);
      const today = await listVisits({ view: 'today' });
      expect(overview.today.total).toBe(today.length);
      expect(overview.overdue).toBe((await listVisits({ view: 'overdue' })).length);
      expect(overview.to_answer).toBe((await listVisits({ view: 'to_answer' })).length);
      const open = await listVisits({ view: 'without_outcome' });
      expect(overview.without_outcome).toBe(open.length);
      expect(overview.without_outcome, 'nothing is forgotten').toBeGreaterThan(0);
      for (const it of open) {
        expect(Date.parse(it.ends_at), 'today included').toBeLessThanOrEqual(app.now().getTime());
        expect([it.outcome, it.status === 'approved' || it.status === 'confirmed']).toEqual([
          null,
          true,
        ]);
      }
      const available = { status: 'Available' };
      const noPhoto = await listPets({ ...available, lacks: 'photo' });
      expect(overview.without_photo).toBe(noPhoto.length);
      const noFacts = await listPets({ ...available, lacks: 'facts' });
      expect(overview.without_facts).toBe(noFacts.length);
      const adopted = await listPets({ status: 'Adopted', adopted_since: overview.month_began_at });
      expect(overview.adoptions_this_month).toBe(adopted.length);
      const longest = await listPets({ ...available, sort: 'waiting' });
      expect(overview.waiting_longest[0]?.id).toBe(longest[0]?.id);
    }
  });

  it('A B4.07 B9.11 a corrected adoption is none, and a no-show counts from its first minute', async () => {
    const numbers = async () => (await admin.call(getOverview)).body;
    const { id } = await app.buildPet({ createdAt: new Date(app.now().getTime() - 900 * HOUR_MS) });
    const before = await numbers();
    const setStatus = (status: string) =>
      admin.call(pets.updatePet, { params: { id }, body: { status } });
    await setStatus('Adopted');
    expect((await numbers()).adoptions_this_month).toBe(before.adoptions_this_month + 1);
    const { body: corrected } = await setStatus('Available');
    expect((await numbers()).adoptions_this_month).toBe(before.adoptions_this_month);
    expect(corrected.listed_at, 'it has waited all along').toBe(corrected.created_at);

    const visit = await app.buildVisit({
      petId: id,
      startsAt: new Date(app.now().getTime() - 60_000),
      status: 'confirmed',
    });
    const outcome = { params: { id: visit.id }, body: { outcome: 'no_show' as const } };
    expect((await admin.call(outcomeEndpoints.setVisitOutcome, outcome)).status).toBeLessThan(300);
    expect((await numbers()).no_shows_this_month).toBe(before.no_shows_this_month + 1);
  });

  it('A B9.01 a pet that comes back waits from that day on', async () => {
    const came = new Date(app.now().getTime() - 2_665 * 24 * HOUR_MS);
    const { id } = await app.buildPet({ createdAt: came });
    const setStatus = async (status: string) =>
      (await admin.call(pets.updatePet, { params: { id }, body: { status } })).body;
    await setStatus('Adopted');
    await pass(2);
    const back = await setStatus('Available');
    expect(back.created_at).toBe(came.toISOString());
    expect(back.listed_at).toBe(app.now().toISOString());
    const waiting = await listPets({ status: 'Available', sort: 'waiting' });
    expect(waiting.at(-1)?.id).toBe(id);
  });
});
