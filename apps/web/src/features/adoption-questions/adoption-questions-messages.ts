import {
  MAX_QUESTIONS,
  type QuestionKind,
} from '@pawmatch/contract/adoption-questions/adoption-question-values';

/** Texts of a shelter's own questions to adopters. */
export const adoptionQuestionMessages = {
  title: 'Questions to adopters',
  about: `Up to ${MAX_QUESTIONS} questions of your own, which everybody who would like to adopt is asked. What was answered keeps the questions of then.`,
  loadFailed: 'The questions could not be loaded.',
  none: 'You ask no questions of your own.',
  question: ({ number }: { number: number }) => `Question ${number}`,
  text: 'Question',
  kind: 'Answered by',
  kinds: {
    text: 'Own words',
    yes_no: 'Yes or no',
    choice: 'One of several choices',
  } satisfies Record<QuestionKind, string>,
  choices: 'Choices, one on each line',
  add: 'Add a Question',
  remove: ({ number }: { number: number }) => `Remove question ${number}`,
  removeShort: 'Remove',
  store: 'Use These Questions',
  storing: 'Storing...',
  stored: 'The questions have been stored.',
  storeFailed: 'The questions could not be stored. Please try again.',

  askTitle: 'Questions of the shelter',
  askAbout: 'Your answers help the shelter to decide. Only its staff read them.',
  yesNo: { yes: 'Yes', no: 'No' },
  send: 'Send the Answers',
  sending: 'Sending...',
  sent: 'Your answers have been sent. You can change them until the shelter has decided.',
  sendFailed: 'Your answers could not be sent. Please try again.',

  answersTitle: 'Answers of the adopter',
  answeredOn: ({ date }: { date: string }) => `Answered on ${date}.`,
  notAnswered: 'The adopter has not answered yet.',
  noAnswer: 'No answer',
};
