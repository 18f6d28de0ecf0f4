/** The five digits of a US ZIP code, with or without the four that may follow; undefined for other texts. */
export const readZip = (text: string): string | undefined =>
  /^\s*(\d{5})(-?\d{4})?\s*$/.exec(text)?.[1];

/** The ZIP code at the end of an address, such as `12 Main St, Springfield, IL 62701-1234, USA`. */
export const zipOf = (address: string | null): string | undefined =>
  [...(address ?? '').matchAll(/\b(\d{5})(?:-\d{4})?\b/g)].at(-1)?.[1];
