import {
  type InvitationLink,
  type InvitedRegistration,
  type NewInvitation,
  STAFF_INVITATION_DAYS,
} from '@pawmatch/contract/colleagues/colleague-changes';
import type { OpenedInvitation } from '@pawmatch/contract/colleagues/invitation-endpoints';
import type * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { actorOf, LINK } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { CallingDevice } from '../auth/devices/devices.ts';
import type { LoggedIn } from '../auth/login.service.ts';
import { requireUncommonPassword } from '../auth/passwords/common-password.ts';
import { hashPassword } from '../auth/passwords/password-hash.ts';
import { findGrant, takeGrant } from '../grants/grants.repository.ts';
import { type StaffSender, staffSender } from '../shelter/write-shelter-mail.ts';
import * as repository from '../staff/invitations.repository.ts';
import type { InvitationRow, OpenInvitation } from '../staff/invitations.table.ts';
import { lockManagers, lockManagersAs } from '../staff/managers.repository.ts';
import { findMembership, setShelterRole } from '../staff/memberships.repository.ts';
import type { MailRecipient } from '../users/mail-recipient.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { informManagers, roleMail } from './colleague-mails.ts';
import { enqueueInvitation } from './compose-invitation-mail.ts';
import { requireUsedRole } from './require-used-role.ts';

const LIFETIME_MS = STAFF_INVITATION_DAYS * 24 * 60 * 60_000;

type Link = z.output<typeof InvitationLink>;

type Named = Pick<InvitationRow, 'id' | 'shelterId'>;

const expiryFrom = (now: Date) => new Date(now.getTime() + LIFETIME_MS);

/** Stores an invitation in place of an open one to the same address, and mails its link. */
async function inviteColleague(
  tx: Queries,
  {
    now,
    ...invitation
  }: Pick<OpenInvitation, 'shelterId' | 'email' | 'role' | 'invitedBy'> & { now: Date },
): Promise<void> {
  const dates = { invitedAt: now, expiresAt: expiryFrom(now) };
  const id = await repository.storeInvitation(tx, { ...invitation, ...dates });
  const { shelterId, email } = invitation;
  await enqueueInvitation(tx, { id, email, shelterId }, now);
}

/**
 * Makes somebody manager at once who works at the shelter already, or who asks for it; all managers are told. With
 * several shelters, others are invited: nobody gets a role, and what a shelter requires of it, without having accepted.
 * @returns whether the person is manager now
 * @throws AppError EMAIL_NOT_CONFIRMED
 */
