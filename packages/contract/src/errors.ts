import * as z from 'zod/mini';
import { SecondStep } from './auth/second-factor.ts';

/**
 * All errors of the API: their HTTP status, and the sentence for people when there is no more precise
 * one. `error` is the short name that the specification gives to booking conflicts.
 */
export const errorTable = {
  BAD_REQUEST: { status: 400, detail: 'Bad request.' },
  UNAUTHENTICATED: { status: 401, detail: 'Please log in to continue.' },
  INVALID_CREDENTIALS: {
    status: 401,
    detail: 'Login failed. Please check your credentials and try again.',
  },
  SESSION_EXPIRED: { status: 401, detail: 'Your session has expired. Please log in again.' },
  KEY_INVALID: { status: 401, detail: 'This key is not valid, or not for this call.' },
  SECOND_STEP_ENDED: {
    status: 401,
    detail: 'That took too long. Please enter your password again.',
  },
  CSRF_FAILED: { status: 403, detail: 'CSRF verification failed. Please refresh the page.' },
  FORBIDDEN: { status: 403, detail: 'You do not have permission to perform this action.' },
  PASSWORD_EXPIRED: {
    status: 403,
    detail:
      'This password has expired. The operator of the server can set a new one with "npm run admin".',
  },
  ACCOUNT_JOINED: {
    status: 403,
    detail:
      'This account was joined with your other one. Please log in with the email address of that one.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    detail: 'Your password is right. Please also use your passkey, or enter a code.',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    detail:
      'The shelter requires a second step of everybody who works here. Please set up a passkey or an app for codes on your account page.',
  },
  PROOF_REQUIRED: { status: 403, detail: 'Please prove again that it is you.' },
  CONFIRM_EMAIL_FIRST: {
    status: 403,
    detail:
      'Please confirm your email address first, with the link that we sent you. You can ask for a new link on your account page.',
  },
  CONFIRM_WITH_PASSWORD: {
    status: 403,
    detail: 'Please enter the password of your account, or choose a new one.',
  },
  NOT_FOUND: { status: 404, detail: 'The requested resource was not found.' },
  ALERT_NOT_FOUND: { status: 404, detail: 'This alert was not found.' },
  SHELTER_NOT_FOUND: { status: 404, detail: 'This shelter was not found.' },
  SHELTER_UNNAMED: { status: 400, detail: 'Please say for which shelter.' },
  SHELTER_PAUSED: {
    status: 409,
    detail: 'This shelter is paused and takes no visits at the moment.',
  },
  PET_NOT_FOUND: { status: 404, detail: 'This pet was not found.' },
  VISIT_NOT_FOUND: { status: 404, detail: 'This visit request was not found.' },
  CALENDAR_NOT_FOUND: { status: 404, detail: 'This calendar address is not valid any more.' },
  TOO_MANY_KEYS: { status: 409, detail: 'There are too many keys. Please revoke one first.' },
  KEY_NOT_FOUND: { status: 404, detail: 'This key was revoked already.' },
  FEED_NOT_FOUND: { status: 404, detail: 'This address of a feed is not valid any more.' },
  FEED_HELD_BACK: {
    status: 503,
    detail: 'This feed would lose very many pets at once, and waits for somebody of the shelter.',
  },
  FEED_SERVER_FAILED: { status: 409, detail: 'The server of this feed could not be reached.' },
  FEED_WITHOUT_SERVER: {
    status: 409,
    detail: 'Please save where this feed is delivered first, with the password or key.',
  },
  TASK_NOT_FOUND: { status: 404, detail: 'This task was not found, or is done.' },
  USER_NOT_FOUND: { status: 404, detail: 'This user was not found.' },
  SESSION_NOT_FOUND: { status: 404, detail: 'This session has already ended.' },
  PASSKEY_NOT_FOUND: { status: 404, detail: 'This passkey was removed already.' },
  PREFERENCES_NOT_FOUND: { status: 404, detail: 'No preferences have been saved yet.' },
  MAIL_NOT_FOUND: { status: 404, detail: 'This email was not found.' },
  IMPORT_NOT_FOUND: { status: 404, detail: 'This import, or its file, was not found.' },
  PET_LETTER_NOT_FOUND: {
    status: 404,
    detail: 'This letter is not shared, or not any more.',
  },
  PHOTO_NOT_FOUND: { status: 404, detail: 'This photo was not found.' },
  TRAIT_NOT_FOUND: { status: 404, detail: 'This training trait was not found.' },
  REQUEST_TIMEOUT: {
    status: 408,
    detail: 'The request took too long to arrive. Please try again.',
  },
  EMAIL_TAKEN: { status: 409, detail: 'An account with this email already exists.' },
  PREFERENCES_EXIST: { status: 409, detail: 'Preferences have already been saved.' },
  EMAIL_NOT_CONFIRMED: {
    status: 409,
    detail: 'This person must confirm their email address before they can become an admin.',
  },
  CONFLICT: {
    status: 409,
    detail: 'Someone else has changed this meanwhile. Please look at it again.',
  },
  CALL_REPEATED: { status: 409, detail: 'This arrived before, and is done.' },
  IMPORT_STEP_PASSED: {
    status: 409,
    detail: 'This import has moved on to another step. Please look at it again.',
  },
  TOO_MANY_IMPORTS: {
    status: 409,
    detail: 'There are 20 files that were not imported. Please discard one first.',
  },
  TOO_MANY_PHOTO_ARCHIVES: {
    status: 409,
    detail: 'Three imports wait with photos already. Please run or discard one first.',
  },
  PET_LETTER_SENT: { status: 409, detail: 'A letter about this visit was sent already.' },
  MAIL_NOT_FAILED: {
    status: 409,
    detail: 'This email has expired, or waits to be sent already.',
  },
  DECLINE_SENT: {
    status: 409,
    detail: 'The email about this request was sent already, or there is none.',
  },
  MATCHING_TOGETHER: {
    status: 409,
    detail: 'One of you already matches together with somebody. Please stop that first.',
  },
  PARTNER_REQUIRED: {
    status: 409,
    detail: 'You match alone now, or your partner has not answered the questionnaire yet.',
  },
  TOO_MANY_PHOTOS: { status: 409, detail: 'A pet can have at most 12 photos.' },
  PET_ALREADY_BONDED: {
    status: 409,
    detail: 'One of these pets already belongs to a bonded pair. Please unlink that pair first.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    detail: 'You can have at most 20 passkeys. Please remove one first.',
  },
  NO_SECOND_FACTOR: {
    status: 409,
    detail: 'Please add a passkey or an app for codes first.',
  },
  TOO_MANY_FAVORITES: {
    status: 409,
    detail: 'You can keep at most 200 favorites. Please remove one first.',
  },
  TOO_MANY_ALERTS: {
    status: 409,
    detail: 'You can have at most 20 alerts. Please delete one first.',
  },
  ALERT_EXISTS: { status: 409, detail: 'You already have an alert for this search.' },
  TOO_MANY_WAITING: {
    status: 409,
    detail: 'You can wait for 5 pets at most. Please leave one line first.',
  },
  TIMES_AVAILABLE: {
    status: 409,
    detail: 'There are free times for this pet. Please choose one of them.',
  },
  ALREADY_VISITING: {
    status: 409,
    detail: 'You already have a visit with this pet. You can move it when a time is free.',
  },
  TIME_HELD: {
    status: 409,
    detail: 'This time is held for somebody who waits for it. Please choose another time.',
  },
  VISIT_NEAR: {
    status: 409,
    detail: 'This pet has a visit soon. You can shorten this visit, or start it anyway.',
  },
  VISIT_TOO_NEAR: {
    status: 409,
    detail: 'This pet has a visit in a moment. You can start this visit anyway.',
  },
  ADOPTER_BUSY: {
    status: 400,
    detail: 'You already have a visit at this time. Please choose another time.',
  },
  PET_RESTS: {
    status: 409,
    detail: 'This pet rests at this time. Please choose another time.',
  },
  TIME_FULL: {
    status: 409,
    detail: 'The shelter has no room for another visit at this time. Please choose another time.',
  },
  PET_DAY_FULL: {
    status: 409,
    detail: 'This pet has enough visits on this day. Please choose another day.',
  },
  TOO_MANY_OPEN_REQUESTS: {
    status: 400,
    detail: 'You have too many open visit requests. Please wait for an answer, or cancel one.',
  },
  TOO_MANY_REQUESTS_TODAY: {
    status: 400,
    detail: 'You have asked for many visits today. Please try again in 24 hours.',
  },
  TOO_MANY_MOVES: {
    status: 400,
    detail:
      'You have moved this visit five times within a day. Please keep its time, cancel it, or ask the shelter to move it.',
  },
  TOO_MANY_UNCONFIRMED_FOR_PET: {
    status: 400,
    detail:
      'Several people with an unconfirmed email address have asked for this pet. Please confirm your address with the link that we sent you, and then ask again.',
  },
  TOO_MANY_UNCONFIRMED_FROM_ADDRESS: {
    status: 400,
    detail:
      'Several people on your network with an unconfirmed email address have asked for visits. Please confirm your address with the link that we sent you, and then ask again.',
  },
  SCHEDULING_CONFLICT: {
    status: 400,
    detail: 'This time slot is already booked. Please choose another time.',
    error: 'Scheduling conflict',
  },
  DUPLICATE_REQUEST: {
    status: 400,
    detail: 'You already have a pending visit request for this pet.',
    error: 'Duplicate request',
  },
  PET_MOVED: {
    status: 409,
    detail: 'This pet lives at another shelter now. Please open its page again.',
  },
  PET_MOVE_NOT_FOUND: { status: 404, detail: 'There is no such offer.' },
  PET_MOVE_ENDED: {
    status: 409,
    detail: 'This offer is not open any more. Please look at it again.',
  },
  DIARY_NOTE_NOT_FOUND: { status: 404, detail: 'This note was taken back.' },
  PLACE_NOT_FOUND: { status: 404, detail: 'This place was not found.' },
  PLACE_IN_USE: { status: 409, detail: 'This place is in use. Please move its pets first.' },
  FOSTER_OFFER_NOT_FOUND: { status: 404, detail: 'This offer was not found.' },
  FOSTER_OFFER_TAKEN: { status: 409, detail: 'Somebody else was faster: they have a home now.' },
  FOSTER_OFFER_ENDED: { status: 409, detail: 'This offer has ended.' },
  FOSTER_OFFER_CHANGED: {
    status: 409,
    detail: 'Not all of these pets need a home any more. Please look again.',
  },
  FOSTER_HOME_FULL: { status: 409, detail: 'There is not enough room in your home for them.' },
  CARE_PLAN_NOT_FOUND: { status: 404, detail: 'This plan was not found.' },
  CARE_COURSE_NOT_FOUND: { status: 404, detail: 'This course of medicine was not found.' },
  FOSTER_ANSWER_NOT_FOUND: {
    status: 404,
    detail: 'This answer was not found, or somebody has decided about it already.',
  },
  STAY_NOT_FOUND: { status: 404, detail: 'This stay was not found.' },
  STAY_ENDED: {
    status: 409,
    detail: 'This pet has left the shelter already. Please look at its stays again.',
  },
  OUTCOME_FINAL: {
    status: 409,
    detail: 'This cannot be taken back any more. Its stay can be corrected.',
  },
  PET_OFFERED: { status: 409, detail: 'This pet is offered to a shelter already.' },
  PET_UNAVAILABLE: { status: 400, detail: 'This pet is no longer available for visits.' },
  VISIT_NOT_ACTIVE: { status: 400, detail: 'This visit can no longer be cancelled.' },
  VISIT_ACTION_REFUSED: {
    status: 409,
    detail: 'This is not possible for this visit now. Please look at it again.',
  },
  ADOPTION_NOT_FOUND: { status: 404, detail: 'This adoption was not found.' },
  ADOPTION_ACTION_REFUSED: {
    status: 409,
    detail: 'This is not possible for this adoption now. Please look at it again.',
  },
  ADOPTION_EXISTS: { status: 409, detail: 'This adopter is already adopting this pet.' },
  CONTRACT_NOT_FOUND: { status: 404, detail: 'There is no contract of this adoption.' },
  CONTRACT_LINK_INVALID: {
    status: 404,
    detail: 'This link does not work any more. Please ask the shelter for another one.',
  },
  CONTRACT_SIGNED: { status: 409, detail: 'This contract is signed already.' },
  CONTRACT_CHANGED: {
    status: 409,
    detail: 'The contract has changed since you opened it. Please read it again.',
  },
  CONTRACT_REFUSED: {
    status: 409,
    detail: 'This contract cannot be signed, because the adoption has ended.',
  },
  PAYMENT_NOT_FOUND: { status: 404, detail: 'This payment was not found.' },
  PAYMENT_REVERSED: { status: 409, detail: 'This payment was taken back already.' },
  PET_NOT_READY: { status: 409, detail: 'This pet is not ready to leave yet.' },
  PET_HELD: { status: 409, detail: 'This pet is already reserved for somebody else.' },
  JOIN_REFUSED: { status: 409, detail: 'These records cannot be joined.' },
  JOIN_NOT_FOUND: {
    status: 404,
    detail: 'These records are separate already, or joined for good.',
  },
  MARK_NOT_FOUND: { status: 404, detail: 'This mark was removed already.' },
  RETURN_NOT_FOUND: { status: 404, detail: 'This return was not found.' },
  FOLLOW_UP_NOT_FOUND: { status: 404, detail: 'This answer was not found.' },
  FOLLOW_UP_LINK_INVALID: {
    status: 400,
    detail: 'This link has ended. If you would like to tell us something, please write or call us.',
  },
  PREFERENCES_REQUIRED: {
    status: 400,
    detail: 'Please complete the questionnaire to get pet recommendations.',
  },
  LAST_ADMIN: { status: 400, detail: 'The last admin cannot be removed or demoted.' },
  WRONG_PASSWORD: { status: 400, detail: 'Your current password is not right.' },
  CODE_REFUSED: {
    status: 400,
    detail: 'This code is not right. Please enter the one that your app shows now.',
  },
  // No 401, which would end the session of somebody who adds a passkey.
  PASSKEY_REFUSED: {
    status: 400,
    detail: 'This passkey was not accepted here. Please use another one, or your password.',
  },
  RESET_LINK_INVALID: {
    status: 400,
    detail: 'This link is no longer valid. Please ask for a new one.',
  },
  CONFIRMATION_LINK_INVALID: {
    status: 400,
    detail: 'This link is no longer valid. You can ask for a new one on your account page.',
  },
  VISIT_LINK_INVALID: {
    status: 400,
    detail: 'This link has ended. Log in to see your visits on your dashboard, or ask the shelter.',
  },
  HELD_TIME_LINK_INVALID: {
    status: 400,
    detail:
      'This time is no longer held for you. Your visits and your place in line are on your dashboard.',
  },
  ALERT_LINK_INVALID: {
    status: 400,
    detail: 'This link has ended. Log in to end your alerts on their own page.',
  },
  INVITATION_INVALID: {
    status: 400,
    detail: 'This invitation is no longer valid. Please ask for a new link.',
  },
  STAFF_INVITATION_INVALID: {
    status: 400,
    detail:
      'This link is not valid. Please open the one in the latest email, or ask for a new invitation.',
  },
  STAFF_INVITATION_ACCEPTED: {
    status: 400,
    detail: 'This invitation was accepted already. Log in to get to the pages of the shelter.',
  },
  STAFF_INVITATION_EXPIRED: {
    status: 400,
    detail: 'This invitation has expired. Please ask the shelter for a new one.',
  },
  STAFF_INVITATION_WITHDRAWN: {
    status: 400,
    detail: 'This invitation was withdrawn. Please ask the shelter if you think that is a mistake.',
  },
  STAFF_INVITATION_OF_ANOTHER: {
    status: 403,
    detail:
      'This invitation was sent to another email address than that of your account. Log in with that address to accept it.',
  },
  ALREADY_COLLEAGUE: {
    status: 409,
    detail: 'This person works here already. The role can be changed on the page of colleagues.',
  },
  COLLEAGUE_NOT_FOUND: { status: 404, detail: 'This person does not work here any more.' },
  FACTOR_RESET_NOT_FOUND: {
    status: 404,
    detail: 'There is no such request now: it has ended, or it was stopped.',
  },
  STAFF_INVITATION_NOT_FOUND: { status: 404, detail: 'This invitation is not open any more.' },
  PAYLOAD_TOO_LARGE: { status: 413, detail: 'That is more than the server accepts.' },
  IMAGE_TOO_LARGE: { status: 413, detail: 'This image is larger than 10 MB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, detail: 'This kind of content is not accepted.' },
  UNSUPPORTED_IMAGE: {
    status: 415,
    detail: 'This file is not an image we can read. Please use JPG, PNG, GIF, WebP, AVIF or HEIC.',
  },
  VALIDATION_FAILED: { status: 422, detail: 'Please check your input.' },
  IMAGE_UNREADABLE: { status: 422, detail: 'This image is damaged and cannot be read.' },
  IMAGE_TOO_MANY_PIXELS: {
    status: 422,
    detail: 'This image has too many pixels. Please use a smaller one.',
  },
  TOO_MANY_REQUESTS: { status: 429, detail: 'Too many requests. Please try again later.' },
  TOO_MANY_OPENED: {
    status: 429,
    detail:
      'You have opened the details of very many people within an hour, and the managers were told. Lists still work; please wait before you open more.',
  },
  EXPORTS_BUSY: {
    status: 429,
    detail: 'Other exports are running. Please try again when one of them has ended.',
  },
  EXPORT_RUNNING: {
    status: 429,
    detail: 'You are downloading an export already. Please try again when it has ended.',
  },
  EXPORT_EXPIRED: {
    status: 404,
    detail:
      'This address was used already, or is older than a minute. Please start the export again.',
  },
  TOO_MANY_EXPORTS: {
    status: 429,
    detail:
      'You have exported very much within an hour, and the managers were told. Please wait before you export more.',
  },
  HEADERS_TOO_LARGE: { status: 431, detail: 'The request headers are too large.' },
  INTERNAL: {
    status: 500,
    detail: 'An internal server error occurred. Please try again later.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    detail: 'The service is briefly unavailable. Please try again in a moment.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    detail: 'Photos cannot be stored or read at the moment. Please try again in a minute.',
  },
  SHUTTING_DOWN: { status: 503, detail: 'The server is restarting. Please try again in a moment.' },
  DISK_FULL: { status: 507, detail: 'The server has run out of space. Please try again later.' },
} as const satisfies Record<string, { status: number; detail: string; error?: string }>;

export type ErrorCode = keyof typeof errorTable;

/** A wrong field: its name as sent (`requested_at`, `trainingTraits.0`), and the message. */
export const FieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error, `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  error: z.optional(z.string()),
  errors: z.optional(z.array(FieldError)),
  /** With `CONFLICT`: the current resource, in the shape of a successful response. */
  current: z.optional(z.unknown()),
  /** With `SECOND_FACTOR_REQUIRED` and `PROOF_REQUIRED`. */
  second_step: z.optional(SecondStep),
  request_id: z.string(),
});
export type Problem = z.infer<typeof Problem>;
