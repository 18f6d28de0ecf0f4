import { describe, expect, it } from 'vitest';
import {
  allowedVisitActions,
  isUpcomingVisit,
  isVisitActionAllowed,
  visitPermissions,
} from './visit-actions.ts';
import { visitStatuses } from './visit-statuses.ts';

const requested_at = '2026-11-23T19:00:00.000Z';
const before = new Date('2026-11-23T18:59:59.000Z');
const after = new Date(requested_at);
const ends_at = '2026-11-23T19:30:00.000Z';
const lastSecond = new Date('2026-11-23T19:29:59.000Z');
const end = new Date(ends_at);

describe('visit rules', () => {
  it.each([
    ['pending', true],
    ['approved', true],
    ['confirmed', true],
    ['completed', false],
    ['cancelled', false],
  ])('D24 B3.03 an adopter may cancel an upcoming %s visit: %s', (status, expected) => {
    const visit = { status, requested_at, ends_at, checked_in_at: null };
    expect(isVisitActionAllowed('adopter', 'cancel', visit, before)).toBe(expected);
    expect(isUpcomingVisit(visit, before)).toBe(expected);
    expect(isVisitActionAllowed('adopter', 'cancel', visit, after)).toBe(false);
    expect(isUpcomingVisit(visit, after)).toBe(false);
  });

  it('D21 B3.03 staff may set any status from any other, at any time', () => {
    expect(visitPermissions.staff.change_status).toEqual({
      statuses: visitStatuses,
      when: 'always',
    });
  });

  it('B3.04 D35 a request lapses at the end of the visit, and its visitor can be checked in until then', () => {
    const visit = { status: 'pending', requested_at, ends_at, checked_in_at: null };
    for (const now of [after, lastSecond]) {
      expect(allowedVisitActions('system', visit, now)).toEqual([]);
      expect(isVisitActionAllowed('staff', 'check_in', visit, now)).toBe(true);
    }
    expect(allowedVisitActions('system', visit, end)).toEqual(['lapse']);
    const confirmed = { ...visit, status: 'confirmed' };
    expect(allowedVisitActions('system', confirmed, end)).toEqual([]);
  });

  it('B3.03 B7.08 lists what each may do', () => {
    const visit = { status: 'pending', requested_at, ends_at, checked_in_at: null };
    expect(allowedVisitActions('adopter', visit, before)).toEqual(['cancel', 'move', 'edit_notes']);
    expect(allowedVisitActions('adopter', visit, before, 1)).toEqual(['edit_notes']);
    expect(allowedVisitActions('adopter', visit, lastSecond)).toEqual(['edit_notes']);
    expect(allowedVisitActions('adopter', visit, end)).toEqual([]);
    const cancelled = { ...visit, status: 'cancelled' };
    expect(allowedVisitActions('staff', cancelled, after)).toEqual([
      'change_status',
      'move',
      'edit_notes',
      'delete',
    ]);
    expect(allowedVisitActions('staff', visit, before)).not.toContain('set_outcome');
    expect(allowedVisitActions('staff', visit, after)).toContain('set_outcome');
  });

  it.each(visitStatuses)(
    'A R4.14 B9.11 staff change the status of a %s visit that is over, and neither move nor cancel it',
    (status) => {
      const visit = { status, requested_at, ends_at, checked_in_at: null };
      const allowed = allowedVisitActions('staff', visit, end);
      expect(allowed).not.toContain('move');
      expect(allowed).not.toContain('cancel');
      expect(allowed).toContain('change_status');
      const isOver = status === 'completed';
      expect(isVisitActionAllowed('staff', 'move', visit, lastSecond)).toBe(!isOver);
    },
  );

  it('A B3.05 B3.09 a visitor who came early has an outcome, and the check-in can be undone', () => {
    const expected = { status: 'confirmed', requested_at, ends_at, checked_in_at: null };
    const early = { ...expected, checked_in_at: before.toISOString() };
    const isAllowed = (
      action: 'set_outcome' | 'undo_check_in',
      visit: typeof expected | typeof early,
    ) => isVisitActionAllowed('staff', action, visit, before);
    expect(isAllowed('set_outcome', expected)).toBe(false);
    expect(isAllowed('undo_check_in', expected)).toBe(false);
    expect(isAllowed('set_outcome', early)).toBe(true);
    expect(isAllowed('undo_check_in', early)).toBe(true);
    const left = { ...early, status: 'completed' };
    expect(isAllowed('set_outcome', { ...left, checked_in_at: null })).toBe(true);
    expect(isAllowed('undo_check_in', left)).toBe(false);
  });
});
