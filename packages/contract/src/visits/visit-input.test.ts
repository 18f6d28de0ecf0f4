import { describe, expect, it } from 'vitest';
import { RequestedAt, StaffVisit, VisitChanges } from './visit-input.ts';

describe('RequestedAt', () => {
  it('R7.27 accepts an instant with an offset', () => {
    expect(RequestedAt.parse('2026-11-23T10:00:00-05:00').toISOString()).toBe(
      '2026-11-23T15:00:00.000Z',
    );
    expect(RequestedAt.parse('2026-11-23T15:00:00.000Z').toISOString()).toBe(
      '2026-11-23T15:00:00.000Z',
    );
  });

  it.each([
    '2026-11-23T10:00:00',
    '2026-11-23',
    '-271821-04-20T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '1999-12-31T23:59:59Z',
    '2026-02-30T10:00:00Z',
    'tomorrow',
    '',
    1_763_900_000_000,
    null,
  ])('S28 rejects %j', (value) => {
    expect(RequestedAt.safeParse(value).success).toBe(false);
  });
});

describe('VisitChanges', () => {
  it('R7.28 omits fields that were not given', () => {
    expect(VisitChanges.parse({})).toEqual({});
    expect(VisitChanges.parse({ status: 'Denied' })).toEqual({ status: 'cancelled' });
  });
});

describe('StaffVisit', () => {
  const visit = {
    pet_id: '019a0000-0000-7000-8000-000000000000',
    requested_at: '2026-11-23T15:00:00Z',
  };

  it('R5.12 requires an adopter or a visitor’s name', () => {
    const result = StaffVisit.safeParse(visit);
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['full_name']);
  });

  it('R4.14 is pending by default', () => {
    expect(StaffVisit.parse({ ...visit, full_name: 'Walk-in' }).status).toBe('pending');
    expect(
      StaffVisit.parse({ ...visit, full_name: 'Walk-in', status: 'pending approval' }).status,
    ).toBe('pending');
  });
});
