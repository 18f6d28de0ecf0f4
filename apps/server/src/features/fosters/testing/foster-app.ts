import { movePets } from '@pawmatch/contract/places/places-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { updateSettings } from '@pawmatch/contract/shelter/shelter-endpoints';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { fosterHomes } from '../../places/foster-homes.table.ts';
import { createVisitsApp } from '../../visits/testing/visits-app.ts';
import { buildHome, type HomeColumns } from './build-home.ts';

/** Of the home and its carer; in no answer to an adopter. */
export const SECRETS = ['Villa Undisclosed', 'Carla Concealed', 'carla-hidden@'];

export const FOUNTAIN = 'At the fountain in Elm Park';
export const ADDRESS = '12 Bark Street, Springfield';

/** Monday and Tuesday, 2:00 PM at the shelter. */
export const MONDAY_2PM = '2026-11-23T19:00:00.000Z';
export const TUESDAY_2PM = '2026-11-24T19:00:00.000Z';

/** Opens an application of a shelter with foster homes, for a test file. */
export async function createFosterApp() {
  const app = await createVisitsApp({ config: { mailFrom: 'Pawmatch <visits@shelter.example>' } });
  const staff = await app.signIn('admin');
  beforeAll(async () => {
    const contact = { name: 'Shelter', address: ADDRESS, phone: null, email: null, hours: null };
    const body = { ...contact, time_zone: 'America/New_York', visiting: firstVisitingRules };
    expect((await staff.call(updateSettings, { body })).status).toBe(200);
  });
  beforeEach(() => app.useCareParts());

  const [house, carer] = SECRETS;
  const buildSecretHome = (columns?: HomeColumns) =>
    buildHome(app, columns, { name: `${house} of ${carer}` });

  async function move(petId: string, to: string | null, from: string | null = null) {
    const body = { moves: [{ pet_id: petId, from, to }] };
    expect((await staff.call(movePets, { body })).body.refused).toEqual([]);
  }

  return {
    app,
    staff,
    buildHome: buildSecretHome,
    /** Moves a pet from a place, or from none, to another. */
    move,
    changeHome: (placeId: string, columns: HomeColumns) =>
      app.database.update(fosterHomes).set(columns).where(eq(fosterHomes.placeId, placeId)),
    /** A pet that lives in a home. */
    async buildFosterPet(columns: HomeColumns = {}, name = 'Biscuit') {
      const [pet, home] = [await app.buildPet({ name }), await buildSecretHome(columns)];
      await move(pet.id, home);
      return { pet, home };
    },
    /** Runs the due jobs, with those of each minute. @returns the mails that were sent */
    async newMails() {
      app.advance(61);
      await app.runJobs();
      return app.mails.splice(0);
    },
  };
}
