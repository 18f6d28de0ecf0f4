/**
 * Anybody may sign up with somebody else's address, so a name that is an advertisement must not be sent
 * there. Mail programs also turn a bare `evil.example` into a link; initials such as J.R. are allowed.
 */
const NOT_A_NAME = /[/:@]|[\p{L}\p{N}]\.\p{L}{2,}/u;

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

/** A person's name for a mail; undefined when it is empty or looks like an advertisement. */
export function nameForMail(fullName: string): string | undefined {
  const name = oneLine(fullName);
  return name && !NOT_A_NAME.test(name) ? name : undefined;
}

/** The first line of a mail. */
export function greet(fullName: string): string {
  const name = nameForMail(fullName);
  return name ? `Hello ${name},` : 'Hello,';
}
