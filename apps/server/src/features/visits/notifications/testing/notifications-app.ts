import { MOVE_MAIL_DELAY_MS } from '@pawmatch/contract/visits/visit-values';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { expect } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { readCalendar } from '../../../../testing/read-calendar.ts';
import { openTestApp } from '../../../../testing/test-app.ts';
import { createVisitsApp } from '../../testing/visits-app.ts';

/** Monday, November 23, 2026, at the shelter in New York. */
export const MONDAY_2PM = '2026-11-23T19:00:00.000Z';
export const MONDAY_3PM = '2026-11-23T20:00:00.000Z';

export const SHELTER = {
  ...readConfig({ SHELTER_TIME_ZONE: 'America/New_York' }).shelter,
  address: '12 Bark Street, Springfield, NY 10001',
  phone: '(555) 010-0100',
  email: 'hello@shelter.example',
  hours: 'Tuesday to Sunday, 10 AM to 5 PM',
};

/** Opens an application whose visits send notifications, for a test file. */
export async function createNotificationsApp() {
  const app = await createVisitsApp({ config: { mailFrom: 'Pawmatch <visits@shelter.example>' } });
  const found = await openTestApp({ config: { shelter: SHELTER } });
  const admin = await app.signIn('admin');

  async function newMails() {
    app.advance(MOVE_MAIL_DELAY_MS / 1000);
    await app.runJobs();
    return app.mails.splice(0);
  }

  async function requestVisit(names: { pet?: string; adopter?: string } = {}) {
    const pet = await app.buildPet({ name: names.pet ?? 'Biscuit' });
    const adopter = await app.signIn();
    const { status, body } = await adopter.call(endpoints.requestVisit, {
      params: { petId: pet.id },
      body: { requested_at: MONDAY_2PM },
    });
    expect(status).toBe(201);
    return { pet, adopter, id: body.id as string, to: adopter.user.email };
  }

  async function change(id: string, body: object) {
    const { status } = await admin.call(endpoints.updateVisit, { params: { id }, body });
    expect(status).toBe(200);
  }

  return {
    app,
    /** An application with the address and contact of its shelter. */
    found,
    admin,
    /** Runs the due jobs, also those about moves. @returns the mails that were sent since the last call */
    newMails,
    requestVisit,
    /** Changes a visit as staff. */
    change,
    async confirmedVisit() {
      const visit = await requestVisit();
      await change(visit.id, { status: 'confirmed' });
      const [mail] = await newMails();
      return { ...visit, calendar: readCalendar(mail?.calendar).values };
    },
  };
}
