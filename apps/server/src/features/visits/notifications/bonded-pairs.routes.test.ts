import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import { updatePet } from '@pawmatch/contract/pets/pets-endpoints';
import * as calendar from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { createNotificationsApp, MONDAY_2PM } from './testing/notifications-app.ts';

const { app, admin, newMails, change } = await createNotificationsApp();

async function requestBoth() {
  const [luna, milo] = await app.buildPair({ name: 'Luna' }, { name: 'Milo\r\nBCC: x' });
  const adopter = await app.signIn();
  const { body } = await adopter.call(endpoints.requestVisit, {
    params: { petId: luna.id },
    body: { requested_at: MONDAY_2PM },
  });
  return { luna, milo, adopter, id: body.id as string };
}

describe('emails about a bonded pair', () => {
  it('B1.14 name both pets, on one line, as do the calendar entries', async () => {
    const { id, milo } = await requestBoth();
    const names = 'Luna and Milo BCC: x';
    expect((await newMails())[0]?.subject).toBe(`We have your request to meet ${names}`);
    await change(id, { status: 'confirmed' });
    const [confirmed] = await newMails();
    expect(confirmed?.text).toContain(`and so do ${names}.`);
    expect(readCalendar(confirmed?.calendar).values.SUMMARY).toContain(`Meet ${names} at`);

    const { body } = await admin.call(calendar.createCalendarAddress);
    const ofStaff = await (
      await fetch(body.url.replace(app.dependencies.publicUrl, app.url))
    ).text();
    expect(readCalendar({ text: ofStaff }).values.SUMMARY).toBe(`Visit with ${names}`);

    const history = await admin.call(listHistory, { query: { pet_id: milo.id } });
    expect(history.body.map(({ kind }: { kind: string }) => kind)).toContain('visit.confirmed');
  });

  it('B1.14 say which pet was adopted, and that the visit was with both', async () => {
    const { milo } = await requestBoth();
    await newMails();
    const params = { id: milo.id };
    await admin.call(updatePet, { params, body: { name: 'Milo' } });
    await admin.call(updatePet, { params, body: { status: 'Adopted' } });
    app.advance(600);
    const [mail] = await newMails();
    expect(mail?.subject).toBe('Milo has found a home');
    expect(mail?.text).toContain('Milo has been adopted. That is good news for Milo');
    expect(mail?.text).toContain('Your visit with Luna and Milo on Monday, November 23 at 2:00 PM');
  });
});
