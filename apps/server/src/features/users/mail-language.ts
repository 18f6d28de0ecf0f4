import type { Queries } from '../../platform/database/database.ts';
import type { MailComposer } from '../../platform/mail/queue/mail-queues.ts';
import { inLanguageOf } from './user-language.ts';
import { hasEmail } from './users.repository.ts';
import { users } from './users.table.ts';

/** Has mails written in the language of the account with their address; in English where there is none. */
export const inLanguageOfRecipient = (
  { database }: { database: Queries },
  composer: MailComposer,
): MailComposer => ({
  ...composer,
  async compose(mail) {
    const [reader] = await database
      .select({ language: users.language })
      .from(users)
      .where(hasEmail(mail.to));
    return inLanguageOf(reader, () => composer.compose(mail));
  },
});
