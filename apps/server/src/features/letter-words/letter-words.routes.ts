import * as endpoints from '@pawmatch/contract/letter-words/letter-words-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { staffActorOf } from '../../platform/database/actor.ts';
import { shelterOf } from '../../platform/http/caller.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findUser } from '../users/users.repository.ts';
import { findLetterWords, saveLetterWords } from './letter-words.repository.ts';
import { testLetter } from './test-letter.ts';

/** What a shelter adds in its own words to emails about adoptions. */
export function registerLetterWords({ registerEndpoint, dependencies }: FeatureContext): void {
  const { database, clock, shelters, publicUrl } = dependencies;
  registerEndpoint(endpoints.getLetterWords, ({ caller }) =>
    findLetterWords(database, shelterOf(caller)),
  );
  registerEndpoint(endpoints.changeLetterWords, async ({ caller, body }) => {
    const { actor, shelterId } = staffActorOf(caller);
    await database.transactionAs(actor, (tx) => saveLetterWords(tx, shelterId, body));
    return findLetterWords(database, shelterId);
  });
  registerEndpoint(endpoints.sendTestLetter, async ({ caller, body }) => {
    const to = await findUser(database, caller.userId);
    if (!to) return undefined;
    const sender = { shelter: shelters.of(shelterOf(caller)), publicUrl };
    await enqueueMail(database, testLetter({ ...body, to }, sender), clock());
    return undefined;
  });
}
