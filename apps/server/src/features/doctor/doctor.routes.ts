import * as endpoints from '@pawmatch/contract/doctor/doctor-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { newId } from '../../platform/database/new-id.ts';
import { mailboxHash } from '../../platform/mail/mailbox.ts';
import { takeMailSlot } from '../../platform/mail/queue/mail-slots.repository.ts';
import { tooManyRequests } from '../../platform/security/rate-limiter.ts';
import { findUser } from '../users/users.repository.ts';
import { mailTest, runChecks } from './doctor.service.ts';

export function registerDoctor({ registerEndpoint, dependencies }: FeatureContext): void {
  const { config, database, clock } = dependencies;

  /**
   * Counts the test mail towards the limit of its mailbox, because it bypasses the queue, which counts others.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async function requireMailSlot(email: string): Promise<void> {
    if (!config.rateLimits) return;
    const slot = {
      ...{ mailbox: mailboxHash(email), mailClass: 'everyday' as const },
      ...{ job: newId(), now: clock() },
    };
    const freeAt = await takeMailSlot(database, slot);
    if (freeAt) throw tooManyRequests(freeAt, slot.now);
  }

  registerEndpoint(endpoints.getFindings, () => runChecks(dependencies));
  registerEndpoint(endpoints.sendTestMail, async ({ caller }) => {
    const user = await findUser(database, caller.userId);
    if (!user) throw new AppError('UNAUTHENTICATED');
    await requireMailSlot(user.email);
    return mailTest(dependencies, user.email);
  });
}
