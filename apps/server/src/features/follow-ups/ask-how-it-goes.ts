import type { Uses } from '../../dependencies.ts';
import type { PeriodicJob } from '../../platform/jobs/queue.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { planQuestions, takeDueQuestions } from './follow-ups.repository.ts';

/** Asks adopters how their pets are doing, some days after each adoption. */
export function askHowItGoes({ database, clock }: Uses<'database' | 'clock'>): PeriodicJob {
  return {
    name: 'asking adopters how it goes',
    everyMs: 10 * 60_000,
    async run() {
      await planQuestions(database, clock());
      const askSome = () =>
        database.transaction(async (tx) => {
          const due = await takeDueQuestions(tx, clock());
          for (const { followUp, email, shelterId, stage } of due) {
            if (!email || stage !== 'adopted') continue;
            const data = { followUpId: followUp.id };
            await enqueueMail(tx, { to: email, kind: 'follow-up', shelterId, data }, clock());
          }
          return due.length;
        });
      while ((await askSome()) > 0);
    },
  };
}
