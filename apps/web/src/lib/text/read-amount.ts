import { MAX_FEE_CENTS } from '@pawmatch/contract/adoptions/adoption-values';

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Cents of an amount such as "150", "$1,200.50" or "12.5"; null for anything else. */
export function readAmount(text: string): number | null {
  const [, dollars, cents = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (!dollars) return null;
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount >= 1 && amount <= MAX_FEE_CENTS ? amount : null;
}
