import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VisitStatus, VisitStatusInput } from './visit-status.ts';
import { capitaliseStatus, isActiveVisitStatus, normaliseVisitStatus } from './visit-statuses.ts';

describe('normaliseVisitStatus', () => {
  it.each([
    ['pending', 'pending'],
    ['Pending Approval', 'pending'],
    ['  PENDING   approval ', 'pending'],
    ['Approved', 'approved'],
    ['CONFIRMED', 'confirmed'],
    ['completed', 'completed'],
    ['Cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['Rejected', 'cancelled'],
    ['denied', 'cancelled'],
    ['', 'pending'],
    ['   ', 'pending'],
    [null, 'pending'],
    [undefined, 'pending'],
  ])('R4.15 reads %j as %s', (status, expected) => {
    expect(normaliseVisitStatus(status)).toBe(expected);
  });

  it.each(['On hold', 'toString', '__proto__', 'constructor'])(
    'R4.15 does not change %s',
    (status) => {
      expect(normaliseVisitStatus(status)).toBe(status);
    },
  );

  it('R4.15 is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        const once = normaliseVisitStatus(status);
        expect(normaliseVisitStatus(once)).toBe(once);
      }),
    );
  });
});

describe('VisitStatusInput', () => {
  it('R4.13 R4.15 accepts every listed value in any case and with any white space', () => {
    const spellings = ['pending approval', 'confirmed', 'cancelled', 'completed', 'approved'];
    for (const spelling of spellings) {
      expect(VisitStatusInput.safeParse(` ${spelling.toUpperCase()}\t`).success).toBe(true);
      expect(VisitStatusInput.safeParse(capitaliseStatus(spelling)).success).toBe(true);
    }
  });

  it('R4.15 rejects unknown values', () => {
    expect(VisitStatusInput.safeParse('on hold').success).toBe(false);
    expect(VisitStatusInput.safeParse(7).success).toBe(false);
  });
});

it('capitaliseStatus R4.15 has a capital first letter and the rest in lower case', () => {
  expect(capitaliseStatus('cONFIRMED')).toBe('Confirmed');
  expect(capitaliseStatus('')).toBe('');
});

it('isActiveVisitStatus R4.13 is true for statuses that block the slot', () => {
  expect(VisitStatus.options.filter(isActiveVisitStatus)).toEqual([
    'pending',
    'approved',
    'confirmed',
  ]);
});
