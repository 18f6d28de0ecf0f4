import { deletePet } from '@pawmatch/contract/pets/pets-endpoints';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import * as endpoints from '@pawmatch/contract/visits/visits-endpoints';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { cancelUnansweredPeriodically } from '../cancellation/cancel-unanswered-requests.ts';
import { findVisit } from '../visits.repository.ts';
import { cancellationOf } from './notification-after-change.ts';
import {
  createNotificationsApp,
  MONDAY_2PM,
  MONDAY_3PM,
  SHELTER,
} from './testing/notifications-app.ts';
import { enqueueNotifications } from './visit-notifications.repository.ts';

const { app, found, admin, newMails, requestVisit, change, confirmedVisit } =
  await createNotificationsApp();

type Visit = Awaited<ReturnType<typeof confirmedVisit>>;

describe('contents of notifications', () => {
  it('F35 say what the shelter changed in a request, from when to when', async () => {
    const { id } = await requestVisit();
    await newMails();
    await change(id, { requested_at: MONDAY_3PM });
    const [moved] = await newMails();
    expect(moved?.text).toContain(
      'We have moved your request to meet Biscuit from Monday, November 23 at 2:00 PM to Monday, November 23 at 3:00 PM.',
    );
    expect(moved?.text).not.toContain('Thank you for asking');
    await change(id, { status: 'confirmed', requested_at: MONDAY_2PM });
    const [confirmed] = await newMails();
    expect(confirmed?.text).toContain(
      'We have confirmed your visit with Biscuit and moved it from Monday, November 23 at 3:00 PM to Monday, November 23 at 2:00 PM.',
    );
    await change(id, { status: 'cancelled' });
    await newMails();
    await change(id, { status: 'pending' });
    const [revived] = await newMails();
    expect(revived?.subject).toBe('Your request to meet Biscuit is open again');
  });

  it.each([
    ['unanswered', 'nobody at the shelter answered your request to meet Biscuit', '/pets?petId='],
    ['pet_adopted', 'Biscuit has been adopted.', '/pets?species=Dog'],
    ['pet_removed', 'Biscuit is not at our shelter any more', '/pets?species=Dog'],
    ['account_closed', 'Your account was deleted, so your visit with Biscuit', 'Pawmatch Shelter'],
  ] as const)('F35 give the reason: %s', async (reason, sentence, link) => {
    const { id } = await requestVisit();
    await newMails();
    // An unanswered request is cancelled after its time has passed, and its adopter is still notified.
    if (reason === 'unanswered') app.setNow(MONDAY_2PM);
    const details = await findVisit(app.database, id);
    const mail = details && cancellationOf(details, app.now(), reason);
    await enqueueNotifications(app.database, mail ? [mail] : [], app.now());
    app.advance(600);
    const [sent] = await newMails();
    expect(sent?.text).toContain(sentence);
    expect(sent?.text).toContain(link);
    expect(sent?.text).toMatch(/^Hello Person \d+,\n\n[A-Z]/);
  });

  it('A B7.08 B3.07 B3.01 say by when a request is answered, unless that has passed', async () => {
    const { id } = await requestVisit();
    const [asked] = await newMails();
    const promise = 'We will answer by Monday, November 23 at 10:00 AM.';
    expect(asked?.text).toContain(`${promise} If you have not heard from us by then`);
    await change(id, { requested_at: MONDAY_3PM });
    expect((await newMails())[0]?.text).toContain(promise);
    const { id: late } = await requestVisit({ pet: 'Mochi' });
    await newMails();
    app.setNow('2026-11-23T15:30:00.000Z');
    const staff = await app.signIn('admin');
    const body = { requested_at: MONDAY_3PM };
    await staff.call(endpoints.updateVisit, { params: { id: late }, body });
    const [moved] = await newMails();
    expect(moved?.text).toContain('Monday, November 23 at 3:00 PM');
    expect(moved?.text).not.toContain('We will answer by');
  });

  it('B7.08 name no time for the answer that is no earlier than the visit', async () => {
    const { id } = await requestVisit();
    await newMails();
    await change(id, { requested_at: '2026-11-23T15:00:00.000Z' });
    const [moved] = await newMails();
    expect(moved?.text).toContain('Monday, November 23 at 10:00 AM');
    expect(moved?.text).toContain('as soon as the visit is confirmed');
  });

  it('B3.04 offer the next free times of the pet after a request that nobody answered', async () => {
    const { pet, to } = await requestVisit();
    const tuesdayAt10 = new Date('2026-11-24T15:00:00.000Z');
    await app.buildVisit({ petId: pet.id, startsAt: tuesdayAt10, status: 'confirmed' });
    await newMails();
    // A request lapses at the end of its visit.
    app.setNow(MONDAY_3PM);
    await cancelUnansweredPeriodically(app.dependencies).run();
    const mail = (await newMails()).find((sent) => sent.to === to);
    expect(mail?.subject).toBe('We did not answer your request to meet Biscuit in time');
    const link = `http://pawmatch.example/pets?petId=${pet.id}`;
    const times = [
      'Tuesday, November 24 at 10:30 AM',
      'Wednesday, November 25 at 10:00 AM',
      'Thursday, November 26 at 10:00 AM',
    ];
    expect(mail?.text).toContain(
      ['These times are free at the moment:', ...times.map((time) => `${time}:\n${link}`)].join(
        '\n\n',
      ),
    );
  });

  it('F35 do not thank people for a request that staff made for them', async () => {
    const adopter = await app.buildUser();
    const pet = await app.buildPet({ name: 'Mochi' });
    const body = { pet_id: pet.id, user_id: adopter.id, requested_at: MONDAY_2PM };
    await admin.call(endpoints.createVisit, { body });
    const [mail] = await newMails();
    expect(mail?.subject).toBe('We have a request for you to meet Mochi');
    expect(mail?.text).not.toContain('Thank you');
  });

  it('F35 B3.13 say how the shelter is found, in mail and calendar', async () => {
    const staff = await found.signIn('admin');
    const pet = await found.buildPet({ name: 'Mochi' });
    const adopter = await found.buildUser();
    const visit = { pet_id: pet.id, user_id: adopter.id, status: 'confirmed' };
    await staff.call(endpoints.createVisit, { body: { ...visit, requested_at: MONDAY_2PM } });
    await found.runJobs();
    const [mail] = found.mails;
    expect(mail?.text).toContain(
      [
        'Pawmatch Shelter',
        '12 Bark Street, Springfield, NY 10001',
        'Telephone: (555) 010-0100',
        'Email: hello@shelter.example',
        'Open: Tuesday to Sunday, 10 AM to 5 PM',
        'Map: https://www.google.com/maps/search/?api=1&query=12%20Bark%20Street%2C%20Springfield%2C%20NY%2010001',
      ].join('\n'),
    );
    const { values } = readCalendar(mail?.calendar);
    expect(values).toMatchObject({
      LOCATION: 'Pawmatch Shelter\\, 12 Bark Street\\, Springfield\\, NY 10001',
      ORGANIZER: 'mailto:hello@shelter.example',
    });
    expect((await found.visitor().request('/api/shelter')).body).toEqual({
      name: 'Pawmatch Shelter',
      time_zone: 'America/New_York',
      address: SHELTER.address,
      phone: SHELTER.phone,
      email: SHELTER.email,
      hours: SHELTER.hours,
      visiting: firstVisitingRules,
      language: 'en',
      is_only: true,
    });
  });

  it('F35 omit contact details that are not set', async () => {
    const { calendar } = await confirmedVisit();
    expect(calendar.LOCATION).toBeUndefined();
    const visit = await confirmedVisit();
    await change(visit.id, { status: 'cancelled' });
    const [mail] = await newMails();
    expect(mail?.text).toMatch(/\n\nPawmatch Shelter\n$/);
    expect(mail?.text).not.toMatch(/Telephone|Open|Map|null|undefined/);
  });

  it('R7.24 remove the calendar entry when a visit becomes pending again', async () => {
    const { id } = await confirmedVisit();
    await change(id, { status: 'pending' });
    const [mail] = await newMails();
    expect(mail?.subject).toBe('Your visit with Biscuit is not confirmed any more');
    expect(readCalendar(mail?.calendar).values.METHOD).toBe('CANCEL');
  });

  it.each([
    [
      'its adopter cancels it',
      ({ id, adopter }: Visit) => adopter.call(endpoints.cancelOwnVisit, { params: { id } }),
      'You have cancelled your visit with Biscuit',
      'You have cancelled your visit with Biscuit on Monday, November 23 at 2:00 PM.',
    ],
    [
      'staff cancel it',
      ({ id }: Visit) =>
        admin.call(endpoints.updateVisit, { params: { id }, body: { status: 'cancelled' } }),
      'Your visit with Biscuit was cancelled',
      'We are sorry: we had to cancel your visit with Biscuit on Monday, November 23 at 2:00 PM.',
    ],
    [
      'staff delete it',
      ({ id }: Visit) => admin.call(endpoints.deleteVisit, { params: { id } }),
      'Your visit with Biscuit was cancelled',
      'We are sorry: we had to cancel your visit with Biscuit on Monday, November 23 at 2:00 PM.',
    ],
    [
      'the pet is deleted',
      ({ pet }: Visit) => admin.call(deletePet, { params: { id: pet.id } }),
      'Your visit with Biscuit was cancelled',
      'We are sorry: Biscuit is not at our shelter any more, so your visit on Monday, November 23 at 2:00 PM is cancelled.',
    ],
  ])('D19 D24 F35 say who has cancelled when %s', async (_, cancel, subject, sentence) => {
    const visit = await confirmedVisit();
    expect((await cancel(visit)).status).toBeLessThan(300);
    const mails = await newMails();
    expect(mails).toMatchObject([{ subject }]);
    expect(mails[0]?.text).toContain(sentence);
    expect(mails[0]?.text).toContain('http://pawmatch.example/pets?species=Dog');
    expect(readCalendar(mails[0]?.calendar).values).toMatchObject({
      METHOD: 'CANCEL',
      UID: visit.calendar.UID,
      SEQUENCE: '3',
    });
  });

  it('R4.15 have no calendar entry when a pending request is rejected', async () => {
    const { id } = await requestVisit();
    await newMails();
    await change(id, { status: 'cancelled' });
    const mails = await newMails();
    expect(mails).toMatchObject([{ subject: 'We cannot offer you the visit with Biscuit' }]);
    expect(mails[0]?.calendar).toBeUndefined();
    // Cancelling it again or changing the notes sends no notification.
    await change(id, { status: 'cancelled', notes: 'Called.' });
    expect(await newMails()).toEqual([]);
  });
});
