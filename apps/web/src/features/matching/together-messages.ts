import type { MatchReason } from '@pawmatch/contract/matching/match';

type ReasonOf = Pick<MatchReason, 'kind' | 'label' | 'yours'> & { name: string; theirs: string };

/** B2.11: two people match together. */
export const togetherTexts = {
  title: 'Match together',
  hint: 'Invite the person you live with. Both answer the questionnaire in their own account, and both see which pets suit you both, with each other’s scores and answers.',
  create: 'Create a link',
  createNew: 'Create a new link',
  revoke: 'Cancel the link',
  revoked: 'The link is canceled.',
  address: 'Link for your partner',
  shownOnce: 'Send it to one person. It works once, for seven days, and is shown only now.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: "We couldn't copy the link. Please select it and copy it.",
  open: (date: string) => `Your link works until ${date}.`,
  with: (name: string) => `You match together with ${name}.`,
  waiting: (name: string) =>
    `${name} has not answered the questionnaire yet. Your shared matches appear after that.`,
  leave: 'Stop matching together',
  left: 'You no longer match together.',
  failed: 'This was not changed. Please try again.',
  loadFailed: "We couldn't load this.",
  views: 'Whose matches',
  both: 'Both of you',
  mine: 'You',
  of: (name: string) => `These are the matches of ${name}, and “you” means ${name}.`,
  noneForBoth: 'No pet is possible for both of you right now. Each of you may still have matches.',
  noneForPartner: (name: string) => `No pet fits the answers of ${name} right now.`,
  scores: (yours: number, name: string, theirs: number) => `You ${yours}, ${name} ${theirs}`,
  reason: ({ kind, name, label, yours, theirs }: ReasonOf) =>
    kind === 'match'
      ? `${label}: ${theirs}, which suits ${name}`
      : `${label}: ${theirs}, and ${name} answered “${yours}”`,
  answerOf: (name: string, answer: string) => `${name}: ${answer}`,
  joinTitle: 'Match together',
  invites: (name: string) => `${name} invites you to match together.`,
  consequence:
    'Both of you will see which pets suit you both, with each other’s scores and answers. Either of you can stop at any time.',
  join: 'Match together',
  joining: 'Joining...',
  reminder: 'You have an invitation to match together',
  reminderHint: 'Answer it now, or after these questions.',
  openInvitation: 'Open the invitation',
  own: 'This is your own link. Send it to the person you live with.',
  invalid: 'This invitation is no longer valid. Please ask for a new link.',
  incomplete: 'This link is incomplete. Please copy it again.',
  toMatches: 'See your matches',
  toQuestionnaire: 'Answer the questionnaire',
};
