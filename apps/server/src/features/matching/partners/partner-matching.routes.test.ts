import {
  changeOwnDetails,
  deleteOwnAccount,
  exportOwnAccount,
} from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { listRecommendations } from '@pawmatch/contract/matching/matching-endpoints';
import * as endpoints from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type SignedInClient } from '../../../testing/test-app.ts';
import { grants } from '../../grants/grants.table.ts';
import { pets } from '../../pets/pets.table.ts';
import { users } from '../../users/users.table.ts';
import { withdrawRequests } from './partner-matching.repository.ts';
import { matchEndings, matchPartners, matchRequests } from './partner-matching.tables.ts';

const app = await openTestApp();
beforeEach(() => app.database.delete(pets));

async function invite(person: SignedInClient): Promise<string> {
  const { status, body } = await person.call(endpoints.inviteToMatch);
  expect(status).toBe(201);
  return new URL(body.url).searchParams.get('token') ?? '';
}
const open = (person: SignedInClient, token: string) =>
  person.call(endpoints.openInvitation, { body: { token } });
const join = (person: SignedInClient, token: string) =>
  person.call(endpoints.joinMatch, { body: { token } });
const stateOf = async (person: SignedInClient) =>
  (await person.call(endpoints.getPartnerMatching)).body;
const approve = (person: SignedInClient, { user }: SignedInClient) =>
  person.call(endpoints.approvePartner, { body: { name: user.fullName } });
const alone = { partner: null, invitation: null, joiner: null, waiting_for: null };

async function pairUp(first: object, second: object): Promise<[SignedInClient, SignedInClient]> {
  const [ada, sam] = [await app.signInWith(first), await app.signInWith(second)];
  expect((await join(sam, await invite(ada))).status).toBe(200);
  expect((await approve(ada, sam)).status).toBe(200);
  return [ada, sam];
}

