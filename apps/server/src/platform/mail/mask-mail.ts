/** An address as staff see it among many: enough to recognise it, such as `a…@example.org`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}…${address.slice(at)}`;
}

/** In place of the address of a person without an account any more. */
export const FORGOTTEN = '…';

/** Removes the tokens of links, with which a reader could act in the name of the recipient. */
export function maskTokens(html: string): string {
  return html.replace(/([?&;]token=)[^"&#\s<]+/g, '$1…');
}
