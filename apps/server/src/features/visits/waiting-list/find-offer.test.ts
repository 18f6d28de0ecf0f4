import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { findOffer } from './find-offer.ts';
import { isTakenMeanwhile } from './offer-free-times.ts';

const TWO = '2026-11-23T19:00:00.000Z';
const THREE = '2026-11-23T20:00:00.000Z';

const slot = (requested_at: string, available = true) => ({ requested_at, available });

const daysOf = (...slots: ReturnType<typeof slot>[]) => slots.map((only) => ({ slots: [only] }));

const person = (
  name: string,
  missed: string[] = [],
  heldUntil: string | null = null,
  wanted: [string, string] | null = null,
) => ({
  name,
  entry: {
    missed: missed.map((time) => new Date(time)),
    heldUntil: heldUntil === null ? null : new Date(heldUntil),
    wantedFrom: wanted && new Date(wanted[0]),
    wantedTo: wanted && new Date(wanted[1]),
  },
});

const offered = (...input: Parameters<typeof findOffer<ReturnType<typeof person>>>) => {
  const offer = findOffer(...input);
  return offer && [offer.person.name, offer.startsAt.toISOString()];
};

describe('findOffer', () => {
  it('B3.08 offers the first free time to the first in line', () => {
    const days = daysOf(slot(TWO, false), slot(THREE));
    expect(offered([person('Ada'), person('Bo')], days)).toEqual(['Ada', THREE]);
  });

  it('B3.08 leaves out people for whom a time is held', () => {
    const days = daysOf(slot(TWO), slot(THREE));
    expect(offered([person('Ada', [], TWO), person('Bo')], days)).toEqual(['Bo', TWO]);
    expect(offered([person('Ada', [], TWO)], days)).toBeUndefined();
  });

  it('B3.08 does not offer a person the same time again', () => {
    const line = [person('Ada', [TWO]), person('Bo')];
    expect(offered(line, daysOf(slot(TWO), slot(THREE)))).toEqual(['Bo', TWO]);
    expect(offered([person('Ada', [TWO])], daysOf(slot(TWO), slot(THREE)))).toEqual(['Ada', THREE]);
    expect(offered([person('Ada', [TWO])], daysOf(slot(TWO)))).toBeUndefined();
  });

  it('B7.11 offers a person who waits for an hour only times of it, and does not keep others from theirs', () => {
    const line = [person('Ada', [], null, [THREE, '2026-11-23T21:00:00.000Z']), person('Bo')];
    expect(offered(line, daysOf(slot(TWO), slot(THREE)))).toEqual(['Bo', TWO]);
    expect(offered(line, daysOf(slot(TWO, false), slot(THREE)))).toEqual(['Ada', THREE]);
    expect(offered(line.slice(0, 1), daysOf(slot(TWO)))).toBeUndefined();
  });

  it('B3.08 offers nothing without a free time, or without a line', () => {
    expect(offered([person('Ada')], daysOf(slot(TWO, false)))).toBeUndefined();
    expect(offered([person('Ada')], [])).toBeUndefined();
    expect(offered([], daysOf(slot(TWO)))).toBeUndefined();
  });
});

it.each([
  [new AppError('TIME_FULL'), true],
  [new AppError('SCHEDULING_CONFLICT'), true],
  [new AppError('PET_NOT_FOUND'), false],
  [new Error('defect'), false],
])('B3.08 an offer is tried again later after a conflict only: %s', (error, expected) => {
  expect(isTakenMeanwhile(error)).toBe(expected);
});
