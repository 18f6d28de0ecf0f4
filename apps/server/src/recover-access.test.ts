import * as account from '@pawmatch/contract/account/account-endpoints';
import { listAlerts, openAlertLink, saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { GATHER_SECONDS } from '@pawmatch/contract/alerts/pet-alert';
import { logout } from '@pawmatch/contract/auth/auth-endpoints';
import * as passwords from '@pawmatch/contract/auth/password-endpoints';
import * as partners from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import * as letters from '@pawmatch/contract/pet-letters/pet-letters-endpoints';
import * as calendars from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import { openVisitLink } from '@pawmatch/contract/visits/own/visit-link-endpoints';
import { requestVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { petLetters } from './features/pet-letters/pet-letters.table.ts';
import { users } from './features/users/users.table.ts';
import { openTestApp, type SignedInClient } from './testing/test-app.ts';

const app = await openTestApp();

const MONDAY_10 = '2026-11-23T15:00:00.000Z';
const NEW_PASSWORD = 'a louder river at night';
const current_password = app.password;

const tokenOf = (text = '') => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Runs the jobs. @returns the mails that they send */
async function mails() {
  await app.runJobs();
  return app.mails.splice(0);
}

/** Somebody with one of each grant. @returns how to see which of them work */
async function personWithGrants() {
  const person = await app.signIn('admin');
  const { id: petId } = await app.buildPet();
  const body = { requested_at: MONDAY_10 };
  const { id } = (await person.call(requestVisit, { params: { petId }, body })).body;
  const visit = tokenOf((await mails()).find(({ to }) => to === person.user.email)?.text);
  const letter = { visitId: id, userId: person.user.id, petName: 'Rex', text: 'Hello.' };
  await app.database.insert(petLetters).values({ ...letter, sentAt: app.now() });
  const share = await person.call(letters.sharePetLetter, { params: { id } });
  const invitation = tokenOf((await person.call(partners.inviteToMatch)).body.url);
  const calendar = (await person.call(calendars.createCalendarAddress)).body.url;
  const reader = await app.signIn();
  const statuses = async () => {
    const query = { token: tokenOf(share.body.share_url) };
    const answers = await Promise.all([
      app.visitor().call(openVisitLink, { body: { token: visit } }),
      app.visitor().call(letters.readSharedLetter, { query }),
      reader.call(partners.openInvitation, { body: { token: invitation } }),
      app.visitor().call(calendars.readCalendar, { query: { token: tokenOf(calendar) } }),
    ]);
    return answers.map(({ status, body }) => (status === 200 ? 'works' : body.code));
  };
  return { person, statuses };
}

const ALL_WORK = ['works', 'works', 'works', 'works'];
const ALL_ENDED = [
  'VISIT_LINK_INVALID',
  'PET_LETTER_NOT_FOUND',
  'INVITATION_INVALID',
  'CALENDAR_NOT_FOUND',
];

async function reset({ user }: SignedInClient) {
  await app.visitor().call(passwords.requestPasswordReset, { body: { email: user.email } });
  const mail = (await mails()).find(({ text }) => text.includes('/reset-password?'));
  const body = { token: tokenOf(mail?.text), new_password: NEW_PASSWORD };
  return app.visitor().call(passwords.resetPassword, { body });
}

const changePassword = (person: SignedInClient) =>
  person.call(passwords.changePassword, { body: { current_password, new_password: NEW_PASSWORD } });

const changeAddress = (person: SignedInClient, email: string) =>
  person.call(account.changeOwnDetails, { body: { email, current_password } });

/** What a member of staff does to the account. */
const byStaff = async (act: (staff: SignedInClient) => Promise<{ status: number }>) =>
  act(await app.signIn('admin'));

const events: Record<string, (person: SignedInClient) => Promise<{ status: number }>> = {
  'a new password': changePassword,
  'a reset of the password': reset,
  'another address': (person) => changeAddress(person, `new.${person.user.email}`),
  'the end of one’s sessions': (person) => person.call(account.endOwnSessions),
  async 'the end of one session'(person) {
    const phone = app.visitor();
    await phone.logIn({ email: person.user.email, password: app.password });
    const sessions = (await person.call(account.listOwnSessions)).body;
    const { id: sessionId } = sessions.find((it: { is_current: boolean }) => !it.is_current);
    return person.call(account.endOwnSession, { params: { sessionId } });
  },
  'the end of the sessions by staff': ({ user: { id } }) =>
    byStaff((staff) => staff.call(account.endUserSessions, { params: { id } })),
  'the end of the role': ({ user: { id } }) =>
    byStaff((staff) =>
      staff.call(account.changeUserRole, { params: { id }, body: { role: 'adopter' } }),
    ),
  'the deletion of the account': (person) =>
    person.call(account.deleteOwnAccount, { body: { current_password } }),
};

describe('what others may have got of an account', () => {
  it.each(Object.entries(events))('S67 D47 S11 ends with %s', async (_name, happen) => {
    const { person, statuses } = await personWithGrants();
    expect(await statuses()).toEqual(ALL_WORK);
    expect((await happen(person)).status).toBeLessThan(300);
    expect(await statuses()).toEqual(ALL_ENDED);
  });

  it('S67 stays after a logout, and after a wrong password', async () => {
    const { person, statuses } = await personWithGrants();
    const body = { current_password: 'something else', new_password: NEW_PASSWORD };
    expect((await person.call(passwords.changePassword, { body })).status).toBe(400);
    expect((await person.call(logout)).status).toBe(204);
    expect(await statuses()).toEqual(ALL_WORK);
  });

  it('S67 B1.10 the link that ends an alert stays after a new password, and ends with its mailbox', async () => {
    const person = await app.signIn();
    const body = { kind: 'search', query: '', frequency: 'at_once' };
    expect((await person.call(saveAlert, { body })).status).toBe(200);
    await app.buildPet();
    app.advance(10);
    await app.runJobs();
    app.advance(GATHER_SECONDS);
    const [mail] = (await mails()).filter(({ to }) => to === person.user.email);
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token');
    const open = async () =>
      (await app.visitor().call(openAlertLink, { body: { token } })).body.code ?? 'works';
    expect((await changePassword(person)).status).toBe(204);
    expect(await open()).toBe('works');
    const another = { email: `moved.${person.user.email}`, current_password: NEW_PASSWORD };
    expect((await person.call(account.changeOwnDetails, { body: another })).status).toBe(200);
    expect(await open()).toBe('ALERT_LINK_INVALID');
  });

  it('S67 B2.11 a planted partner leaves with a reset, a chosen one stays after a new password', async () => {
    const partnerAfter = async (
      happen: (person: SignedInClient) => Promise<unknown>,
      isApproved = true,
    ) => {
      const [owner, other] = [await app.signIn(), await app.signIn()];
      const token = tokenOf((await owner.call(partners.inviteToMatch)).body.url);
      expect((await other.call(partners.joinMatch, { body: { token } })).status).toBe(200);
      if (isApproved) {
        const body = { name: other.user.fullName };
        expect((await owner.call(partners.approvePartner, { body })).status).toBe(200);
      }
      await happen(owner);
      const { partner, waiting_for } = (await other.call(partners.getPartnerMatching)).body;
      return partner ?? waiting_for;
    };
    expect(await partnerAfter(changePassword)).not.toBeNull();
    expect(await partnerAfter(reset)).toBeNull();
    expect(await partnerAfter(changePassword, false), 'who waits for the approval').toBeNull();
  });

  it('S67 B1.10 alerts of an account that was never confirmed end when the owner of the mailbox resets it', async () => {
    const alertsAfterReset = async (emailConfirmedAt: Date | null) => {
      const squatter = await app.signIn();
      const body = { kind: 'search', query: '', frequency: 'daily' };
      expect((await squatter.call(saveAlert, { body })).status).toBe(200);
      const { id, email } = squatter.user;
      await app.database.update(users).set({ emailConfirmedAt }).where(eq(users.id, id));
      expect((await reset(squatter)).status).toBeLessThan(300);
      const owner = app.visitor();
      await owner.logIn({ email, password: NEW_PASSWORD });
      return (await owner.call(listAlerts)).body.length;
    };
    expect(await alertsAfterReset(null)).toBe(0);
    expect(await alertsAfterReset(app.now())).toBe(1);
  });
});

describe('new links of visits', () => {
  it.each(['password', 'address'])(
    'S67 B3.06 are mailed after a change of the %s by who is logged in, to the present address',
    async (what) => {
      const person = await app.signIn();
      const { id: petId } = await app.buildPet({ name: 'Biscuit' });
      const request = { params: { petId }, body: { requested_at: MONDAY_10 } };
      await person.call(requestVisit, request);
      await app.buildVisit({ userId: person.user.id, startsAt: new Date('2026-11-13T15:00:00Z') });
      const to = what === 'address' ? `now.${person.user.email}` : person.user.email;
      // The mail about the request is not sent yet, and must not reach the former address any more.
      const changed =
        what === 'address' ? await changeAddress(person, to) : await changePassword(person);
      expect(changed.status).toBeLessThan(300);
      const sent = await mails();
      const withLinks = sent.filter(({ text }) => text.includes('/visit?token='));
      expect(withLinks.map((mail) => [mail.to, mail.subject.replace(/:.*/, '')])).toEqual(
        expect.arrayContaining([
          [to, 'We have your request to meet Biscuit'],
          [to, 'A new link for your visit with Biscuit'],
        ]),
      );
      expect(withLinks).toHaveLength(2);
      for (const { text } of withLinks) {
        const opened = await app.visitor().call(openVisitLink, { body: { token: tokenOf(text) } });
        expect(opened.status).toBe(200);
      }
    },
  );
});
