import * as z from 'zod/mini';
import { exactText } from '../text.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** Shown below the field. */
export const PASSWORD_HINT = 'At least 8 characters';

/** Used by the server, because only the server has the list of common passwords (D13). */
export const COMMON_PASSWORD_MESSAGE = 'This password is too common. Please choose another.';

const characters = (text: string) => [...text].length;

/** R5.04: counted in code points, so that an emoji is one character; never trimmed or truncated. */
export const Password = exactText('Password').check(
  z.refine(
    (text) => characters(text) >= PASSWORD_MIN_LENGTH,
    'Password must be at least 8 characters long.',
  ),
  z.refine(
    (text) => text.length <= PASSWORD_MAX_LENGTH * 2 && characters(text) <= PASSWORD_MAX_LENGTH,
    `Password must be at most ${PASSWORD_MAX_LENGTH} characters long.`,
  ),
);
