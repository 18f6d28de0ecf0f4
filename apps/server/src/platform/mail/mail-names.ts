import { mailFrameMessages as messages } from './rendering/mail-frame-messages.ts';

/**
 * Mail programs turn a bare `evil.example` into a link, also one in another script, of emoji or of numbers, and read an
 * ideographic full stop as a dot; initials such as J.R. are allowed.
 */
const ADDRESS =
  /[/:@]|[\p{L}\p{M}\p{N}\p{Extended_Pictographic}][.。](?:[\p{L}\p{M}]{2}|xn--)|\d[.。]\d+[.。]\d+[.。]\d/u;

/** Characters that nobody sees, inside of an address. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What is on no line, except what joins letters, as in Persian and Sinhala, or emoji to a family: elsewhere that is
 * only invisible.
 */
const NOT_ON_ONE_LINE =
  /(?:(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}]))[\s\p{C}])+/gu;

/**
 * Removes line breaks, which would begin another line in a mail's head or a calendar, and with them all
 * control and invisible characters but those that join.
 */
export function oneLine(text: string): string {
  return text.replace(NOT_ON_ONE_LINE, ' ').trim();
}

const isAddress = (word: string) => ADDRESS.test(word.normalize('NFKC').replace(INVISIBLE, ''));

/** A person's name for a mail, without the words in it that are addresses; undefined when nothing is left. */
export function nameForMail(fullName: string): string | undefined {
  const words = oneLine(fullName).split(' ');
  return words.filter((word) => word && !isAddress(word)).join(' ') || undefined;
}

/** The first line of a mail. */
export function greet(fullName: string): string {
  const name = nameForMail(fullName);
  return name ? messages.greeting({ name }) : messages.greetingWithoutName;
}
