/** @returns null for an invalid URL. Safari 16.4 has neither `URL.parse` nor `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
