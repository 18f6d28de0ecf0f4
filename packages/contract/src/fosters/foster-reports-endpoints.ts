import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { Version } from '../version.ts';
import { reportQuestionNames } from './foster-report-values.ts';

const Value = z.union([z.boolean(), z.string()]);

/** An answer of a foster carer's report that staff have neither accepted nor dismissed. */
export const ReportedAnswer = z.object({
  id: Id,
  question: z.enum(reportQuestionNames),
  value: Value,
  sentence: z.nullable(z.string()),
  /** Null for a carer who left. */
  by: z.nullable(z.string()),
  at: Timestamp,
  /** What the fact is so far; null where it is unknown, or where the question is about no fact. */
  current: z.nullable(Value),
});
export type ReportedAnswer = z.infer<typeof ReportedAnswer>;

export const listReportedAnswers = defineEndpoint({
  method: 'GET',
  path: '/admin/pets/:petId/reported-answers',
  access: 'fosters.read',
  summary: 'What the foster carer of a pet reports and its facts do not say, until staff decide',
  params: z.object({ petId: Id }),
  output: z.array(ReportedAnswer),
});

export const decideReportedAnswer = defineEndpoint({
  method: 'POST',
  path: '/admin/pets/:petId/reported-answers/:answerId',
  access: 'fosters.edit',
  summary:
    'Accept an answer of a report, which becomes a fact or, without a fact, a note of the diary; or dismiss it',
  params: z.object({ petId: Id, answerId: Id }),
  body: z.object({
    accept: z.boolean(),
    /** Of the pet, so that no change of a colleague is lost. */
    expected_version: z.optional(Version),
  }),
});
