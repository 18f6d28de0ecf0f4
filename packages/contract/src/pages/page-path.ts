/**
 * A path without the slashes at its end; of `/` one stays. Not by a pattern such as `/\/+$/`, which
 * begins anew at each of a thousand slashes (S46).
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
