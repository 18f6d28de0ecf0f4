import type { Language } from '@pawmatch/contract/languages';
import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import { currentLanguage } from '@pawmatch/contract/localized';
import { inLanguage } from '../../platform/language/language.ts';
import { pageUrl } from '../../platform/language/page-url.ts';
import type { ComposedMail } from '../../platform/mail/queue/enqueue-mail.ts';
import type { MailedAdoption } from '../adoptions/mails/adoption-mail-kinds.ts';
import { writeAdoptionMail } from '../adoptions/mails/write-adoption-mail.ts';
import type { ShelterSender } from '../shelter/write-shelter-mail.ts';
import { inLanguageOf } from '../users/user-language.ts';
import type { UserRow } from '../users/users.table.ts';
import { describeVisitTime } from '../visits/notifications/visit-times.ts';
import { testLetterMessages as messages } from './test-letter-messages.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Example {
  stage: LetterStage;
  words: string | null;
  /** Of these words, and of the letter around them; the reader's own by default. */
  language?: Language | undefined;
  /** Who of the staff looks at it, in the place of the adopter. */
  to: Pick<UserRow, 'email' | 'fullName' | 'language'>;
  now: Date;
}

/** A letter as an adopter gets it, about a pet that does not exist. */
export const exampleLetter = (
  example: Example,
  ...more: [ShelterSender, ((subject: string) => string)?]
) => inLanguage(example.language ?? currentLanguage(), () => writeExample(example, ...more));

function writeExample(
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
  const said = words === null ? null : { words, language: currentLanguage() };
  return writeAdoptionMail(stage, { name: to.fullName, mailed, words: said, titleOf }, { shelter });
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
