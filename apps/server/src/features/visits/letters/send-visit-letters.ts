import type { Dependencies } from '../../../dependencies.ts';
import type { Queue } from '../../../platform/jobs/job-runner.ts';
import { findVisit } from '../visits.repository.ts';
import { factsOf, VISIT_LETTERS, VisitLetter } from './visit-letter.ts';
import { writeVisitLetter } from './write-visit-letter.ts';

type LetterDependencies = Pick<
  Dependencies,
  'database' | 'clock' | 'mailer' | 'config' | 'publicUrl'
>;

/**
 * Sends the letters about visits. What is no longer true when its turn comes is not sent: another
 * letter says what is.
 */
export function sendVisitLetters(dependencies: LetterDependencies): Queue {
  const { database, clock, mailer, config, publicUrl } = dependencies;
  const { name: shelterName, timeZone } = config.shelter;
  const sender = { shelterName, timeZone, publicUrl, mailFrom: config.mailFrom };
  return {
    name: VISIT_LETTERS,
    async handle(payload) {
      const letter = VisitLetter.parse(payload);
      const present = await findVisit(database, letter.visitId);
      if (present && present.visit.letterSequence > letter.sequence) return;
      const facts = letter.facts ?? (present && factsOf(present));
      if (!facts || new Date(facts.startsAt) <= clock()) return;
      await mailer.send(writeVisitLetter(letter, facts, sender, clock()));
    },
  };
}
