/**
 * Anybody may sign up with somebody else's address: a name that is an advertisement is not sent there.
 * Mail programs make a link of a bare `evil.example`, too; initials such as J.R. are names.
 */
const NO_NAME = /[/:@]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** Names may hold line breaks, which in a letter's head or a calendar would begin a line of their own. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

/** A person's name as a letter may carry it; undefined when there is none, or it is no name (S20). */
export function nameForMail(fullName: string): string | undefined {
  const name = oneLine(fullName);
  return name && !NO_NAME.test(name) ? name : undefined;
}

/** The first line of a letter. */
export function greet(fullName: string): string {
  const name = nameForMail(fullName);
  return name ? `Hello ${name},` : 'Hello,';
}
