import type { Catalogues } from '@pawmatch/contract/localized';
import * as adoptionInputMessages from './contract/adoption-input-messages.ts';
import * as adoptionQuestionMessages from './contract/adoption-question-messages.ts';
import * as careInputMessages from './contract/care-input-messages.ts';
import * as careKindMessages from './contract/care-kind-messages.ts';
import * as colleagueMessages from './contract/colleague-messages.ts';
import * as contractConsentMessages from './contract/contract-consent-messages.ts';
import * as contractFieldMessages from './contract/contract-field-messages.ts';
import * as contractInputMessages from './contract/contract-input-messages.ts';
import * as exportTableMessages from './contract/export-table-messages.ts';
import * as feedInputMessages from './contract/feed-input-messages.ts';
import * as fosterMessages from './contract/foster-messages.ts';
import * as historyMessages from './contract/history-messages.ts';
import * as importMessages from './contract/import-messages.ts';
import * as inputMessages from './contract/input-messages.ts';
import * as keyMessages from './contract/key-messages.ts';
import * as noteMessages from './contract/note-messages.ts';
import * as numberMessages from './contract/number-messages.ts';
import * as personJoinMessages from './contract/person-join-messages.ts';
import * as petLetterMessages from './contract/pet-letter-messages.ts';
import * as placeMessages from './contract/place-messages.ts';
import * as shelterInputMessages from './contract/shelter-input-messages.ts';
import * as stayMessages from './contract/stay-messages.ts';
import * as taskMessages from './contract/task-messages.ts';
import * as visitCalendarMessages from './contract/visit-calendar-messages.ts';
import * as visitDaysMessages from './contract/visit-days-messages.ts';
import * as visitInputMessages from './contract/visit-input-messages.ts';
import * as visitingRulesMessages from './contract/visiting-rules-messages.ts';

/** The texts of contract and server in Spanish. Those of the pages are chosen when they are built. */
export const spanish: Catalogues = {
  ...adoptionInputMessages,
  ...adoptionQuestionMessages,
  ...careInputMessages,
  ...careKindMessages,
  ...colleagueMessages,
  ...contractConsentMessages,
  ...contractFieldMessages,
  ...contractInputMessages,
  ...exportTableMessages,
  ...feedInputMessages,
  ...fosterMessages,
  ...historyMessages,
  ...importMessages,
  ...inputMessages,
  ...keyMessages,
  ...noteMessages,
  ...numberMessages,
  ...personJoinMessages,
  ...petLetterMessages,
  ...placeMessages,
  ...shelterInputMessages,
  ...stayMessages,
  ...taskMessages,
  ...visitCalendarMessages,
  ...visitDaysMessages,
  ...visitInputMessages,
  ...visitingRulesMessages,
};
