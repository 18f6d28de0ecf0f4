import { currentLocale } from '@pawmatch/contract/localized';

/** `$150`, `$150.50`. @param cents */
export const feeText = (cents: number): string =>
  (cents / 100).toLocaleString(currentLocale(), {
    style: 'currency',
    currency: 'USD',
    ...(cents % 100 === 0 && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