describe('the link', () => {
  it('B2.11 says who invites and changes nothing until somebody joins; then it is used up', async () => {
    const [ada, sam] = [await app.signInWith({}), await app.signIn()];
    const token = await invite(ada);
    expect(token).toHaveLength(43);
    const opened = { name: ada.user.fullName, is_own: false };
    for (let time = 0; time < 2; time += 1)
      expect((await open(sam, token)).body).toMatchObject(opened);
    expect((await open(ada, token)).body).toMatchObject({ is_own: true });
    expect(await stateOf(sam)).toEqual(alone);
    const asked = { partner: null, waiting_for: { name: ada.user.fullName } };
    expect((await join(sam, token)).body).toMatchObject(asked);
    expect((await approve(ada, sam)).status).toBe(200);
    expect(await stateOf(sam)).toMatchObject({
      partner: { name: ada.user.fullName, has_answered: true },
      invitation: null,
    });
    expect(await stateOf(ada)).toMatchObject({
      partner: { name: sam.user.fullName, has_answered: false },
      invitation: null,
    });
    const third = await app.signIn();
    expect((await join(third, token)).body.code).toBe('INVITATION_INVALID');
  });

  it('B2.11 nobody who matches together has an open invitation, whoever was first', async () => {
    for (let time = 0; time < 10; time += 1) {
      const [ada, sam] = [await app.signIn(), await app.signIn()];
      const tokens = [await invite(ada), await invite(sam)] as const;
      const calls = await Promise.all([
        ...[join(ada, tokens[1]), join(sam, tokens[0])],
        ...[ada, sam].map((person) => person.call(endpoints.inviteToMatch)),
      ]);
      expect(calls.filter(({ status }) => status >= 500)).toEqual([]);
      await Promise.all([approve(ada, sam), approve(sam, ada)]);
      for (const { partner, invitation } of [await stateOf(ada), await stateOf(sam)])
        expect(partner && invitation).toBeNull();
    }
  });

  it('B2.11 S48 names who invites without an address', async () => {
    const [ada, visitor] = [await app.signIn(), app.visitor()];
    const openAs = async (fullName: string) => {
      await app.database.update(users).set({ fullName }).where(eq(users.id, ada.user.id));
      const body = { token: await invite(ada) };
      return (await visitor.call(endpoints.openInvitationAsVisitor, { body })).body.name;
    };
    expect(await openAs('Ada at www.evil.example')).toBe('Ada at');
    expect(await openAs('www.evil.example')).toBe('Somebody');
  });

  it('B2.11 S06 is stored as a hash, expires, is replaced and revoked', async () => {
    const [ada, sam] = [await app.signInWith({}), await app.signIn()];
    const first = await invite(ada);
    const stored = JSON.stringify(await app.database.select().from(grants));
    expect(stored).not.toContain(first);
    const second = await invite(ada);
    expect((await open(sam, first)).status, 'replaced').toBe(400);
    expect((await open(sam, second)).status).toBe(200);
    await ada.call(endpoints.revokeInvitation);
    expect((await join(sam, second)).status, 'revoked').toBe(400);
    const third = await invite(ada);
    app.advance(endpoints.INVITATION_DAYS * 86_400);
    await sam.logIn({ email: sam.user.email, password: app.password });
    expect((await join(sam, third)).body.code, 'expired').toBe('INVITATION_INVALID');
    expect((await join(sam, 'forged')).body.code).toBe('INVITATION_INVALID');
    await ada.logIn({ email: ada.user.email, password: app.password });
    expect(await stateOf(ada), 'expired').toEqual(alone);
    expect((await join(ada, await invite(ada))).status, 'one’s own').toBe(400);
  });

  it('B2.11 S35 of many who join at the same time one succeeds, and nobody is in two pairs', async () => {
    const ada = await app.signInWith({});
    const others = await Promise.all(Array.from({ length: 4 }, () => app.signInWith({})));
    const token = await invite(ada);
    const joined = await Promise.all(others.map((other) => join(other, token)));
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const winner = others[joined.findIndex(({ status }) => status === 200)] as SignedInClient;
    const approved = await Promise.all([1, 2, 3].map(() => approve(ada, winner)));
    expect(approved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const another = await app.signInWith({});
    expect((await join(winner, await invite(another))).body.code).toBe('MATCHING_TOGETHER');
    expect((await winner.call(endpoints.inviteToMatch)).status).toBe(409);
    expect(await stateOf(another), 'the link stays').toMatchObject({ invitation: {} });
  });
});

describe('S69 the approval', () => {
  it('S69 shares nothing before the inviter approves by name, and tells both', async () => {
    const [ada, sam] = [await app.signInWith({}), await app.signInWith({})];
    await join(sam, await invite(ada));
    expect(await stateOf(ada)).toMatchObject({
      ...{ partner: null, invitation: null },
      joiner: { name: sam.user.fullName },
    });
    const shared = () => sam.call(listRecommendations, { query: { view: 'partner' } });
    expect((await shared()).status).toBe(409);
    expect((await approve(sam, ada)).body.code, 'not the joiner').toBe('CONFLICT');
    expect((await approve(ada, ada)).body.code, 'another name').toBe('CONFLICT');
    expect((await stateOf(ada)).partner).toBeNull();
    await app.runJobs();
    const told = ({ user }: SignedInClient) =>
      app.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);
    expect(told(ada)).toEqual([`${sam.user.fullName} wants to match together with you`]);
    expect(told(sam)).toEqual([`You have asked to match together with ${ada.user.fullName}`]);
    expect((await approve(ada, sam)).body.partner.name).toBe(sam.user.fullName);
    expect((await shared()).status).toBe(200);
    await app.runJobs();
    expect(told(ada)).toContain(`You match together with ${sam.user.fullName}`);
    expect(told(sam)).toContain(`You match together with ${ada.user.fullName}`);
  });

  it('S69 is declined by the inviter, or withdrawn by the joiner, and the link stays used', async () => {
    const [ada, sam] = [await app.signInWith({}), await app.signIn()];
    for (const end of [
      () => ada.call(endpoints.revokeInvitation),
      () => sam.call(endpoints.leaveMatch),
    ]) {
      const token = await invite(ada);
      await join(sam, token);
      expect((await end()).status).toBe(204);
      for (const person of [ada, sam]) expect(await stateOf(person)).toEqual(alone);
      expect((await approve(ada, sam)).status).toBe(409);
      expect((await join(sam, token)).status).toBe(400);
    }
    await app.runJobs();
    const subject = `${ada.user.fullName} has not approved matching together`;
    expect(app.mails.filter((mail) => mail.subject === subject)).toMatchObject([
      { to: sam.user.email },
    ]);
  });

  it('S69 is not given to a joiner who withdraws at the same moment', async () => {
    const [ada, sam] = [await app.signInWith({}), await app.signIn()];
    await join(sam, await invite(ada));
    const { approved } = await app.database.transaction(async (tx) => {
      await withdrawRequests(tx, [sam.user.id]);
      const approved = approve(ada, sam);
      const waiting = sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await app.database.execute(waiting)).rowCount).toBe(1);
      return { approved };
    });
    expect((await approved).body.code).toBe('CONFLICT');
    expect((await stateOf(ada)).partner).toBeNull();
  });

  it('S69 S06 is not waited for longer than the invitation is open', async () => {
    const [ada, sam] = [await app.signIn(), await app.signIn()];
    await join(sam, await invite(ada));
    app.advance(endpoints.INVITATION_DAYS * 86_400);
    await app.runJobs();
    expect(await app.database.$count(matchRequests)).toBe(0);
  });
});

