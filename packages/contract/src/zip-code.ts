/** The five digits of a US ZIP code, with or without the four that may follow; undefined for other texts. */
export const readZip = (text: string): string | undefined =>
  /^\s*(\d{5})(-?\d{4})?\s*$/.exec(text)?.[1];

/** At the end, where only the country may follow. */
const LAST_CODE = /\b(\d{5})(?:-\d{4})?[\s.,]{0,3}(?:USA|US|United States)?[\s.,]{0,3}$/;
const CODE_AFTER_STATE = /\b[A-Z]{2},? {1,3}(\d{5})(?:-\d{4})?\b/;

/**
 * The ZIP code of an address, such as `12 Main St, Springfield, IL 62701-1234, USA`. The number of a house and the code
 * before a city, as in `10115 Berlin`, are none.
 */
export const zipOf = (address: string | null): string | undefined =>
  (LAST_CODE.exec(address ?? '') ?? CODE_AFTER_STATE.exec(address ?? ''))?.[1];
