import type { Dependencies } from '../../../dependencies.ts';
import type { MailComposer } from '../../../platform/mail/mail-queues.ts';
import { findVisit } from '../visits.repository.ts';
import { factsOf, isToldLate, VISIT_MAIL, VisitLetter } from './visit-letter.ts';
import { writeVisitLetter } from './write-visit-letter.ts';

type LetterDependencies = Pick<Dependencies, 'database' | 'clock' | 'config' | 'publicUrl'>;

/**
 * Writes the mails about visits. What is no longer true when its turn comes is not sent: another mail
 * says what is.
 */
export function composeVisitMail(dependencies: LetterDependencies): MailComposer {
  const { database, clock, config, publicUrl } = dependencies;
  const sender = { shelter: config.shelter, publicUrl, mailFrom: config.mailFrom };
  return {
    kind: VISIT_MAIL,
    async compose({ to, data }) {
      const letter = VisitLetter.parse(data);
      const present = await findVisit(database, letter.visitId);
      if (present && present.visit.letterSequence > letter.sequence) return { notSent: 'outdated' };
      const facts = letter.facts ?? (present && factsOf(present));
      if (!facts) return { notSent: 'outdated' };
      if (new Date(facts.startsAt) <= clock() && !isToldLate(letter)) return { notSent: 'expired' };
      return writeVisitLetter(letter, { ...facts, to }, sender, clock());
    },
  };
}
