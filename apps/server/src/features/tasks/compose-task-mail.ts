import { capabilitiesOf } from '@pawmatch/contract/staff/capabilities';
import type { Task } from '@pawmatch/contract/tasks/tasks-endpoints';
import * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { longDateOf } from '../../platform/language/long-date.ts';
import { oneLine } from '../../platform/mail/mail-names.ts';
import { hasLaterMail } from '../../platform/mail/queue/later-mails.repository.ts';
import type { MailComposer } from '../../platform/mail/queue/mail-queues.ts';
import { FIRST_SHELTER } from '../shelter/shelters.table.ts';
import { staffSender, staffUrl, writeShelterMail } from '../shelter/write-shelter-mail.ts';
import { listCurrentMemberships } from '../staff/memberships.repository.ts';
import { nameInMail } from '../users/mail-recipient.ts';
import { findUser } from '../users/users.repository.ts';
import { findTaskMailHour } from './task-mails.repository.ts';
import { taskMailMessages as messages } from './task-messages.ts';
import { createTasksService } from './tasks.service.ts';

const MailData = z.object({ userId: z.string() });

/** Of each part of the mail. */
const MAX_MAILED_TASKS = 20;

/** Composes the mails of the morning, with what waits at the moment of sending, or none when nothing waits. */
export function composeTaskMail(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'publicUrl'>,
): MailComposer {
  const { database, clock, shelters, publicUrl } = dependencies;
  const tasks = createTasksService(dependencies);

  /** Settings and roles may have changed since. */
  async function findReader(userId: string, shelterId: string) {
    const now = clock();
    const memberships = await listCurrentMemberships(database, userId, now);
    const here = memberships.find((membership) => membership.shelterId === shelterId);
    const hour = await findTaskMailHour(database, { userId, shelterId }, now);
    if (!here || hour === null) return undefined;
    return { userId, shelterId, capabilities: capabilitiesOf([here.role], here.careParts) };
  }

  return {
    isReadable: true,
    async compose({ data, id, shelterId = FIRST_SHELTER }) {
      const { userId } = MailData.parse(data);
      const user = await findUser(database, userId);
      const reader = user?.emailConfirmedAt && (await findReader(userId, shelterId));
      if (!user || !reader || (await hasLaterMail(database, id))) return { notSent: 'outdated' };
      const { own, nobodys } = await tasks.listDue(reader);
      const count = own.length + nobodys.length;
      if (count === 0) return { notSent: 'outdated' };
      const place = shelters.of(shelterId);
      const sender = staffSender({ shelters, publicUrl }, place);
      const describe = ({ title, due_on, is_overdue }: Task) => ({
        title: oneLine(title),
        until:
          is_overdue && due_on ? messages.overdue({ day: longDateOf(due_on) }) : messages.today,
      });
      const [first, others] = [own, nobodys].map((each) =>
        each.slice(0, MAX_MAILED_TASKS).map(describe),
      );
      const text = messages.morning(
        { own: first ?? [], nobodys: others ?? [], count },
        staffUrl(sender, '/tasks'),
      );
      const blocks = [...text.blocks, messages.settings(staffUrl(sender, '/settings'))];
      return writeShelterMail({ name: nameInMail(user), subject: text.subject, blocks }, sender);
    },
  };
}
