/** Value of a cookie that the page may read, as it was sent; null when it is not there. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null; // Markup that is made on the server.
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
    return value; // A percent sign that encodes nothing stands for itself.
  }
}
