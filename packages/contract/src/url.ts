/** @returns null for an invalid URL. Safari 16.4 has neither `URL.parse` nor `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Removes trailing slashes, except the one of `/`. A pattern such as `/\/+$/` would take quadratic time
 * for many slashes.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
