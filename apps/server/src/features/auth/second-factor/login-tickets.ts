import { SECOND_STEP_MINUTES } from '@pawmatch/contract/auth/second-factor';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import { hashToken } from '../../../platform/security/secret-token.ts';
import { createSigner } from '../../../platform/security/signer.ts';
import type { UserRow } from '../../users/users.table.ts';

/** Signed tickets of people whose password was right, and who owe the second step; another password ends them. */
export function createLoginTickets({
  sessionSecret,
  clock,
}: {
  sessionSecret: string;
  clock: Clock;
}) {
  const signer = createSigner(sessionSecret, 'second step');
  const textOf = ({ id, passwordHash }: UserRow) =>
    `${id} ${hashToken(passwordHash).toString('base64url')}`;

  /** @throws AppError SECOND_STEP_ENDED */
  const verify = (ticket: string) => {
    const valid = signer.verifyUntil(ticket, clock());
    if (!valid) throw new AppError('SECOND_STEP_ENDED');
    return valid;
  };

  return {
    /** Two logins at the same moment get different tickets, because each is accepted once. */
    issue(user: UserRow): string {
      const until = new Date(clock().getTime() + SECOND_STEP_MINUTES * 60_000);
      return signer.signUntil(`${textOf(user)} ${newId()}`, until);
    },

    /** @throws AppError SECOND_STEP_ENDED */
    read(ticket: string): { userId: string; until: Date } {
      const { text, until } = verify(ticket);
      return { userId: text.split(' ')[0] ?? '', until };
    },

    /** Whether the password is the one that was given. */
    isOf: (ticket: string, user: UserRow): boolean =>
      verify(ticket).text.startsWith(`${textOf(user)} `),
  };
}
