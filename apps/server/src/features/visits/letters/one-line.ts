/** Names may hold line breaks, which in a letter's head or a calendar would begin a line of their own. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}
