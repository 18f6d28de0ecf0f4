import type { RecordToJoin } from '@pawmatch/contract/person-joins/person-joins-endpoints';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { staffActorOf } from '../../platform/database/actor.ts';
import { constraintOf, type Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { type Caller, runsInstallation, shelterOf } from '../../platform/http/requests/caller.ts';
import { enqueueMails } from '../../platform/mail/queue/enqueue-mail.ts';
import { accountMessages } from '../account/account-messages.ts';
import { endMailedLinks } from '../adoptions/mails/end-mailed-links.repository.ts';
import { deleteGrantsFor } from '../grants/grants.repository.ts';
import { lockPets } from '../pets/pets.repository.ts';
import { listMembershipsOfUser } from '../staff/memberships.repository.ts';
import { isKnownElsewhere } from '../users/people-query.repository.ts';
import { isJoined, listJoinsOf } from '../users/person-joins.repository.ts';
import type { MovedRows, PersonJoinRow } from '../users/person-joins.table.ts';
import { findUser } from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { joinMails } from './join-mails.ts';
import * as moves from './moved-rows.repository.ts';
import { joinRefusals } from './person-join-messages.ts';
import * as repository from './person-joins.repository.ts';
import { undoEnd } from './undo-end.ts';

/** Carries the result of a join that is not kept. */
class Preview {
  readonly join: PersonJoinRow;
  constructor(join: PersonJoinRow) {
    this.join = join;
  }
}

const refused = (why: keyof typeof joinRefusals) =>
  new AppError('JOIN_REFUSED', { detail: joinRefusals[why] });

type JoinDependencies = Uses<'database' | 'clock' | 'shelters' | 'publicUrl' | 'recoverAccess'>;

/** Joins two records of one person: an account with another account, or with a visitor without one. */
export function createPersonJoinsService(dependencies: JoinDependencies) {
  const { database, clock, shelters, publicUrl, recoverAccess } = dependencies;
  const senderOf = (shelterId: string) => ({ shelter: shelters.of(shelterId), publicUrl });

  /** @throws AppError FORBIDDEN of people who others know, too, and who decide as well */
  async function requireKnownHereOnly(tx: Queries, caller: Caller, userId: string) {
    if (shelters.isOne() || runsInstallation(caller)) return;
    if (await isKnownElsewhere(tx, { userId, shelterId: shelterOf(caller) })) {
      throw new AppError('FORBIDDEN', { detail: accountMessages.knownElsewhere });
    }
  }

  /** @throws AppError JOIN_REFUSED of who works at a shelter, or whose joined records can still be separated */
  async function requireJoinable(tx: Queries, caller: Caller, { id, role }: UserRow) {
    const memberships = await listMembershipsOfUser(tx, id);
    if (role !== 'adopter' || memberships.some(({ until }) => !until)) throw refused('staff');
    if (await isJoined(tx, id)) throw refused('joinedBefore');
    await requireKnownHereOnly(tx, caller, id);
  }

  async function requireRecord(tx: Queries, record: RecordToJoin, shelterId: string) {
    const { user_id: userId = null, visit_id, adoption_id } = record;
    if (userId) {
      const account = await findUser(tx, userId);
      if (!account) throw new AppError('USER_NOT_FOUND');
      return { userId, visitor: account };
    }
    const [kind, id] = visit_id
      ? (['visit_id', visit_id] as const)
      : (['adoption_id', adoption_id ?? ''] as const);
    const visitor = await repository.findVisitor(tx, { kind, id }, shelterId);
    if (!visitor) throw new AppError(visit_id ? 'VISIT_NOT_FOUND' : 'ADOPTION_NOT_FOUND');
    return { userId, visitor };
  }

  async function join(tx: Queries, caller: Caller, id: string, record: RecordToJoin) {
    const now = clock();
    const shelterId = shelterOf(caller);
    const other = await requireRecord(tx, record, shelterId);
    if (other.userId === id) throw refused('same');
    await lockPets(tx, await moves.listPetsOfRecords(tx, other));
    const people = await repository.lockPeople(tx, [id, other.userId ?? id]);
    const person = people.find((user) => user.id === id);
    const account = people.find((user) => user.id === other.userId);
    if (!person || (other.userId && !account)) throw new AppError('USER_NOT_FOUND');
    if (!person.emailConfirmedAt) throw refused('unconfirmed');
    for (const each of people) await requireJoinable(tx, caller, each);
    if (account && (await listJoinsOf(tx, account.id)).length > 0) {
      throw refused('joinedBefore');
    }
    const moved = account
      ? await moveAccount(tx, { from: account.id, to: id, by: caller.userId, now })
      : await moves.moveVisitor(tx, { visitor: other.visitor, shelterId, to: id, now });
    if (await moves.adoptsTwice(tx, id)) throw refused('overlap');
    const { fullName, email, phoneNumber } = other.visitor;
    const row: PersonJoinRow = {
      ...{ id: newId(), shelterId, userId: id, joinedUserId: other.userId },
      ...{ fullName, email, phoneNumber, moved, joinedBy: caller.userId, joinedAt: now },
    };
    await repository.insertJoin(tx, row);
    return { row, person, account };
  }

  /** Links that were mailed to the former address open nothing any more. */
  async function endLinks(tx: Queries, { visits, adoptions }: MovedRows) {
    await deleteGrantsFor(tx, 'visit', visits);
    await deleteGrantsFor(tx, 'pet letter', visits);
    for (const id of adoptions) await endMailedLinks(tx, id);
  }

  /** Nobody is logged in to the account that was joined. */
  async function endAccess(tx: Queries, { moved, joinedUserId, joinedAt }: PersonJoinRow) {
    await endLinks(tx, moved);
    if (!joinedUserId) return;
    await recoverAccess(tx, { userId: joinedUserId, by: 'end of all sessions', now: joinedAt });
  }

  async function tell(tx: Queries, kind: 'joined' | 'separated', { row, person, account }: Joined) {
    const sender = senderOf(row.shelterId);
    await enqueueMails(tx, joinMails(kind, { row, person, account }, sender), clock());
    for (const { id } of [person, account].flatMap((user) => user ?? [])) {
      await repository.recordJoin(tx, `person.${kind}`, id, clock());
    }
  }

  return {
    /** @throws AppError USER_NOT_FOUND */
    async listCandidates(caller: Caller, id: string, search: string | undefined) {
      const person = await findUser(database, id);
      if (!person) throw new AppError('USER_NOT_FOUND');
      const where = { shelterId: shelterOf(caller), isOnlyShelter: shelters.isOne(), search };
      return repository.listCandidates(database, person, where);
    },

    /** Joins the records and takes it back, so that it says what {@link join} would do. @throws AppError as it does */
    async preview(caller: Caller, id: string, record: RecordToJoin): Promise<PersonJoinRow> {
      const { actor } = staffActorOf(caller);
      try {
        return await database.transactionAs(actor, async (tx) => {
          throw new Preview((await join(tx, caller, id, record)).row);
        });
      } catch (error) {
        if (error instanceof Preview) return error.join;
        throw withoutOverlap(error);
      }
    },

    /** @throws AppError JOIN_REFUSED, FORBIDDEN, USER_NOT_FOUND, VISIT_NOT_FOUND, ADOPTION_NOT_FOUND */
    async join(caller: Caller, id: string, record: RecordToJoin): Promise<PersonJoinRow> {
      const { actor } = staffActorOf(caller);
      const work = database.transactionAs(actor, async (tx) => {
        const joined = await join(tx, caller, id, record);
        await endAccess(tx, joined.row);
        await tell(tx, 'joined', joined);
        return joined.row;
      });
      return work.catch((error: unknown) => {
        throw withoutOverlap(error);
      });
    },

    /** Those that the shelter has joined: another one's say what it alone knows. */
    list: async (caller: Caller, id: string) =>
      (await listJoinsOf(database, id)).filter(({ join }) => join.shelterId === shelterOf(caller)),

    /** @throws AppError JOIN_NOT_FOUND when it was undone, or can be no more; FORBIDDEN */
    separate: (caller: Caller, { id, joinId }: { id: string; joinId: string }): Promise<void> =>
      database.transactionAs(staffActorOf(caller).actor, async (tx) => {
        const now = clock();
        const found = await repository.findJoin(tx, joinId);
        const account = found?.joinedUserId ? await findUser(tx, found.joinedUserId) : undefined;
        await lockPets(tx, await moves.listPetsOfRecords(tx, { userId: id, visitor: NOBODY }));
        const people = await repository.lockPeople(tx, [id, account?.id ?? id]);
        const row = await repository.lockJoin(tx, joinId);
        const person = people.find((user) => user.id === id);
        const isHere = row?.userId === id && row.shelterId === shelterOf(caller);
        if (!row || !isHere || !person || undoEnd(row) < now) {
          throw new AppError('JOIN_NOT_FOUND');
        }
        await requireKnownHereOnly(tx, caller, id);
        const { moved, joinedUserId } = row;
        await moves.deleteCombinedNotes(tx, moved);
        if (joinedUserId) await moves.moveRowsBack(tx, moved, { from: id, to: joinedUserId, now });
        else await moves.moveVisitorBack(tx, moved, { visitor: row, from: id, now });
        await endLinks(tx, moved);
        await repository.deleteJoin(tx, joinId);
        await tell(tx, 'separated', { row, person, account });
      }),
  };
}

interface Joined {
  row: PersonJoinRow;
  person: UserRow;
  account: UserRow | undefined;
}

const NOBODY = { fullName: '', email: null, phoneNumber: null };

async function moveAccount(
  tx: Queries,
  { from, to, by, now }: { from: string; to: string; by: string; now: Date },
): Promise<MovedRows> {
  const combined_notes = await moves.combineNotes(tx, { from, to, by, now });
  return { ...(await moves.moveRows(tx, { from, to, now })), combined_notes };
}

/** Two requests for one pet, or two visits at one time, are not one person's. */
const withoutOverlap = (error: unknown): unknown =>
  constraintOf(error) ? refused('overlap') : error;
