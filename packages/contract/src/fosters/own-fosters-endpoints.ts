import * as z from 'zod/mini';
import { AddedWeight, addWeight, doCare, skipCare, undoCare } from '../care/care-endpoints.ts';
import { CareItem } from '../care/care-item.ts';
import { CareCourse } from '../care/courses-endpoints.ts';
import { hasPlausibleYear } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { petFactSchemas } from '../pets/facts/pet-fact-schemas.ts';
import { PetStatus } from '../pets/pet-status.ts';
import { optionalText, requiredText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { fosterInputMessages } from './foster-messages.ts';
import {
  isReportValue,
  MAX_FOSTER_NOTE,
  MAX_REPORT_SENTENCE,
  reportQuestionNames,
} from './foster-report-values.ts';

const ReportAnswerFields = {
  question: z.enum(reportQuestionNames),
  value: z.union([z.boolean(), z.string().check(z.maxLength(40))]),
};

const Weighed = z.object({ grams: z.int(), done_at: Timestamp });

/** What a foster carer does for a pet; of what was done, only what the carer did within the last day. */
export const OwnFosterCare = z.object({
  /** Overdue, today and in the next days, the earliest first. */
  due: z.array(CareItem),
  /** What the carer can take back, the latest first. */
  done: z.array(CareItem),
  /** The latest first. */
  weights: z.array(Weighed),
  /** Those that have not ended. */
  courses: z.array(CareCourse),
});
export type OwnFosterCare = z.infer<typeof OwnFosterCare>;

/** A pet that lives with the caller. Of other people it has the first name of the next visitor at most. */
export const OwnFosterPet = z.object({
  id: Id,
  name: z.string(),
  breed: z.string(),
  status: PetStatus,
  ...petFactSchemas,
  birth_date: z.nullable(z.iso.date()),
  is_birth_date_estimated: z.boolean(),
  photo_url: z.nullable(z.string()),
  photo_count: z.int(),
  /** Since when it lives there. */
  since: Timestamp,
  next_visit: z.nullable(z.object({ starts_at: Timestamp, visitor: z.nullable(z.string()) })),
  /** Null where the shelter does not plan care. */
  care: z.nullable(OwnFosterCare),
  /** What the caller noted, the latest first. */
  notes: z.array(z.object({ text: z.string(), at: Timestamp })),
  /** The caller's latest answer to each question. */
  report: z.array(
    z.object({ ...ReportAnswerFields, sentence: z.nullable(z.string()), at: Timestamp }),
  ),
});
export type OwnFosterPet = z.infer<typeof OwnFosterPet>;

export const OwnFosters = z.object({
  /** At the shelter. */
  today: z.iso.date(),
  /** The name of the caller's home; null before staff have added it. */
  home: z.nullable(z.string()),
  /** By name. */
  pets: z.array(OwnFosterPet),
});
export type OwnFosters = z.infer<typeof OwnFosters>;

const own = { access: 'fosters.own', isDoneOnce: true, params: ById } as const;

export const getOwnFosters = defineEndpoint({
  method: 'GET',
  path: '/admin/foster',
  access: 'fosters.own',
  summary: 'The pets that live with the caller, with their care, notes and reports',
  output: OwnFosters,
});

export const doOwnCare = defineEndpoint({
  ...doCare,
  path: '/admin/foster/care/done',
  access: 'fosters.own',
  summary: 'Say that care of pets that live with the caller was done',
});

export const undoOwnCare = defineEndpoint({
  ...undoCare,
  path: '/admin/foster/care/undo',
  access: 'fosters.own',
  summary: 'Take back within a day that care was done or skipped',
});

export const skipOwnCare = defineEndpoint({
  ...skipCare,
  path: '/admin/foster/care/skip',
  access: 'fosters.own',
  summary: 'Skip care that is due, with a reason',
});

export const addOwnWeight = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/admin/foster/pets/:id/weights',
  summary: 'Write down the weight of a pet that lives with the caller',
  body: addWeight.body,
  status: 201,
  output: AddedWeight,
});

export const addOwnPhoto = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/admin/foster/pets/:id/photos',
  summary:
    'Add a photo, the file `image`, after the other photos of a pet that lives with the caller',
  body: z.object({}),
  bodyFormat: 'multipart',
});

export const addOwnNote = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/admin/foster/pets/:id/notes',
  summary: 'Note something about a pet for staff',
  body: z.object({
    text: requiredText(MAX_FOSTER_NOTE, () => fieldNames.theNote),
    at: z.optional(Timestamp.check(hasPlausibleYear)),
  }),
});

export const addOwnReport = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/admin/foster/pets/:id/reports',
  summary: 'Fill in the report card of a pet; facts follow only when staff accept an answer',
  body: z.object({
    answers: z
      .array(
        z
          .object({
            ...ReportAnswerFields,
            sentence: optionalText(MAX_REPORT_SENTENCE, () => fieldNames.sentence),
          })
          .check(
            z.refine(({ question, value }) => isReportValue(question, value), {
              path: ['value'],
              error: () => inputMessages.chooseAnswer,
            }),
          ),
      )
      .check(
        z.minLength(1, { error: () => fosterInputMessages.noAnswers }),
        z.refine(
          (answers) => new Set(answers.map(({ question }) => question)).size === answers.length,
          { error: () => fosterInputMessages.answerTwice },
        ),
      ),
  }),
});
