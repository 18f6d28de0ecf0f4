import * as z from 'zod/mini';
import { exactText, requiredText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { accountFieldMessages } from './account-field-messages.ts';
import { Email, FullName, normalizeEmail, PhoneNumber } from './account-fields.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

const characters = (text: string) => [...text].length;

/** Counted in code points, so that an emoji is one character; never trimmed or truncated. */
export const Password = exactText(() => fieldNames.password).check(
  z.refine((text) => characters(text) >= PASSWORD_MIN_LENGTH, {
    error: () => accountFieldMessages.passwordTooShort,
  }),
  z.refine(
    (text) => text.length <= PASSWORD_MAX_LENGTH * 2 && characters(text) <= PASSWORD_MAX_LENGTH,
    { error: () => accountFieldMessages.passwordTooLong({ max: PASSWORD_MAX_LENGTH }) },
  ),
);

/** In the order in which errors are shown. `role` is ignored. */
export const Registration = z.object({
  full_name: FullName,
  email: Email,
  phone_number: PhoneNumber,
  password: Password,
  role: z.optional(z.unknown()),
});

/** Both required. The length is limited, so that long input does not reach the hash. */
export const Credentials = z.object({
  email: requiredText(254, () => fieldNames.email).check(z.overwrite(normalizeEmail)),
  password: exactText(() => fieldNames.password).check(
    z.minLength(1, { error: () => accountFieldMessages.passwordRequired }),
    z.maxLength(256, { error: () => accountFieldMessages.passwordOverlong }),
  ),
});

/** A new password, with the current one. */
export const PasswordChange = z.object({
  current_password: Credentials.shape.password,
  new_password: Password,
});

/** Requests a mail with a link to choose a new password. */
export const PasswordResetRequest = z.object({ email: Email });

/** A new password, with the token of a mailed link. */
export const PasswordReset = z.object({
  token: exactText(() => fieldNames.token).check(z.maxLength(200)),
  new_password: Password,
});

/** The caller's own password, which protects against the use of an unattended browser. */
export const PasswordAgain = z.object({ current_password: Credentials.shape.password });

/** The lifetime of the mailed link. */
export const EMAIL_CONFIRMATION_HOURS = 24;

const ConfirmationToken = exactText(() => fieldNames.token).check(z.maxLength(200));

/** Of a link that confirms an email address. */
export const EmailConfirmationLink = z.object({ token: ConfirmationToken });

/**
 * Confirms the email address that received the token: in a browser that has signed in to the account, with the
 * account's password, or with a new one, for which everything in the account goes.
 */
export const EmailConfirmation = z.object({
  token: ConfirmationToken,
  password: z.optional(Credentials.shape.password),
  new_password: z.optional(Password),
});

/** What is in the account of a link. */
export const LinkedAccount = z.object({
  /** Whether this browser has signed in to the account: then the token is enough. */
  is_known_browser: z.boolean(),
  /** What goes for a new password; null when the account is one of staff, who must know theirs. */
  goes: z.nullable(
    z.object({
      visits: z.int(),
      favorites: z.int(),
      alerts: z.int(),
      waiting: z.int(),
      has_answers: z.boolean(),
      has_partner: z.boolean(),
    }),
  ),
});
export type LinkedAccount = z.infer<typeof LinkedAccount>;
