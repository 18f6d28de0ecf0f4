import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { queryChoice } from '../query-values.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { followUpAnswers, followUpDays, MAX_FOLLOW_UP_WORDS } from './follow-up-values.ts';

/** Of the link in a question. */
const Token = z.string({ error: () => inputMessages.mailedLink }).check(z.maxLength(200));

const Answer = z.enum(followUpAnswers, { error: () => inputMessages.chooseAnswer });

const shared = {
  /** Of both pets of a pair. */
  pet_name: z.string(),
  /** After the adoption. */
  day: z.literal(followUpDays),
  answer: z.nullable(Answer),
  /** What the adopter added to the answer. */
  words: z.nullable(z.string()),
};

/** A question behind its mailed link, without whose it is. */
export const LinkedFollowUp = z.object({
  ...shared,
  shelter_name: z.string(),
  shelter_phone: z.nullable(z.string()),
  /** Nothing more is asked about this adoption. */
  is_stopped: z.boolean(),
});
export type LinkedFollowUp = z.infer<typeof LinkedFollowUp>;

export const openFollowUpLink = defineEndpoint({
  method: 'POST',
  path: '/follow-up-links/open',
  access: 'public',
  summary: 'The question of a mailed link; changes nothing',
  body: z.object({ token: Token }),
  output: LinkedFollowUp,
});

export const answerFollowUp = defineEndpoint({
  method: 'POST',
  path: '/follow-up-links/answer',
  access: 'public',
  summary: 'Answer the question of a mailed link, or change the answer',
  body: z.object({
    token: Token,
    answer: Answer,
    words: z._default(
      optionalText(MAX_FOLLOW_UP_WORDS, () => fieldNames.followUp),
      null,
    ),
  }),
  output: LinkedFollowUp,
});

export const stopFollowUps = defineEndpoint({
  method: 'POST',
  path: '/follow-up-links/stop',
  access: 'public',
  summary: 'Be asked nothing more about the adoption of a mailed link',
  body: z.object({ token: Token }),
  output: LinkedFollowUp,
});

/** An answer for staff. "Not well" is a task until somebody has done it. */
export const FollowUp = z.object({
  ...shared,
  answer: Answer,
  id: Id,
  adoption_id: Id,
  /** Null after the account was deleted. */
  adopter_name: z.nullable(z.string()),
  answered_at: Timestamp,
  /** Who of the staff takes care of it. */
  taken_by: z.nullable(z.object({ id: Id, name: z.string() })),
  done_at: z.nullable(Timestamp),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const followUpViews = ['open', 'all'] as const;

export const listFollowUps = defineEndpoint({
  method: 'GET',
  path: '/admin/follow-ups',
  access: 'adoptions.read',
  journal: 'adoptions',
  summary:
    'What adopters have answered: with `view=open` those who are not well and wait for somebody, the oldest first; otherwise the latest hundred',
  query: z.object({ view: queryChoice(followUpViews), adoption_id: z.optional(Id) }),
  output: z.array(FollowUp),
});

export const changeFollowUp = defineEndpoint({
  method: 'PUT',
  path: '/admin/follow-ups/:id',
  access: 'adoptions.edit',
  summary: 'Take a task, give it back, or say that it is done',
  params: ById,
  body: z.object({ state: z.enum(['open', 'taken', 'done']) }),
  output: FollowUp,
});
