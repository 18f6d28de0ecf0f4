import { setTimeout as delay } from 'node:timers/promises';
import {
  changeUserRole,
  deleteUser,
  endUserSessions,
  exportUser,
  getUser,
  listUserSessions,
  listUsers,
} from '@pawmatch/contract/account/account-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import * as endpoints from '@pawmatch/contract/colleagues/colleagues-endpoints';
import * as invitations from '@pawmatch/contract/colleagues/invitation-endpoints';
import { errorMessages } from '@pawmatch/contract/error-messages';
import { listHistory } from '@pawmatch/contract/history/history-endpoints';
import * as settings from '@pawmatch/contract/shelter/shelter-endpoints';
import { SHELTER_HEADER } from '@pawmatch/contract/shelter-address';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { changeVisitsInBulk } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isNightly } from '../../testing/nightly.ts';
import { buildSecondShelter, SECOND_SHELTER, signInThere } from '../../testing/second-shelter.ts';
import { until } from '../../testing/server-processes.ts';
import { openTestApp, type SignedInClient } from '../../testing/test-app.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { lockManagers } from '../staff/managers.repository.ts';
import { endMembership, setShelterRole } from '../staff/memberships.repository.ts';

const app = await openTestApp();
beforeAll(() => buildSecondShelter(app));

const ROUNDS = isNightly ? 5 : 1;

const here = { [SHELTER_HEADER]: 'pawmatch-shelter' };
const there = { [SHELTER_HEADER]: 'berlin-cats' };
const paramsOf = ({ user }: SignedInClient) => ({ id: user.id });
const list = (by: SignedInClient, headers: typeof here) =>
  by.call(endpoints.listColleagues, { headers });
const remove = (by: SignedInClient, whom: SignedInClient, headers: typeof here) =>
  by.call(endpoints.removeColleague, { params: paramsOf(whom), headers });
const codeOf = (answer: { status: number; body: { code?: string } }) =>
  answer.body?.code ?? answer.status;
const me = async (person: SignedInClient) => (await person.call(getCurrentUser)).body;

/** Works at both shelters. */
async function signInAtBoth(role: ShelterRole, roleThere = role): Promise<SignedInClient> {
  const person = await signInThere(app, roleThere);
  const place = { userId: person.user.id, shelterId: FIRST_SHELTER };
  await setShelterRole(app.database, { ...place, role, now: app.now() });
  return person;
}

async function mailsTo({ user }: SignedInClient) {
  await app.runJobs();
  return app.mails.splice(0).filter(({ to }) => to === user.email);
}

/** Of an invitation. */
function linkIn(mail: { text: string } | undefined) {
  const [, invitation, token] = /invitation=([\w-]+)&token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { invitation, token };
}

let manager: SignedInClient;
beforeEach(async () => {
  await app.database.execute(sql`DELETE FROM visits`);
  await app.database.execute(sql`DELETE FROM users`);
  await app.runJobs();
  app.mails.length = 0;
  manager = await signInAtBoth('manager');
});

