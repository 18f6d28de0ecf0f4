import * as endpoints from '@pawmatch/contract/adoptions/adoptions-endpoints';
import { getPet, updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';

/** Opens an application with a colleague for a test file, with what tests of adoptions do. */
export async function createAdoptionsApp() {
  const app = await openTestApp();
  const staff = await app.signIn('staff');
  return Object.assign(app, {
    staff,

    step: (id: string, action: string, more: object = {}, by: SignedInClient = staff) =>
      by.call(endpoints.moveAdoption, {
        params: { id },
        body: { action: action as 'check', ...more },
      }),

    /** Time passes, and the colleague logs in again. */
    async later(seconds: number) {
      app.advance(seconds);
      await staff.logIn({ email: staff.user.email, password: app.password });
    },

    ask: (client: SignedInClient, petId: string) =>
      client.call(endpoints.askToAdopt, { body: { pet_id: petId, message: 'We have a garden.' } }),

    /** As by the form of the pet. */
    setStatus: (id: string, status: 'Available' | 'Pending' | 'Adopted') =>
      staff.call(updatePet, { params: { id }, body: { status } }),

    petStatus: async (id: string): Promise<string> =>
      (await staff.call(getPet, { params: { id } })).body.status,

    stage: async (id: string): Promise<string> =>
      (await staff.call(endpoints.getAdoption, { params: { id } })).body.stage,

    /** The subjects of emails to somebody that are sent until now, the first one first; then they are forgotten. */
    async subjectsTo(email: string): Promise<string[]> {
      await app.runJobs();
      const subjects = app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
      app.mails.splice(0, app.mails.length, ...app.mails.filter(({ to }) => to !== email));
      return subjects;
    },
  });
}
