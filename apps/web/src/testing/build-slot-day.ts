import type { SlotDay } from '@pawmatch/contract/visits/visit';

/** A day with one free time, in New York. */
export const buildSlotDay = (): SlotDay => ({
  date: '2026-11-23',
  label: 'Monday, November 23, 2026',
  state: 'free',
  closed_because: null,
  slots: [
    {
      time: '10:00',
      label: '10:00 AM',
      requested_at: '2026-11-23T15:00:00.000Z',
      available: true,
      state: 'free',
      rests_until: null,
    },
  ],
});
