import { FeeCents } from '@pawmatch/contract/adoptions/adoption-input';
import * as z from 'zod/mini';

const AMOUNT = /^\$?\s*(-?\d{1,3}(?:,\d{3})+|-?\d+)(?:\.(\d{1,2}))?\s*\$?$/;

/** `150`, `$150` and `150.00` in cents; NaN for what is no amount, null for nothing. */
export function parseFee(text: string): number | null {
  if (text.trim() === '') return null;
  const [, whole = '', fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === '') return Number.NaN;
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The text of a field, as cents; null for an empty one. */
export const FeeText = z.pipe(z.pipe(z.string(), z.transform(parseFee)), z.nullable(FeeCents));
