import type { ExclusionCause, HouseholdCause } from '@pawmatch/contract/matching/facts';
import type { MatchReason } from '@pawmatch/contract/matching/match';
import { partnerMessages } from '@pawmatch/contract/matching/partner/partner-messages';
import { listInWords } from '../../lib/text/format-text.ts';

export const matchTexts = {
  title: 'Your Perfect Matches',
  /** @param total null where it is not known */
  lede: (total: number | null) =>
    total === null
      ? 'The best fit comes first, and every card says why.'
      : `${total === 1 ? '1 pet' : `${total} pets`}, the best fit first`,
  loading: 'Loading your matches...',
  loadMore: 'Load More Matches',
  loadingMore: 'Loading...',
  /** Read out when more have come. */
  shown: (count: number) => `${count} matches are shown now`,
  noMatches: 'No matches found',
  updatePreferences: 'Update Preferences',
  seeAllPets: 'See all pets',
  problemTitles: {
    questionnaire: 'Tell us about your ideal pet',
    login: 'Please log in',
    retry: 'Your matches did not load',
  },
  completeQuestionnaire: 'Complete Questionnaire',
  logIn: 'Log In',
  tryAgain: 'Try Again',
  meet: ({ names }: { names: string }) => `Meet ${names}!`,

  nothingAsked: "You didn't ask for anything specific",
  /** Nothing is known: "Fits on 0 of 0" would read as a refusal. */
  questionsOnly: (toAsk: number) =>
    toAsk === 1 ? '1 question for the shelter' : `${toAsk} questions for the shelter`,
  fitsInAllKnown: ({ met, known }: { met: number; known: number }) =>
    known === 1 ? `Fits on ${met} of 1 known point` : `Fits on ${met} of ${known} known points`,
  fitsInKnown: ({ met, known, toAsk }: { met: number; known: number; toAsk: number }) =>
    known === 1
      ? `Fits on ${met} of 1 known point; ask the shelter about ${toAsk} more`
      : `Fits on ${met} of ${known} known points; ask the shelter about ${toAsk} more`,
  noneForMe: 'No available pet fits your answers right now.',
  schedule: 'Schedule a Visit',
  score: (score: number) => `${score} of 100`,
  why: (name: string) => `Why ${name} fits`,
  askFirst: 'Ask the shelter first',
  toAsk: (labels: readonly string[]) =>
    `Not known yet: ${listInWords(labels.map((label) => label.toLowerCase()))}`,
  furtherAway: 'Further away',
  furtherAwayHint: 'Of what is known about these pets, more does not fit than fits.',
  bonded: (name: string) => `${name} comes along`,
  bondedComparison: (name: string) => `You and ${name}`,
  lowerScoreCounts: 'They go home together, so the lower score counts.',
  comparison: 'You and this pet',
  compare: 'Compare with your answers',
  comparisonHint:
    'What you asked for, what is known about the pet, and how many of the possible points it gets.',
  yours: 'You',
  theirs: (name: string) => name,
  counts: 'Counts',
  points: (points: number, weight: number) =>
    weight === 0 ? 'Required' : `${points.toFixed(1).replace('.0', '')} of ${weight}`,
  notKnown: 'Not known',
};

export const NOTHING_AFTER_REFRESH_MESSAGE =
  "We couldn't find any matches based on your preferences. Try adjusting your criteria.";

/** What is shown instead of matches. */
export const matchProblemMessages = {
  noPreferences: 'Please complete the questionnaire to see your pet matches.',
  badPreferences: 'Please complete the questionnaire to get pet recommendations.',
  failed: 'Failed to load pet matches. Please try again.',
  /** Later pages could not be loaded. */
  laterFailed: 'Failed to load pet matches. Please try again later.',
} as const;

/** What an answer is about, within a sentence. */
const topics: Record<ExclusionCause, string> = {
  species: 'dogs and cats',
  children: 'children',
  children_ages: 'the ages of your children',
  dogs: 'dogs at home',
  cats: 'cats at home',
  allergies: 'allergies',
  special_needs: 'special needs',
  HouseTrained: 'house training',
  LitterTrained: 'litter training',
};

/** What a fact of the household excludes: one pet, and several. */
const excludedPets: Record<HouseholdCause, [string, (pets: number) => string]> = {
  children: [
    '1 pet is known not to suit a home with children',
    (pets) => `${pets} pets are known not to suit a home with children`,
  ],
  children_ages: [
    '1 pet is known to need older children',
    (pets) => `${pets} pets are known to need older children`,
  ],
  dogs: [
    '1 pet is known not to suit a home with a dog',
    (pets) => `${pets} pets are known not to suit a home with a dog`,
  ],
  cats: [
    '1 pet is known not to suit a home with a cat',
    (pets) => `${pets} pets are known not to suit a home with a cat`,
  ],
  allergies: [
    '1 pet is known not to be allergy friendly',
    (pets) => `${pets} pets are known not to be allergy friendly`,
  ],
};

