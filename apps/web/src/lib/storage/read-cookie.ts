/** The value of a readable cookie; null when there is none. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null; // During server rendering.
  for (const pair of document.cookie.split('; ')) {
    const separator = pair.indexOf('=');
    if (pair.slice(0, separator) === name) return decode(pair.slice(separator + 1));
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // Not percent-encoded.
  }
}