describe('the end', () => {
  it('B2.11 B7.07 either leaves at any time, the other is told, and both match alone again', async () => {
    const [ada, sam] = await pairUp({}, {});
    expect((await sam.call(exportOwnAccount)).body.matches_together_since).not.toBeNull();
    expect((await sam.call(endpoints.leaveMatch)).status).toBe(204);
    expect(await stateOf(ada)).toEqual(alone);
    await app.runJobs();
    const mail = app.mails.filter(({ to }) => to === ada.user.email).at(-1);
    expect(mail?.subject).toBe(`You no longer match together with ${sam.user.fullName}`);
    const formerOf = async (person: SignedInClient) =>
      (await person.call(getCurrentUser)).body.former_partner;
    expect([await formerOf(ada), await formerOf(sam)]).toEqual([sam.user.fullName, null]);
    expect((await ada.call(exportOwnAccount)).body.matched_together_until).not.toBeNull();
    expect((await ada.call(endpoints.hideEnding)).status).toBe(204);
    expect(await formerOf(ada)).toBeNull();
    const { status } = await ada.call(listRecommendations, { query: { view: 'partner' } });
    expect(status).toBe(409);
    expect((await join(ada, await invite(sam))).status, 'they may again').toBe(200);
    expect((await approve(sam, ada)).status).toBe(200);
    await ada.call(endpoints.leaveMatch);
    expect(await formerOf(sam)).toBe(ada.user.fullName);
    await join(ada, await invite(sam));
    await approve(sam, ada);
    expect(await formerOf(sam), 'they match together again').toBeNull();
    await ada.call(endpoints.leaveMatch);
    app.advance(60);
    const renamed = await ada.call(changeOwnDetails, { body: { full_name: 'Ada Newname' } });
    expect(renamed.status).toBe(200);
    expect(await formerOf(sam), 'the name of then').toBe(ada.user.fullName);
    app.advance(91 * 86_400);
    await app.runJobs();
    expect(await app.database.$count(matchEndings), 'S06').toBe(0);
  });

  it('B2.11 F10 is erased with either account', async () => {
    const [ada, sam] = await pairUp({}, {});
    await ada.call(deleteOwnAccount, { body: { current_password: app.password } });
    expect(await stateOf(sam)).toEqual(alone);
    const rows = await app.database.select().from(matchPartners);
    expect(rows.filter(({ partnerId }) => partnerId === ada.user.id)).toEqual([]);
  });
});
