import { Email, normalizeEmail } from '@pawmatch/contract/auth/account-fields';
import * as z from 'zod/mini';

/** Types of settings. Their messages name the variable. */

export const flag = (name: string) =>
  z.pipe(
    z.enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'], `${name} must be true or false`),
    z.transform((value) => ['true', '1', 'on', 'yes'].includes(value)),
  );

export const positiveNumber = (name: string) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/, `${name} must be a number from 1 to 999999`)),
    z.transform(Number),
  );

export const webAddress = (name: string, protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      ),
    );

/** An address of the web without anything after the host, such as `https://pets.example.org`. */
export const webOrigin = (name: string) =>
  webAddress(name, ['http:', 'https:']).check(
    z.refine(
      // URL.canParse: all checks of a value run, also when an earlier one has failed.
      (text) => !URL.canParse(text) || `${new URL(text).origin}/` === new URL(text).href,
      `${name} must end after the host: without a path, a user name or a password, such as https://pets.example.org`,
    ),
  );

export const emailAddress = (name: string) =>
  z.string().check(
    z.refine((v) => Email.safeParse(v).success, `${name} must be an e-mail address`),
    z.overwrite(normalizeEmail),
  );

/** Text that is shown unchanged in mails and pages. */
export const line = (name: string, max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, `${name} is too long`),
      z.regex(/^[^\p{C}\u2028\u2029]+$/u, `${name} must be one line of text`),
    );
