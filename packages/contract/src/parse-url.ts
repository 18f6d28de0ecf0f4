/** An address, or null for what is none. `URL.parse` and `URL.canParse` are too new for Safari 16.4. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
