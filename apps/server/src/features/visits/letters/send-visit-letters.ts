import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queue } from '../../../platform/jobs/job-runner.ts';
import { createThrottles, type Throttles } from '../../auth/throttles.ts';
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
  const throttles = createThrottles(dependencies);
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
      if (isAdoptersDoing(letter) && !(await mayWrite(throttles, facts.to))) return;
      await mailer.send(writeVisitLetter(letter, facts, sender, clock()));
    },
  };
}

/** An adopter can cause these again and again without anybody of the staff: by asking and calling off. */
const isAdoptersDoing = ({ kind, isInvitationWithdrawn }: VisitLetter) =>
  kind === 'received' || (kind === 'cancelled' && !isInvitationWithdrawn);

/** Whoever signs up with somebody else's address does not flood that mailbox (S15). */
async function mayWrite(throttles: Throttles, recipient: string): Promise<boolean> {
  try {
    await throttles.writeLetter(recipient);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