/** What would change the matches, and the referred pet. */
export const changeTexts = {
  suggestions: 'What would change this',
  more: (count: number) => (count === 1 ? '1 more pet fits' : `${count} more pets fit`),
  partnerDecides: (name: string) => `Only ${name} can change this answer.`,
  bothDecide: (name: string) => `You and ${name} would both have to change this.`,
  changeThis: 'Change this',
  changeAll: (count: number) => `Change these ${count} answers`,
  change: (answer: string) => `Change this: ${answer}`,
  changed: 'Your answers are changed, and your matches follow.',
  undo: 'Undo',
  undone: 'Your answers are as they were before.',
  notChanged: 'Your answer was not changed. Please try again.',
  noneHelps: 'No single answer would bring more pets.',
  householdExcludes: 'What your household needs leaves these pets out:',
  excludedPets: (cause: HouseholdCause, pets: number) => {
    const [one, several] = excludedPets[cause];
    return pets === 1 ? one : several(pets);
  },
  alert: 'We can email you when a new pet fits.',
  referred: (name: string) => `You looked at ${name}`,
  excluded: 'Not among your matches, because of your answers:',
  excludedForBoth: 'Not among the matches for you both, because of these answers:',
  partnerAnswer: (name: string, cause: ExclusionCause) =>
    `What ${name} answered about ${topics[cause]} leaves this pet out`,
  byMistake: 'Answered by mistake? Edit your answers',
  editAnswer: (cause: HouseholdCause) =>
    `Answered by mistake? Edit your answers about ${topics[cause]}`,
  changeAge: 'You can change the age of the youngest child above, under “Sharpen your matches”.',
  hidden: 'You put this pet aside',
  otherHidden: (name: string) => `You put ${name} aside`,
  hiddenByPartner: (partner: string, name: string) => `${partner} put ${name} aside`,
  seePet: (name: string) => `See ${name}`,
  dismiss: (name: string) => `Remove ${name} from this page`,
};

/** The optional questions; each question and answer is in the contract's `homeTexts`. */
export const sharpenTexts = {
  title: 'Sharpen your matches',
  hint: 'All optional. Where the shelter does not know the answer for a pet, it becomes a question to ask.',
  notSaid: 'No answer',
  noEffect: 'Changes nothing: every pet suits this answer.',
  tooLittleTime: (energy: string) =>
    `You asked for a pet that is ${energy.toLowerCase()}. It needs more time than this.`,
  zipHint: 'Pets then say how far away they live.',
  within: 'How far would you go?',
  withinHint: 'A wish: pets further away stay in the list and say so.',
  updating: 'Your matches are being updated.',
  updated: 'Your matches are up to date.',
  loadFailed: "We couldn't load your answers.",
  failed: 'Your answer was not saved. Please try again.',
};

type DifferenceOf = Record<'text' | 'yours' | 'name' | 'theirs', string>;

type ReasonOf = Pick<MatchReason, 'kind' | 'label' | 'yours'> & { name: string; theirs: string };

/** Two people match together. */
export const partnerMatchingTexts = {
  title: 'Match together',
  hint: `Invite the person you live with. Both answer the questionnaire in their own account, and see which pets suit you both. ${partnerMessages.share}`,
  create: 'Create a link',
  createNew: 'Create a new link',
  revoke: 'Cancel the link',
  revoked: 'The link is cancelled.',
  address: 'Link for your partner',
  shownOnce:
    'Send it to one person, and approve them when they have joined. It works once, for seven days, and is shown only now.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: "We couldn't copy the link. Please select it and copy it.",
  open: (date: string) => `Your link works until ${date}.`,
  asks: (name: string) => `${name} has joined by your link.`,
  approveHint: `Nothing is shared yet. Approve only the person that you invited. ${partnerMessages.share}`,
  approve: (name: string) => `Match together with ${name}`,
  decline: 'Decline',
  declined: 'You have declined. Nothing was shared.',
  asked: (name: string) =>
    `We have asked ${name}, who must approve first. Nothing is shared before, and we will email you.`,
  withdraw: 'Withdraw',
  withdrawn: 'You no longer ask to match together.',
  whyConfirm: (email: string) =>
    `You can match together when your address is confirmed. Please open the link that we sent to ${email}.`,
  with: (name: string) => `You match together with ${name}.`,
  waiting: (name: string) =>
    `${name} has not answered the questionnaire yet. Your shared matches appear after that.`,
  differ: (name: string) =>
    `You and ${name} have answered differently about your household. A pet must suit both answers:`,
  difference: ({ text, yours, name, theirs }: DifferenceOf) =>
    `${text} You: “${yours}”. ${name}: “${theirs}”.`,
  changeYours: 'Change your answer',
  changeDifference: (question: string) => `Change your answer: ${question}`,
  leave: 'Stop matching together',
  leaveTitle: (name: string) => `Stop matching together with ${name}?`,
  leaveQuestion: (name: string) =>
    `This ends at once for both of you, and ${name} gets an email. ${partnerMessages.keep}`,
  leaveNow: 'Stop for both',
  ended: (name: string) => `You and ${name} no longer match together`,
  endedRead: 'I have read this',
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
  invites: (name: string) => `${name} invites you to match together`,
  askedTitle: (name: string) => `You asked ${name} to match together`,
  endedTitle: 'This invitation has ended',
  incompleteTitle: 'This link is not complete',
  whatItIs: (name: string) =>
    `Each of you answers a short questionnaire in an account of your own. Then you see which pets suit both you and ${name}.`,
  consequence: `Nothing is shared before the person who invites has approved you. ${partnerMessages.share} Either of you can stop at any time.`,
  createAccount: 'Create your account',
  hasAccount: 'Already have an account?',
  useAccount: 'Use your account',
  join: 'Match together',
  joining: 'Joining...',
  reminder: 'You have an invitation to match together',
  reminderHint: 'Answer it now or later. It stays here until you do.',
  openInvitation: 'Open the invitation',
  own: 'This is your own link. Send it to the person you live with.',
  invalid: 'This invitation is no longer valid. Please ask for a new link, or send one yourself.',
  inviteYourself: 'Invite Somebody Yourself',
  incomplete: 'This link is incomplete. Please copy it again.',
  toMatches: 'See your matches',
  toQuestionnaire: 'Answer the questionnaire',
};
