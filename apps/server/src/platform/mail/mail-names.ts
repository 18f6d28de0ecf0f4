/**
 * Anybody may sign up with somebody else's address, so a name that is an advertisement must not be sent
 * there. Mail programs also turn a bare `evil.example` into a link; initials such as J.R. are allowed.
 */
const NOT_A_NAME = /[/:@]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** Removes line breaks from a text: in a mail's head or a calendar they would begin another line. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
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
