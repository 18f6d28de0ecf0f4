/**
 * Whether the browser is still at an entry. The router renders another one only when its page can be shown, and until
 * then the page before must not write over its address.
 */
export function isCurrentEntry(key: string): boolean {
  const { idx, key: current = 'default' } = (history.state ?? {}) as { idx?: number; key?: string };
  return idx === undefined || current === key;
}