describe('colleagues of several shelters', () => {
  it('B8.02 B8.06 are those of the shelter of the call, and may there what their role says', async () => {
    const both = await signInAtBoth('volunteer', 'manager');
    const other = await signInThere(app, 'staff');
    const idsAt = async (headers: typeof here) =>
      (await list(manager, headers)).body.colleagues.map(({ id }: { id: string }) => id).sort();
    expect(await idsAt(here)).toEqual([manager.user.id, both.user.id].sort());
    expect(await idsAt(there)).toEqual([manager.user.id, both.user.id, other.user.id].sort());
    expect([codeOf(await list(both, here)), (await list(both, there)).status]).toEqual([
      'FORBIDDEN',
      200,
    ]);
    const { shelters, capabilities } = await me(both);
    expect(shelters).toMatchObject([
      { slug: 'pawmatch-shelter', name: 'Pawmatch Shelter', role: 'volunteer' },
      { slug: 'berlin-cats', name: 'Berlin Cats', role: 'manager' },
    ]);
    const mayManage = (shelter: { capabilities: string[] }) =>
      shelter.capabilities.includes('staff.manage');
    expect(shelters.map(mayManage)).toEqual([false, true]);
    expect(mayManage({ capabilities })).toBe(true);
  });

  it('B8.07 keep the other role and the sessions when one role ends; the last one takes them along', async () => {
    const both = await signInAtBoth('staff');
    expect((await remove(manager, both, here)).status).toBe(204);
    expect(codeOf(await both.call(settings.getSettings, { headers: here }))).toBe(
      'SHELTER_NOT_FOUND',
    );
    expect((await both.call(settings.getSettings)).body.name).toBe('Berlin Cats');
    expect((await me(both)).shelters).toMatchObject([{ slug: 'berlin-cats', role: 'staff' }]);
    const changesAt = async (headers: typeof here) => {
      const query = { person_id: both.user.id };
      const { body } = await manager.call(listHistory, { query, headers });
      return JSON.stringify(body).match(/"staff_role"/g)?.length;
    };
    expect([await changesAt(here), await changesAt(there)]).toEqual([2, 1]);
    const [mail] = await mailsTo(both);
    expect(mail?.subject).toBe('You no longer work with Pawmatch Shelter');
    expect(mail?.text).toContain('other shelters stays');

    const suspending = { params: paramsOf(both), headers: there };
    expect((await manager.call(endpoints.suspendColleague, suspending)).status).toBe(204);
    expect(codeOf(await both.call(getCurrentUser))).toBe('SESSION_EXPIRED');
    expect((await mailsTo(both))[0]?.text).toContain('logged out everywhere');
  });

  it('B8.07 S04 lose the sessions, too, when both roles end at the same moment', async () => {
    const both = await signInAtBoth('staff');
    const colleague = { userId: both.user.id, shelterId: FIRST_SHELTER };
    let removing: ReturnType<typeof remove> | undefined;
    await app.database.transaction(async (tx) => {
      await endMembership(tx, colleague, app.now());
      removing = remove(manager, both, there);
      const isWaiting = () =>
        until(async () => {
          const { rowCount } = await app.database.execute(sql`SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`);
          return rowCount === 1;
        });
      await Promise.race([removing, isWaiting()]);
    });
    expect((await removing)?.status).toBe(204);
    expect(codeOf(await both.call(getCurrentUser))).toBe('SESSION_EXPIRED');
    const { rows } = await app.database.execute(
      sql`SELECT role FROM users WHERE id = ${both.user.id}`,
    );
    expect(rows).toEqual([{ role: 'adopter' }]);
  });

  it('B8.07 S04 the last manager stays at each shelter, also when two remove each other at both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = await signInAtBoth('manager');
      const removals = [here, there].flatMap((headers) => [
        remove(manager, other, headers),
        remove(other, manager, headers),
      ]);
      const answers = await Promise.all(removals);
      const done = answers.map(({ status }) => status === 204);
      expect([done.slice(0, 2), done.slice(2)].map((at) => at.filter(Boolean).length)).toEqual([
        1, 1,
      ]);
      expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500);
      const { rows } = await app.database.execute(sql`SELECT shelter_id FROM memberships
        WHERE role = 'manager' AND until IS NULL ORDER BY shelter_id`);
      expect(rows.map(({ shelter_id }) => shelter_id)).toEqual([FIRST_SHELTER, SECOND_SHELTER]);
      await app.database.execute(sql`DELETE FROM users`);
      manager = await signInAtBoth('manager');
    }
  });

  it('B8.07 the last manager of one shelter stays although another shelter has more', async () => {
    const elsewhere = await app.signIn('manager');
    expect(codeOf(await remove(manager, manager, there))).toBe('LAST_ADMIN');
    const closing = { params: paramsOf(manager), body: { current_password: app.password } };
    expect(codeOf(await elsewhere.call(deleteUser, closing))).toBe('LAST_ADMIN');
    await signInThere(app, 'manager');
    expect(codeOf(await elsewhere.call(deleteUser, closing))).toBe('FORBIDDEN');
    expect((await remove(manager, manager, there)).status).toBe(204);
    // Who worked at another shelter is known there, too.
    expect(codeOf(await elsewhere.call(deleteUser, closing))).toBe('FORBIDDEN');
  });

  it('B8.07 S53 changes at one shelter do not wait for the managers of another', async () => {
    const colleague = await signInThere(app, 'volunteer');
    await app.database.transaction(async (tx) => {
      await lockManagers(tx, FIRST_SHELTER);
      expect((await remove(manager, colleague, there)).status).toBe(204);
    });
  });

  it('B8.07 B8.08 R6.04 a colleague becomes manager at once, and who works elsewhere only by accepting', async () => {
    const person = await app.signIn('volunteer');
    await app.buildVisit({
      shelterId: SECOND_SHELTER,
      petId: (await app.buildPet({ shelterId: SECOND_SHELTER })).id,
      userId: person.user.id,
    });
    await app.database.execute(sql`
      UPDATE shelters SET second_factor_required_at = now() - interval '1 year' WHERE slug = 'berlin-cats'`);
    const change = async (role: string, headers = there) => {
      const body = { role, current_password: app.password };
      const answer = await manager.call(changeUserRole, {
        ...{ params: paramsOf(person), body, headers },
      });
      return [answer.status, answer.body.role];
    };
    const roles = async () =>
      (await me(person)).shelters.map(({ role }: { role: string }) => role) as string[];
    expect(await change('admin')).toEqual([200, 'adopter']);
    expect(await me(person)).toMatchObject({ shelters: [{ role: 'volunteer' }] });
    expect((await me(person)).second_factor_due).toBeNull();
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('You are invited to work with Berlin Cats');
    const body = linkIn(mail);
    expect((await person.call(invitations.acceptStaffInvitation, { body })).status).toBe(204);
    expect(await roles()).toEqual(['volunteer', 'manager']);
    expect(new Date((await me(person)).second_factor_due) > app.now()).toBe(true);
    expect(await change('admin', here)).toEqual([200, 'admin']);
    expect(await roles()).toEqual(['manager', 'manager']);
    expect((await mailsTo(person)).at(-1)?.subject).toBe('Pawmatch Shelter has a new admin');
    expect(await change('adopter')).toEqual([200, 'adopter']);
    expect(await roles()).toEqual(['manager']);
    await app.database.execute(sql`UPDATE shelters SET second_factor_required_at = NULL`);
  });

  it('B8.02 people who work only elsewhere are adopters of a shelter in its lists, records and exports', async () => {
    const person = await app.signIn('manager');
    const petId = (await app.buildPet({ shelterId: SECOND_SHELTER })).id;
    await app.buildVisit({ shelterId: SECOND_SHELTER, petId, userId: person.user.id });
    const rolesAt = async (headers: typeof here) => {
      const params = paramsOf(person);
      const listed = (role: string) => manager.call(listUsers, { query: { role }, headers });
      const found = [await listed('admin'), await listed('adopter')].map(({ body }) =>
        body.some(({ id }: { id: string }) => id === person.user.id),
      );
      return [
        ...found,
        (await manager.call(getUser, { params, headers })).body.role,
        (await manager.call(exportUser, { params, headers })).body.account.role,
      ];
    };
    expect(await rolesAt(here)).toEqual([true, false, 'admin', 'admin']);
    expect(await rolesAt(there)).toEqual([false, true, 'adopter', 'adopter']);
  });

  it('B8.07 who works at one shelter is invited to another, in its name', async () => {
    const person = await app.signIn('manager');
    const { email } = person.user;
    const invite = (headers: typeof here) =>
      manager.call(endpoints.inviteColleague, { body: { email, role: 'volunteer' }, headers });
    expect([codeOf(await invite(here)), codeOf(await invite(there))]).toEqual([
      'ALREADY_COLLEAGUE',
      204,
    ]);
    const mail = (await mailsTo(person)).find(({ text }) => text.includes('invitation='));
    expect(mail?.subject).toContain('Berlin Cats');
    const body = linkIn(mail);
    expect((await person.call(invitations.openStaffInvitation, { body })).body).toMatchObject({
      shelter: 'Berlin Cats',
    });
    expect([
      (await list(manager, here)).body.invitations,
      (await list(manager, there)).body.invitations,
    ]).toMatchObject([[], [{ email }]]);
    expect((await person.call(invitations.acceptStaffInvitation, { body })).status).toBe(204);
    expect((await me(person)).shelters).toMatchObject([{ role: 'manager' }, { role: 'volunteer' }]);
  });

  it('B8.07 S76 a long change stops when the role ends at its shelter, not that at another', async () => {
    const both = await signInAtBoth('staff', 'manager');
    await app.buildVisit();
    await app.buildVisit({ startsAt: new Date('2026-12-03T15:00:00Z') });
    await app.database.execute(sql`
      CREATE FUNCTION end_role() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE memberships SET suspended_at = now() WHERE role = 'staff'; RETURN NULL; END $$`);
    await app.database.execute(sql`
      CREATE TRIGGER ends_role AFTER UPDATE ON visits FOR EACH STATEMENT EXECUTE FUNCTION end_role()`);
    const body = { filters: {}, action: 'set_status', status: 'confirmed' };
    const answer = await both.call(changeVisitsInBulk, { body, headers: here });
    await app.database.execute(sql`DROP FUNCTION end_role CASCADE`);
    const report = JSON.parse(answer.body.trim().split('\n').at(-1));
    expect(report).toMatchObject({
      done: 1,
      failures: [{ reason: errorMessages.FORBIDDEN }],
    });
  });

  it('B8.07 only the live updates of the shelter whose role has ended stop', async () => {
    const both = await signInAtBoth('staff');
    const open = async (headers: typeof here) => {
      const response = await fetch(`${app.url}/api/admin/changes`, {
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${both.token}`,
          ...headers,
        },
      });
      const reader = response.body?.getReader();
      const ended = (async () => {
        while (!(await reader?.read())?.done);
        return 'ended';
      })();
      return { ended, leave: () => reader?.cancel() };
    };
    const [atHere, atThere] = [await open(here), await open(there)];
    expect((await remove(manager, both, here)).status).toBe(204);
    expect(await atHere.ended).toBe('ended');
    expect(await Promise.race([atThere.ended, delay(200, 'open')])).toBe('open');
    await atThere.leave();
  });
});

describe('settings of several shelters', () => {
  it('B8.01 B8.02 are read and changed at one shelter, with the visits there', async () => {
    await app.buildVisit();
    const { id: petId } = await app.buildPet({ shelterId: SECOND_SHELTER });
    const startsAt = new Date('2026-12-07T15:00:00Z');
    const visit = await app.buildVisit({ shelterId: SECOND_SHELTER, petId, startsAt });
    const read = async (headers: typeof here) =>
      (await manager.call(settings.getSettings, { headers })).body;
    const before = await read(here);
    const { name, time_zone, visiting, version } = await read(there);
    const closed = { from: '2026-11-20', to: '2026-12-31', hours: null, is_yearly: false };
    const closures = [{ ...closed, reason: 'Moving' }];
    const contact = { address: 'Katzenweg 1', phone: null, email: null, hours: null };
    const body = { name, time_zone, ...contact, visiting: { ...visiting, closures } };
    const preview = await manager.call(settings.previewSettings, { body, headers: there });
    expect(preview.body.touched_visits.map((it: { visit: { id: string } }) => it.visit.id)).toEqual(
      [visit.id],
    );
    const change = { ...body, expected_version: version, cancel_touched_visits: true };
    const changed = await manager.call(settings.updateSettings, { body: change, headers: there });
    expect(changed.body).toMatchObject({
      cancelled_count: 1,
      settings: { address: 'Katzenweg 1' },
    });
    expect(await read(here)).toEqual(before);
    const addressFor = async (query: { pet_id?: string }) =>
      (await app.visitor().call(settings.getShelter, { query })).body.address;
    expect([await addressFor({}), await addressFor({ pet_id: petId })]).toEqual([
      before.address,
      'Katzenweg 1',
    ]);
  });

  it('B8.08 S53 the account of who works at another shelter, too, is not for one shelter to reset or log out', async () => {
    const [both, alone] = [await signInAtBoth('staff'), await signInThere(app, 'staff')];
    const elsewhere = await signInThere(app, 'manager');
    const answers = async (person: SignedInClient) => {
      const params = paramsOf(person);
      return [
        codeOf(await elsewhere.call(endpoints.askFactorReset, { params })),
        (await elsewhere.call(listUserSessions, { params })).status,
        (await elsewhere.call(endUserSessions, { params })).status,
      ];
    };
    expect(await answers(both)).toEqual(['FORBIDDEN', 403, 403]);
    expect(await answers(alone)).toEqual(['NO_SECOND_FACTOR', 200, 204]);
  });

  it('B8.08 a second factor is required only by the shelter that does', async () => {
    const both = await signInAtBoth('staff');
    const body = { is_required: true };
    const required = await manager.call(settings.requireSecondFactor, { body, headers: there });
    expect(required.body.second_factor_required_at).not.toBeNull();
    app.advance(10 * 24 * 3_600);
    await both.logIn({ email: both.user.email, password: app.password });
    const open = (headers: typeof here) => both.call(settings.getSettings, { headers });
    expect([(await open(here)).status, codeOf(await open(there))]).toEqual([
      200,
      'SECOND_FACTOR_MISSING',
    ]);
    const { shelters } = await me(both);
    expect(shelters.map((it: { capabilities: string[] }) => it.capabilities.length > 0)).toEqual([
      true,
      false,
    ]);
    const mail = (await mailsTo(both)).find(({ subject }) => subject.includes('second step'));
    expect(mail?.subject).toContain('Berlin Cats');
    await app.database.execute(sql`UPDATE shelters SET second_factor_required_at = NULL`);
  });
});
