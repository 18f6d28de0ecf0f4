import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import { pageUrl } from '../../platform/language/page-url.ts';
import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import type { MailedAdoption } from '../adoptions/adoption-mail-kinds.ts';
import { writeAdoptionMail } from '../adoptions/write-adoption-mail.ts';
import type { ShelterSender } from '../shelter/write-shelter-mail.ts';
import { inLanguageOf } from '../users/user-language.ts';
import type { UserRow } from '../users/users.table.ts';
import { describeVisitTime } from '../visits/notifications/visit-times.ts';
import { testLetterMessages as messages } from './test-letter-messages.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Example {
  stage: LetterStage;
  words: string | null;
  /** Who of the staff looks at it, in the place of the adopter. */
  to: Pick<UserRow, 'email' | 'fullName' | 'language'>;
  now: Date;
}

/** A letter as an adopter gets it, about a pet that does not exist. */
export function exampleLetter(
  { stage, words, to, now }: Example,
  { shelter, publicUrl }: ShelterSender,
  titleOf?: (subject: string) => string,
) {
  const allPetsUrl = pageUrl(publicUrl, '/pets');
  const mailed: MailedAdoption = {
    pet: 'Luna',
    isPair: false,
    answerBy: describeVisitTime(new Date(now.getTime() + 2 * DAY_MS), shelter.time_zone),
    trialUntil: null,
    similarPets: [],
    allPetsUrl,
    dashboardUrl: pageUrl(publicUrl, '/dashboard'),
  };
  return writeAdoptionMail(stage, { name: to.fullName, mailed, words, titleOf }, { shelter });
}

/** The example for the colleague who writes the words. */
export function testLetter(
  example: Example,
  sender: ShelterSender & { shelter: { id: string } },
): ComposedMail {
  const { shelter } = sender;
  const address = { to: example.to.email, kind: 'letter test', shelterId: shelter.id } as const;
  const titleOf = (subject: string) => messages.subject({ subject });
  const letter = inLanguageOf(example.to, () => exampleLetter(example, sender, titleOf));
  return { ...address, ...letter };
}
