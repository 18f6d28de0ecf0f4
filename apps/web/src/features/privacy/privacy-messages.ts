import { DEFAULT_CONTRACT_YEARS } from '@pawmatch/contract/adoption-papers/contract-values';
import { SENT_MAIL_DAYS } from '@pawmatch/contract/outbox/mail-values';
import { UNDO_JOIN_DAYS } from '@pawmatch/contract/person-joins/person-join-values';
import { MARK_YEARS } from '@pawmatch/contract/person-marks/person-mark-values';

/** What is kept of people, as in docs/security.md: in plain words, and no more than is true. */
export const privacyMessages = {
  title: 'What we keep about you',
  about:
    'In short: what you tell us is there to bring pets and people together. We sell nothing, there is no advertising and no tracking, and you can download or delete what we have on your account page.',
  sections: [
    {
      title: 'Your account',
      points: [
        'Your name, email address and telephone, so that the shelter can reach you. Passwords are kept only in a form from which nobody can read them.',
        'Your preferences, favorites, saved searches and what you say about your home, so that we can show pets that suit you. Staff see how well pets suit you only if you agree.',
        'Where you are logged in, so that you can end it. The cookies of this site do nothing else than keep you logged in.',
        'All of this stays until you delete your account. Then it is deleted at once.',
      ],
    },
    {
      title: 'Visits and adoptions',
      points: [
        'Your visits with your notes, and your adoptions with your answers, checks and payments. Staff of the shelter read them and write notes of their own about them.',
        'When you delete your account, the pet, the time and the outcome stay for the shelter’s numbers, without you.',
        'Of visitors and adopters without an account, name, email address and telephone go some time after the visit or the adoption: 90 days, unless the shelter has set another time.',
        `Signed contracts stay as long as the law wants: ${DEFAULT_CONTRACT_YEARS} years, unless the shelter has set another time. They have your name, also after you have deleted your account.`,
        `If the shelter has two records of you, staff can join them. You get an email about it, and for ${UNDO_JOIN_DAYS} days it can be undone.`,
      ],
    },
    {
      title: 'When a shelter does not adopt to somebody again',
      points: [
        'In rare cases, for example after cruelty, staff note that the shelter does not adopt to a person again, with a reason that only staff read.',
        `If that person deletes the account, the reason is deleted, and for ${MARK_YEARS} years the shelter keeps two check values, made of the email address and the telephone with a secret key. Nobody can read the address or the telephone from them; they only tell staff when the same ones are used again.`,
        'You can ask the shelter whether there is such a note about you, and have it looked at again.',
      ],
    },
    {
      title: 'Emails and protection',
      points: [
        `Emails that we have sent, without secret links, for ${SENT_MAIL_DAYS} days.`,
        'Who of the staff opened or changed what about you: what was opened for 90 days, unless the shelter has set another time, and changes for two years. Your download says so.',
        'Addresses of computers only as long as it takes to stop attacks, and in the log of the server as long as its operator keeps it.',
      ],
    },
  ],
  questions:
    'Do you have a question, or want something corrected? Please write to the shelter; its contact is at the end of this page.',
} as const;
