/**
 * Removes trailing slashes, except the one of `/`. A pattern such as `/\/+$/` would take quadratic time
 * for many slashes.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
