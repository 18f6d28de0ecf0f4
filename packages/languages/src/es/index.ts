import type { Catalogues } from '@pawmatch/contract/localized';
import * as accountField from './contract/account-field-messages.ts';
import * as accountLanguage from './contract/account-language-messages.ts';
import * as adoptionInput from './contract/adoption-input-messages.ts';
import * as adoptionQuestion from './contract/adoption-question-messages.ts';
import * as ageRange from './contract/age-range-messages.ts';
import * as bookableTime from './contract/bookable-time-messages.ts';
import * as careInput from './contract/care-input-messages.ts';
import * as careKind from './contract/care-kind-messages.ts';
import * as careNeed from './contract/care-need-messages.ts';
import * as colleague from './contract/colleague-messages.ts';
import * as contractConsent from './contract/contract-consent-messages.ts';
import * as contractField from './contract/contract-field-messages.ts';
import * as contractInput from './contract/contract-input-messages.ts';
import * as criterion from './contract/criterion-messages.ts';
import * as device from './contract/device-messages.ts';
import * as error from './contract/error-messages.ts';
import * as exportTable from './contract/export-table-messages.ts';
import * as feedInput from './contract/feed-input-messages.ts';
import * as filter from './contract/filter-messages.ts';
import * as firstContract from './contract/first-contract-messages.ts';
import * as firstPlan from './contract/first-plan-messages.ts';
import * as foster from './contract/foster-messages.ts';
import * as hideReason from './contract/hide-reason-messages.ts';
import * as history from './contract/history-messages.ts';
import * as imports from './contract/import-messages.ts';
import * as input from './contract/input-messages.ts';
import * as key from './contract/key-messages.ts';
import * as longDate from './contract/long-date-messages.ts';
import * as matching from './contract/matching-messages.ts';
import * as note from './contract/note-messages.ts';
import * as number from './contract/number-messages.ts';
import * as partner from './contract/partner-messages.ts';
import * as personJoin from './contract/person-join-messages.ts';
import * as petAlert from './contract/pet-alert-messages.ts';
import * as petFact from './contract/pet-fact-messages.ts';
import * as petInput from './contract/pet-input-messages.ts';
import * as petLetter from './contract/pet-letter-messages.ts';
import * as pet from './contract/pet-messages.ts';
import * as place from './contract/place-messages.ts';
import * as preference from './contract/preference-messages.ts';
import * as requiredFact from './contract/required-fact-messages.ts';
import * as shelterInput from './contract/shelter-input-messages.ts';
import * as stay from './contract/stay-messages.ts';
import * as task from './contract/task-messages.ts';
import * as text from './contract/text-messages.ts';
import * as value from './contract/value-messages.ts';
import * as visitCalendar from './contract/visit-calendar-messages.ts';
import * as visitDays from './contract/visit-days-messages.ts';
import * as visitInput from './contract/visit-input-messages.ts';
import * as visitingRules from './contract/visiting-rules-messages.ts';
import * as accountMail from './server/account-mail-messages.ts';
import * as account from './server/account-messages.ts';
import * as adoption from './server/adoption-messages.ts';
import * as serverAdoptionQuestion from './server/adoption-question-messages.ts';
import * as adoptionRefusal from './server/adoption-refusal-messages.ts';
import * as alert from './server/alert-messages.ts';
import * as authMail from './server/auth-mail-messages.ts';
import * as auth from './server/auth-messages.ts';
import * as calendarEntry from './server/calendar-entry-messages.ts';
import * as cancellation from './server/cancellation-messages.ts';
import * as care from './server/care-messages.ts';
import * as colleagueMail from './server/colleague-mail-messages.ts';
import * as serverColleague from './server/colleague-messages.ts';
import * as contractMail from './server/contract-mail-messages.ts';
import * as contract from './server/contract-messages.ts';
import * as delivery from './server/delivery-messages.ts';
import * as doctor from './server/doctor-messages.ts';
import * as embedDocumentation from './server/embed-documentation-messages.ts';
import * as feedMail from './server/feed-mail-messages.ts';
import * as followUp from './server/follow-up-messages.ts';
import * as fosterNote from './server/foster-note-messages.ts';
import * as fosterOffer from './server/foster-offer-messages.ts';
import * as fosterRefusal from './server/foster-refusal-messages.ts';
import * as fosterVisit from './server/foster-visit-messages.ts';
import * as http from './server/http-messages.ts';
import * as image from './server/image-messages.ts';
import * as importFile from './server/import-file-messages.ts';
import * as importPhoto from './server/import-photo-messages.ts';
import * as importRow from './server/import-row-messages.ts';
import * as job from './server/job-messages.ts';
import * as joinMail from './server/join-mail-messages.ts';
import * as journalMail from './server/journal-mail-messages.ts';
import * as mailFrame from './server/mail-frame-messages.ts';
import * as network from './server/network-messages.ts';
import * as serverNote from './server/note-messages.ts';
import * as numbers from './server/numbers-messages.ts';
import * as openFeed from './server/open-feed-messages.ts';
import * as paper from './server/paper-messages.ts';
import * as partnerMail from './server/partner-mail-messages.ts';
import * as serverPersonJoin from './server/person-join-messages.ts';
import * as petLetterMail from './server/pet-letter-mail-messages.ts';
import * as serverPetLetter from './server/pet-letter-messages.ts';
import * as serverPet from './server/pet-messages.ts';
import * as petMove from './server/pet-move-messages.ts';
import * as serverPlace from './server/place-messages.ts';
import * as preview from './server/preview-messages.ts';
import * as requestMail from './server/request-mail-messages.ts';
import * as returns from './server/return-messages.ts';
import * as settings from './server/settings-messages.ts';
import * as staff from './server/staff-messages.ts';
import * as startup from './server/startup-messages.ts';
import * as serverStay from './server/stay-messages.ts';
import * as taskMail from './server/task-mail-messages.ts';
import * as serverTask from './server/task-messages.ts';
import * as testLetter from './server/test-letter-messages.ts';
import * as visitMail from './server/visit-mail-messages.ts';
import * as visit from './server/visit-messages.ts';
import * as visitTime from './server/visit-time-messages.ts';
import * as waitingList from './server/waiting-list-messages.ts';

