/** `Promise.all` by name. */
export async function resolveAll<T extends Record<string, unknown>>(
  values: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}