export async function appointManager(
  tx: Queries,
  {
    email,
    user,
    by,
    managers,
    asksFirst,
    now,
  }: {
    email: string;
    user: UserRow | undefined;
    by: UserRow;
    managers: MailRecipient[];
    asksFirst: boolean;
    now: Date;
  },
  sender: StaffSender,
): Promise<boolean> {
  const role = 'manager';
  const shelterId = sender.shelter.id;
  const isAtOnce =
    user &&
    (!asksFirst || user.id === by.id || (await findMembership(tx, { userId: user.id, shelterId })));
  if (!isAtOnce) {
    await inviteColleague(tx, { shelterId, email, role, invitedBy: by.id, now });
    return false;
  }
  if (!user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
  await setShelterRole(tx, { userId: user.id, shelterId, role, invitedBy: by.id, now });
  await informManagers(tx, { managers: [...managers, user], user, by, now }, sender);
  return true;
}

/** Colleagues come by a mailed link, which works once, and for its address alone. */
export function createInvitationsService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>,
  { createAccount }: Pick<AuthService['login'], 'createAccount'>,
) {
  const { database, clock, shelters, publicUrl } = dependencies;

  /** Uses the link up. */
  async function takeInvitation(tx: Queries, link: Link, now: Date): Promise<OpenInvitation> {
    const { shelterId } = requireOpen(await repository.findInvitation(tx, link.invitation), now);
    await lockManagers(tx, shelterId);
    const found = await repository.findInvitation(tx, link.invitation, 'update');
    const invitation = requireOpen(found, now);
    if (!(await takeGrant(tx, 'staff invitation', link.token, now))) {
      throw new AppError('STAFF_INVITATION_INVALID');
    }
    await repository.endInvitations(tx, invitation, 'accepted');
    return invitation;
  }

  /** Gives the role, and notifies the person, and of a new manager all managers. */
  async function join(tx: Queries, user: UserRow, invitation: InvitationRow, now: Date) {
    const { shelterId, role, invitedBy } = invitation;
    const userId = user.id;
    if (await findMembership(tx, { userId, shelterId })) throw new AppError('ALREADY_COLLEAGUE');
    const sender = staffSender({ shelters, publicUrl }, shelters.of(shelterId));
    await setShelterRole(tx, { userId, shelterId, role, invitedBy, now });
    if (role !== 'manager') {
      await enqueueMail(tx, roleMail(user, { now: role }, sender), now);
      return;
    }
    const by = (await users.findUser(tx, invitedBy)) ?? user;
    const managers = await lockManagers(tx, shelterId);
    await informManagers(tx, { managers, user, by, now }, sender);
  }

  return {
    list: (shelterId: string) => repository.listInvitations(database, shelterId),

    /** @throws AppError ALREADY_COLLEAGUE; VALIDATION_FAILED for a role that is not in use; FORBIDDEN for who is no manager any more */
    invite: (caller: Caller, { email, role }: z.output<typeof NewInvitation>): Promise<void> =>
      database.transactionAs(actorOf(caller), async (tx) => {
        const now = clock();
        await lockManagersAs(tx, caller);
        const user = await users.findUserByEmail(tx, email);
        const shelterId = shelterOf(caller);
        requireUsedRole(role, caller);
        if (user && (await findMembership(tx, { userId: user.id, shelterId }))) {
          throw new AppError('ALREADY_COLLEAGUE');
        }
        await inviteColleague(tx, { shelterId, email, role, invitedBy: caller.userId, now });
      }),

    /** @throws AppError STAFF_INVITATION_NOT_FOUND */
    resend: (invitation: Named): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock();
        const renewed = await repository.renewInvitation(tx, invitation, expiryFrom(now));
        if (!renewed) throw new AppError('STAFF_INVITATION_NOT_FOUND');
        await enqueueInvitation(tx, renewed, now);
      }),

    /** @throws AppError STAFF_INVITATION_NOT_FOUND */
    async withdraw(invitation: Named): Promise<void> {
      const ended = await database.transaction((tx) =>
        repository.endInvitations(tx, invitation, 'withdrawn'),
      );
      if (ended === 0) throw new AppError('STAFF_INVITATION_NOT_FOUND');
    },

    /** @throws AppError STAFF_INVITATION_INVALID, _ACCEPTED, _WITHDRAWN, _EXPIRED */
    async open({ invitation: id, token }: Link): Promise<OpenedInvitation> {
      const now = clock();
      const invitation = requireOpen(await repository.findInvitation(database, id), now);
      const grant = await findGrant(database, 'staff invitation', token, now);
      const by = await users.findUser(database, invitation.invitedBy);
      if (grant?.subjectId !== id || !by) throw new AppError('STAFF_INVITATION_INVALID');
      const { shelterId, email, role } = invitation;
      return { invited_by: by.fullName, shelter: shelters.of(shelterId).name, email, role };
    },

    /**
     * The link confirms the address of the new account.
     * @throws AppError VALIDATION_FAILED, EMAIL_TAKEN, and of the link as above
     */
    async register(
      { full_name, password, ...link }: z.output<typeof InvitedRegistration>,
      device: CallingDevice,
    ): Promise<LoggedIn> {
      requireUncommonPassword('password', password);
      const { email } = await this.open(link);
      if (await users.findUserByEmail(database, email)) throw new AppError('EMAIL_TAKEN');
      const passwordHash = await hashPassword(password);
      return database.transactionAs(LINK, async (tx) => {
        const now = clock();
        const invitation = await takeInvitation(tx, link, now);
        const details = { fullName: full_name, email: invitation.email, phoneNumber: null };
        const account = { ...details, passwordHash, emailConfirmedAt: now };
        const { user, session } = await createAccount(tx, account, device);
        await join(tx, user, invitation, now);
        return { user: { ...user, role: 'admin' as const }, session };
      });
    },

    /**
     * The link confirms the address of the account, too.
     * @throws AppError STAFF_INVITATION_OF_ANOTHER, ALREADY_COLLEAGUE, and of the link as above
     */
    async accept(caller: Caller, link: Link): Promise<void> {
      // Before managers are locked, which not everybody may do at will.
      await this.open(link);
      await database.transactionAs(actorOf(caller), async (tx) => {
        const now = clock();
        const invitation = await takeInvitation(tx, link, now);
        const user = await users.findUserByEmail(tx, invitation.email);
        if (user?.id !== caller.userId) throw new AppError('STAFF_INVITATION_OF_ANOTHER');
        await join(tx, (await users.confirmEmail(tx, user, now)) ?? user, invitation, now);
      });
    },
  };
}

/** Says why it has ended. */
function requireOpen(invitation: InvitationRow | undefined, now: Date): OpenInvitation {
  if (!invitation) throw new AppError('STAFF_INVITATION_INVALID');
  const { ended, email, expiresAt } = invitation;
  if (ended === 'accepted') throw new AppError('STAFF_INVITATION_ACCEPTED');
  if (ended === 'withdrawn') throw new AppError('STAFF_INVITATION_WITHDRAWN');
  if (email === null) throw new AppError('STAFF_INVITATION_INVALID');
  if (expiresAt <= now) throw new AppError('STAFF_INVITATION_EXPIRED');
  return { ...invitation, email };
}
