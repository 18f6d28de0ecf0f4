import type { Language } from '@pawmatch/contract/languages';
import { currentLanguage, currentLocale } from '@pawmatch/contract/localized';
import type { MailKind } from '@pawmatch/contract/outbox/mail-values';
import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import { slotDateLabel, slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';
import { accountClosedMail, emailChangedMail } from '../features/account/account-mails.ts';
import { contractMail } from '../features/adoption-papers/contracts/compose-contract-mail.ts';
import { adoptionMessages } from '../features/adoptions/adoption-messages.ts';
import { adoptionMailKinds } from '../features/adoptions/mails/adoption-mail-kinds.ts';
import { alertMail } from '../features/alerts/alert-mail.ts';
import type { AlertRow } from '../features/alerts/alerts.tables.ts';
import { newDeviceMail } from '../features/auth/devices/new-device-mail.ts';
import { confirmationMail } from '../features/auth/email-confirmation/email-confirmation-mail.ts';
import { passwordChangedMail, resetMail } from '../features/auth/passwords/password-mails.ts';
import {
  factorResetMail,
  secondFactorMail,
} from '../features/auth/second-factor/second-factor-mails.ts';
import { invitationMail, newAdminMail, roleMail } from '../features/colleagues/colleague-mails.ts';
import {
  endedRequirementMail,
  requiredSecondFactorMail,
} from '../features/colleagues/tell-of-required-second-factor.ts';
import { feedMail } from '../features/feeds/feed-mail.ts';
import { followUpMail } from '../features/follow-ups/follow-up-mail.ts';
import { fosterOfferMessages, fosterVisitMessages } from '../features/fosters/foster-messages.ts';
import { manyReadsMail } from '../features/journal/journal-mail.ts';
import { testLetter } from '../features/letter-words/test-letter.ts';
import { partnerMail } from '../features/matching/partners/partner-matching-mails.ts';
import { pauseMail } from '../features/network/pause-mail.ts';
import { joinMails } from '../features/person-joins/join-mails.ts';
import { petLetterMail } from '../features/pet-letters/pet-letter-mail.ts';
import type { PetWithPhotos } from '../features/pets/pets.table.ts';
import { FIRST_SHELTER } from '../features/shelter/shelters.table.ts';
import { staffUrl, writeShelterMail } from '../features/shelter/write-shelter-mail.ts';
import { taskMailMessages } from '../features/tasks/task-messages.ts';
import type { UserRow } from '../features/users/users.table.ts';
import { renderVisitNotification } from '../features/visits/notifications/render-visit-notification.ts';
import type { VisitNotification } from '../features/visits/notifications/visit-notification.ts';
import { describeVisitTime } from '../features/visits/notifications/visit-times.ts';
import { requestMailMessages } from '../features/visits/request-mails/request-mail-messages.ts';
import { waitingListMessages } from '../features/visits/waiting-list/waiting-list-messages.ts';
import { inLanguage } from '../platform/language/language.ts';
import type { MailContent } from '../platform/mail/mailer.ts';
import type { MailDraft } from '../platform/mail/rendering/mail-draft.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

const publicUrl = 'https://pawmatch.example';

const shelter = {
  name: 'Willow Street Animal Shelter',
  time_zone: 'America/New_York',
  language: 'en' as const,
  address: '12 Willow Street, Springfield, NY 10001',
  phone: '(555) 010-0100',
  email: 'hello@shelter.example',
  hours: 'Tuesday to Sunday, 10 AM to 5 PM',
  visiting: firstVisitingRules,
};

const sender = { shelter: { ...shelter, id: FIRST_SHELTER }, publicUrl, slug: null };
const user = {
  ...{ fullName: 'Ada Lovelace', email: 'ada@example.org' },
  emailConfirmedAt: new Date(0),
  get language() {
    return currentLanguage();
  },
} as UserRow;
/** As the language of the mail writes it. */
const timeOf = (iso: string) => describeVisitTime(new Date(iso), shelter.time_zone);
const dayOf = (date: string) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

const joinedMail = (kind: 'joined' | 'separated') => {
  const person = { ...user, email: 'countess@example.org' };
  const row = { email: user.email, joinedAt: NOW };
  const [, toOther] = joinMails(kind, { row, person, account: user }, sender);
  if (!toOther) throw new Error('Both mailboxes are told.');
  return toOther;
};
const contractFacts = { name: user.fullName, pets: 'Biscuit', token: 'token' };
const facts = {
  fullName: user.fullName,
  to: user.email,
  hasAccount: true,
  outcome: null,
  shelterId: FIRST_SHELTER,
  petId: '01990000-0000-7000-8000-000000000001',
  petName: 'Biscuit',
  species: 'Dog' as const,
  photoUrl: '/images/0123456789abcdef0123456789abcdef/share.jpg',
  createdAt: '2026-11-20T14:30:00.000Z',
  freeTimes: ['2026-11-24T15:00:00.000Z', '2026-11-25T16:30:00.000Z', '2026-11-27T15:00:00.000Z'],
  startsAt: '2026-11-23T19:00:00.000Z',
  endsAt: '2026-11-23T19:30:00.000Z',
};

const fostered = () => ({
  ...{ pet: 'Biscuit', time: timeOf(facts.startsAt) },
  ...{ place: 'At the fountain in Elm Park', visitor: 'Grace' },
});

type Sample = Partial<VisitNotification> & { outcome?: 'came' | 'adopted' | 'not_a_fit' };

const visitMail = ({ outcome, ...notification }: Sample) =>
  renderVisitNotification(
    { kind: 'received', actor: 'adopter', visitId: facts.petId, sequence: 1, ...notification },
    { ...facts, outcome: outcome ?? null, linkToken: 'token' },
    { ...sender, mailFrom: 'a@b.example' },
    NOW,
  );

const startedAt = '2026-11-23T20:00:00.000Z';
const waiting = () => ({
  pet: 'Biscuit',
  allPetsUrl: `${publicUrl}/pets`,
  petUrl: `${publicUrl}/pets?petId=1`,
  movedTo: 'Berlin Cats',
  times: slotDateLabel('2026-11-28'),
});
const held = () => ({
  pet: 'Biscuit',
  time: timeOf(facts.startsAt),
  until: slotTimeLabel('15:15'),
  bookUrl: `${publicUrl}/held-time?token=token`,
  releaseUrl: `${publicUrl}/held-time?token=token&choice=release`,
  isLast: false,
});
const waitingMail = (text: Pick<MailDraft, 'subject' | 'blocks'>) =>
  writeShelterMail({ name: user.fullName, ...text }, sender);

const fosterOffer = () => ({
  ...{ pets: 'Biscuit and Mochi', from: dayOf('2026-11-23'), weeks: 3 },
  note: 'Both eat on their own, and sleep through the night.',
});
const fosterMail = (news: 'offered' | 'taken') => ({
  subject: fosterOfferMessages[news](fosterOffer(), publicUrl).subject,
  blocks: [
    ...fosterOfferMessages[news](fosterOffer(), publicUrl).blocks,
    fosterOfferMessages.settings(publicUrl),
  ],
});

const pets = [
  {
    id: facts.petId,
    name: 'Biscuit',
    species: 'Dog',
    age_group: 'Adult',
    size: 'Medium',
    breed: 'Beagle',
    summary: null,
    translations: {},
    language: 'en',
  },
] as unknown as PetWithPhotos[];
const alert = { kind: 'search', query: 'species=Dog', frequency: 'daily' } as AlertRow;

const mailedAdoption = () => ({
  pet: 'Biscuit',
  isPair: false,
  answerBy: timeOf('2026-11-23T20:15:00.000Z'),
  trialUntil: slotDateLabel('2026-12-20'),
  similarPets: [
    { name: 'Pepper', url: `${publicUrl}/pets?petId=2` },
    { name: 'Waffles', url: `${publicUrl}/pets?petId=3` },
  ],
  allPetsUrl: `${publicUrl}/pets?species=Dog`,
  dashboardUrl: `${publicUrl}/dashboard`,
});
const adoptionMails = () =>
  Object.fromEntries(
    adoptionMailKinds.map((kind) => [
      `adoption-${kind.replace('_', '-')}`,
      writeShelterMail(
        { name: user.fullName, ...adoptionMessages[kind](mailedAdoption()) },
        sender,
      ),
    ]),
  );

/** Of each kind, by name. */
const writeSamples = (): Record<MailKind, Record<string, MailContent>> => ({
  visit: {
    'visit-requested': visitMail({}),
    'visit-requested-by-staff': visitMail({ actor: 'staff' }),
    'visit-request-moved': visitMail({ kind: 'requestMoved', actor: 'staff', startedAt }),
    'visit-request-reopened': visitMail({ kind: 'revived', actor: 'staff' }),
    'visit-confirmed': visitMail({ kind: 'confirmed', actor: 'staff' }),
    'visit-moved': visitMail({ kind: 'moved', actor: 'staff', startedAt }),
    'visit-moved-by-adopter': visitMail({ kind: 'moved', startedAt }),
    'visit-reminder': visitMail({ kind: 'reminder', actor: 'system' }),
    'visit-new-link': visitMail({ kind: 'newLink' }),
    'visit-not-confirmed': visitMail({ kind: 'reopened', actor: 'staff' }),
    'visit-declined': visitMail({
      kind: 'cancelled',
      reason: 'staff',
      isInvitationWithdrawn: false,
    }),
    ...Object.fromEntries(
      CancelReason.options.map((reason) => [
        `visit-cancelled-${reason}`,
        visitMail({ kind: 'cancelled', reason, isInvitationWithdrawn: true }),
      ]),
    ),
    'thanks-came': visitMail({ kind: 'thanks', outcome: 'came' }),
    'thanks-adopted': visitMail({ kind: 'thanks', outcome: 'adopted' }),
    'thanks-not-a-fit': visitMail({ kind: 'thanks', outcome: 'not_a_fit' }),
  },
  'follow-up': {
    'follow-up': followUpMail(
      { name: user.fullName, petName: 'Biscuit', day: 14, token: 'token' },
      sender,
    ),
  },
  feed: {
    'feed-held': feedMail(
      { to: user, destination: 'petfinder', trouble: { kind: 'held', before: 20, now: 12 } },
      sender,
    ),
  },
  'letter test': {
    'letter-test': testLetter(
      { stage: 'approved', words: 'We call you on the next day.', to: user, now: NOW },
      sender,
    ),
  },
  'waiting list': {
    'waiting-held': waitingMail(waitingListMessages.held(held())),
    'waiting-adopted': waitingMail(waitingListMessages.pet_adopted(waiting())),
    'waiting-moved': waitingMail(waitingListMessages.pet_moved(waiting())),
    'waiting-missed': waitingMail(waitingListMessages.missed(waiting())),
    'waiting-closed': waitingMail(waitingListMessages.closed(waiting())),
    'waiting-other-days': waitingMail(waitingListMessages.other_days(waiting())),
    'waiting-passed': waitingMail(waitingListMessages.passed(waiting())),
    'waiting-partner-visits': waitingMail(
      waitingListMessages.partner_visits({
        ...{ pet: 'Biscuit', time: timeOf(facts.startsAt) },
        visitsUrl: `${publicUrl}/dashboard`,
      }),
    ),
  },
  'foster visit': {
    'foster-visit-confirmed': waitingMail(fosterVisitMessages.confirmed(fostered())),
    'foster-visit-moved': waitingMail(
      fosterVisitMessages.moved({ ...fostered(), from: timeOf('2026-11-23T15:00:00.000Z') }),
    ),
    'foster-visit-cancelled': waitingMail(fosterVisitMessages.cancelled(fostered())),
    'foster-visit-open': waitingMail(fosterVisitMessages.notConfirmedAnyMore(fostered())),
  },
  adoption: adoptionMails(),
  'visit requests': {
    'requests-to-staff': waitingMail(
      requestMailMessages.several(
        {
          count: 2,
          requests: [
            { pet: 'Biscuit', time: timeOf(facts.startsAt), visitor: 'Grace Hopper' },
            { pet: 'Mochi', time: timeOf('2026-11-24T16:30:00.000Z'), visitor: undefined },
          ],
        },
        staffUrl(sender, '/visits?view=to_answer'),
      ),
    ),
  },
  tasks: {
    'tasks-to-staff': waitingMail(
      taskMailMessages.morning(
        {
          count: 2,
          own: [{ title: 'Call the vet about Biscuit', until: taskMailMessages.today }],
          nobodys: [
            {
              title: 'Answer Grace Hopper, who would like to meet Mochi',
              until: taskMailMessages.overdue({ day: dayOf('2026-11-19') }),
            },
          ],
        },
        staffUrl(sender, '/tasks'),
      ),
    ),
  },
  'foster offer': {
    'foster-offer': waitingMail(fosterMail('offered')),
    'foster-offer-taken': waitingMail(fosterMail('taken')),
    'foster-offer-accepted': waitingMail(
      fosterOfferMessages.accepted({ ...fosterOffer(), home: 'Foster home of Ann' }, publicUrl),
    ),
  },
  'new pets': {
    'new-pets': alertMail({ alert, owner: user }, { pets, total: 3, token: 'token' }, sender),
  },
  'pet letter': {
    'pet-letter': petLetterMail(
      {
        visitId: facts.petId,
        userId: facts.petId,
        petName: 'Biscuit',
        sentAt: NOW,
        text: 'Thank you for the long walk. I have slept very well. Come again soon!',
        photoHash: '0123456789abcdef0123456789abcdef',
        externalPhoto: null,
      },
      { address: user.email, name: user.fullName, account: user },
      sender,
    ),
  },
  'email confirmation': {
    'email-confirmation': confirmationMail(user, 'token', sender),
  },
  'password reset': {
    'password-reset': resetMail(user, 'token', sender),
  },
  'password changed': {
    'password-changed': passwordChangedMail(user, sender),
  },
  'sign-in from a new device': {
    'new-device': newDeviceMail(user, { browser: 'Firefox', platform: 'Linux' }, NOW, sender),
  },
  'match together': {
    'partner-asks': partnerMail('asked', { to: user, other: user }, sender),
    'partner-waits': partnerMail('waiting', { to: user, other: user }, sender),
    'partner-approved': partnerMail('approved', { to: user, other: user }, sender),
    'partner-declined': partnerMail('declined', { to: user, other: user }, sender),
    'partner-ended': partnerMail('ended', { to: user, other: user }, sender),
  },
  'new admin': {
    'new-admin': newAdminMail({ to: user, user, by: user }, sender),
  },
  'very many openings': {
    'many-opened': manyReadsMail({ to: user, by: { ...user, id: '1' }, what: 'opened' }, sender),
    'many-exports': manyReadsMail({ to: user, by: { ...user, id: '1' }, what: 'exports' }, sender),
  },
  'staff invitation': {
    'staff-invitation': invitationMail(
      { role: 'volunteer', by: user, path: '/staff-invitation?invitation=1&token=token' },
      sender,
    ),
  },
  contract: {
    'contract-ready': contractMail({ about: 'ready', ...contractFacts }, sender),
    'contract-signed': contractMail({ about: 'signed', ...contractFacts }, sender),
  },
  'staff role': {
    'role-given': roleMail(user, { now: 'volunteer' }, sender),
    'role-suspended': roleMail(user, { ended: 'suspended', worksElsewhere: false }, sender),
    'role-removed': roleMail(user, { ended: 'removed', worksElsewhere: false }, sender),
  },
  'shelter pause': {
    'shelter-paused': pauseMail(user, 'paused', sender),
    'shelter-resumed': pauseMail(user, 'resumed', sender),
  },
  'second factor': {
    'second-factor': secondFactorMail(user, 'passkeyAdded', sender),
    'second-factor-reset': factorResetMail(user, sender),
  },
  'required second factor': {
    'second-factor-required': requiredSecondFactorMail(user, { due: NOW, now: NOW }, sender),
    'second-factor-not-required': endedRequirementMail({ to: user, by: user }, sender),
  },
  'email changed': {
    'email-changed': emailChangedMail(
      { before: user, user: { ...user, email: 'countess@example.org' } },
      sender,
    ),
  },
  'account closed': {
    'account-closed': accountClosedMail(user, sender),
  },
  'joined records': {
    'joined-records': joinedMail('joined'),
    'separated-records': joinedMail('separated'),
  },
});

/** One of each mail: tests and screenshots show all of them. */
export const sampleMailsIn = (language: Language): Record<string, MailContent> =>
  inLanguage(language, () => Object.assign({}, ...Object.values(writeSamples())));

export const sampleMails = sampleMailsIn('en');
