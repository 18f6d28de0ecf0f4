import * as endpoints from '@pawmatch/contract/letter-words/letter-words-endpoints';
import type * as z from 'zod/mini';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { staffActorOf } from '../../platform/database/actor.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { findLetterWords, saveLetterWords } from '../adoptions/mails/letter-words.repository.ts';
import { lockShelter } from '../shelter/shelters.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { exampleLetter, testLetter } from './test-letter.ts';

/** What a shelter adds in its own words to emails about adoptions. */
export function registerLetterWords({ registerEndpoint, dependencies }: FeatureContext): void {
  const { database, clock, shelters, publicUrl } = dependencies;

  const exampleOf = async (caller: Caller, body: z.output<typeof endpoints.LetterExample>) => {
    const to = await findUser(database, caller.userId);
    if (!to) throw new AppError('USER_NOT_FOUND');
    const sender = { shelter: shelters.of(shelterOf(caller)), publicUrl };
    return { example: { ...body, to, now: clock() }, sender };
  };

  registerEndpoint(endpoints.getLetterWords, ({ caller }) =>
    findLetterWords(database, shelters.of(shelterOf(caller))),
  );
  registerEndpoint(endpoints.changeLetterWords, async ({ caller, body }) => {
    const { actor, shelterId } = staffActorOf(caller);
    await database.transactionAs(actor, async (tx) => {
      await lockShelter(tx, shelterId);
      await saveLetterWords(tx, shelterId, body);
    });
    return findLetterWords(database, shelters.of(shelterId));
  });
  registerEndpoint(endpoints.sendTestLetter, async ({ caller, body }) => {
    const { example, sender } = await exampleOf(caller, body);
    await enqueueMail(database, testLetter(example, sender), clock());
  });
  registerEndpoint(endpoints.previewLetter, async ({ caller, body }) => {
    const { example, sender } = await exampleOf(caller, body);
    const { subject, text } = exampleLetter(example, sender);
    return { subject, text };
  });
}