/** The texts of contract and server in Spanish. Those of the pages are chosen when they are built. */
export const catalogues: Catalogues = {
  ...account,
  ...accountField,
  ...accountLanguage,
  ...accountMail,
  ...adoption,
  ...adoptionInput,
  ...adoptionQuestion,
  ...adoptionRefusal,
  ...ageRange,
  ...alert,
  ...auth,
  ...authMail,
  ...bookableTime,
  ...calendarEntry,
  ...cancellation,
  ...care,
  ...careInput,
  ...careKind,
  ...careNeed,
  ...colleague,
  ...colleagueMail,
  ...contract,
  ...contractConsent,
  ...contractField,
  ...contractInput,
  ...contractMail,
  ...criterion,
  ...delivery,
  ...device,
  ...doctor,
  ...embedDocumentation,
  ...error,
  ...exportTable,
  ...feedInput,
  ...feedMail,
  ...filter,
  ...firstContract,
  ...firstPlan,
  ...followUp,
  ...foster,
  ...fosterOffer,
  ...fosterRefusal,
  ...fosterVisit,
  ...hideReason,
  ...history,
  ...http,
  ...image,
  ...importFile,
  ...importPhoto,
  ...importRow,
  ...imports,
  ...input,
  ...joinMail,
  ...journalMail,
  ...key,
  ...longDate,
  ...mailFrame,
  ...matching,
  ...network,
  ...note,
  ...number,
  ...numbers,
  ...openFeed,
  ...paper,
  ...partner,
  ...partnerMail,
  ...personJoin,
  ...pet,
  ...petAlert,
  ...petFact,
  ...petInput,
  ...petLetter,
  ...petLetterMail,
  ...petMove,
  ...place,
  ...preference,
  ...preview,
  ...requestMail,
  ...requiredFact,
  ...returns,
  ...serverAdoptionQuestion,
  ...serverColleague,
  ...fosterNote,
  ...serverNote,
  ...serverPersonJoin,
  ...serverPet,
  ...serverPetLetter,
  ...job,
  ...serverPlace,
  ...serverStay,
  ...serverTask,
  ...settings,
  ...shelterInput,
  ...staff,
  ...startup,
  ...stay,
  ...task,
  ...taskMail,
  ...testLetter,
  ...text,
  ...value,
  ...visit,
  ...visitCalendar,
  ...visitDays,
  ...visitInput,
  ...visitMail,
  ...visitTime,
  ...visitingRules,
  ...waitingList,
};
