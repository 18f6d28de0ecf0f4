import {
  deleteOwnAccount,
  exportOwnAccount,
  exportUser,
  getUser,
} from '@pawmatch/contract/account/account-endpoints';
import { getVisit } from '@pawmatch/contract/visits/visits-endpoints';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOldPersonalData } from '../../remove-old-personal-data.ts';
import { createJournalApp, HOUR, type JournalApp } from './testing/journal-app.ts';

let app: JournalApp['app'];
let manager: JournalApp['manager'];
let staff: JournalApp['staff'];
let journalOf: JournalApp['journalOf'];
let wait: JournalApp['wait'];

beforeEach(async () => {
  ({ app, manager, staff, journalOf, wait } = await createJournalApp());
});
afterEach(() => app.close());

describe('people in the journal', () => {
  it('B8.09 forgets people who are erased, and what is older than RETENTION_DAYS', async () => {
    const adopter = await app.signIn();
    const leaver = await app.signIn('staff');
    const [{ id }, other] = [adopter.user, await app.buildUser()];
    for (const person of [id, other.id]) await leaver.call(getUser, { params: { id: person } });
    const visit = await app.buildVisit({ userId: id });
    await leaver.call(getVisit, { params: { id: visit.id } });
    for (const person of [adopter, leaver]) {
      await person.call(deleteOwnAccount, { body: { current_password: app.password } });
    }
    const opened = await journalOf({ kind: 'opened' });
    expect(opened.map(({ colleague, person }) => [colleague, person?.id])).toEqual([
      [null, undefined],
      [null, other.id],
      [null, undefined],
    ]);
    const { rows } = await app.database.execute(
      sql`SELECT FROM journal WHERE person_id = ${id} OR colleague_id = ${leaver.user.id}`,
    );
    expect(rows).toEqual([]);
    await wait(app.config.retentionDays * 24 * HOUR - 1);
    await removeOldPersonalData(app.dependencies).run();
    expect(await journalOf({ kind: 'opened' })).toHaveLength(3);
    await wait(2);
    await removeOldPersonalData(app.dependencies).run();
    expect(await journalOf({ kind: 'opened' })).toEqual([]);
  });

  it('B8.09 is named in a person’s own export, by roles', async () => {
    const adopter = await app.signIn();
    const params = { id: adopter.user.id };
    await staff.call(getUser, { params });
    const leaver = await app.signIn('volunteer');
    const visit = await app.buildVisit({ userId: params.id });
    await leaver.call(getVisit, { params: { id: visit.id } });
    await leaver.call(deleteOwnAccount, { body: { current_password: app.password } });
    await manager.call(exportUser, { params });
    const { body } = await adopter.call(exportOwnAccount);
    const at = app.now().toISOString();
    expect(body.access_by_staff).toEqual([
      { kind: 'person.exported', by: 'manager', at },
      { kind: 'visit.opened', by: null, at },
      { kind: 'person.opened', by: 'staff', at },
    ]);
    for (const { user } of [staff, manager]) expect(JSON.stringify(body)).not.toContain(user.email);
  });
});
