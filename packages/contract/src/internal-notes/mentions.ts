/*
 * How notes name colleagues. Plain rules, so that pages can use them without loading the schemas.
 */

/** The longest text of a note. */
export const MAX_NOTE = 2_000;

/** The most colleagues whom one note names. */
export const MAX_MENTIONS = 20;

/** Days in which the author can take a note of the diary back; managers always can. */
export const TAKE_BACK_DAYS = 1;

/** What goes on where a name ends would be another name. */
const GOES_ON = /^[\p{L}\p{N}]/u;
const GOES_BEFORE = /[\p{L}\p{N}]$/u;

interface TextPart {
  text: string;
  isMention: boolean;
}

/** A text in parts, of which those are mentions that are an `@` with one of the names, the longest first. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const written = names.map((name) => `@${name}`).sort((one, other) => other.length - one.length);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < from || GOES_BEFORE.test(text.slice(0, at))) continue;
    const mention = written.find(
      (each) => text.startsWith(each, at) && !GOES_ON.test(text.slice(at + each.length)),
    );
    if (!mention) continue;
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false });
    parts.push({ text: mention, isMention: true });
    from = at + mention.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}

/** Those of some colleagues whom a text names. */
export function mentionedIn<Named extends { name: string }>(
  text: string,
  colleagues: readonly Named[],
): Named[] {
  const names = colleagues.map(({ name }) => name);
  const found = new Set(
    splitMentions(text, names).flatMap((part) => (part.isMention ? [part.text] : [])),
  );
  return colleagues.filter(({ name }) => found.has(`@${name}`));
}
