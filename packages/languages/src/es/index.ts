import type { Catalogues } from '@pawmatch/contract/localized';
import * as accountLanguage from './contract/account-language-messages.ts';
import * as accountMail from './server/account-mail-messages.ts';
import * as adoption from './server/adoption-messages.ts';
import * as alert from './server/alert-messages.ts';
import * as authMail from './server/auth-mail-messages.ts';
import * as calendarEntry from './server/calendar-entry-messages.ts';
import * as cancellation from './server/cancellation-messages.ts';
import * as colleagueMail from './server/colleague-mail-messages.ts';
import * as contractMail from './server/contract-mail-messages.ts';
import * as feedMail from './server/feed-mail-messages.ts';
import * as followUp from './server/follow-up-messages.ts';
import * as fosterOffer from './server/foster-offer-messages.ts';
import * as fosterVisit from './server/foster-visit-messages.ts';
import * as joinMail from './server/join-mail-messages.ts';
import * as journalMail from './server/journal-mail-messages.ts';
import * as mailFrame from './server/mail-frame-messages.ts';
import * as partnerMail from './server/partner-mail-messages.ts';
import * as petLetterMail from './server/pet-letter-mail-messages.ts';
import * as requestMail from './server/request-mail-messages.ts';
import * as taskMail from './server/task-mail-messages.ts';
import * as testLetter from './server/test-letter-messages.ts';
import * as visitMail from './server/visit-mail-messages.ts';
import * as visitTime from './server/visit-time-messages.ts';
import * as waitingList from './server/waiting-list-messages.ts';

/** The texts of contract and server in Spanish. Those of the pages are chosen when they are built. */
export const spanish: Catalogues = {
  ...accountLanguage,
  ...accountMail,
  ...adoption,
  ...alert,
  ...authMail,
  ...calendarEntry,
  ...cancellation,
  ...colleagueMail,
  ...contractMail,
  ...feedMail,
  ...followUp,
  ...fosterOffer,
  ...fosterVisit,
  ...joinMail,
  ...journalMail,
  ...mailFrame,
  ...partnerMail,
  ...petLetterMail,
  ...requestMail,
  ...taskMail,
  ...testLetter,
  ...visitMail,
  ...visitTime,
  ...waitingList,
};
