import type { Numbers, PeriodNumbers } from '@pawmatch/contract/numbers/numbers-endpoints';

const buildPeriod = (columns: Partial<PeriodNumbers>): PeriodNumbers => ({
  from: '2026-01-01',
  to: '2026-11-20',
  intake: {
    ...{ stray: 1_200, surrendered: 30, transferred_in: 4, seized: 0, born_here: 2 },
    ...{ returned: 3, unknown: 0 },
  },
  outcomes: {
    ...{ adopted: 80, returned_to_owner: 12, transferred_out: 0, died: 3, euthanized: 5 },
    removed: 1,
  },
  live_release: { rate: 0.92, live: 92, deaths: 8, all: 100 },
  length_of_stay: { stays: 100, median_days: 21.5, ninety_percent_days: 64 },
  in_care: 36,
  adoptions: { all: 80, back_30: 2, back_90: 5 },
  answers: { requests: 40, median_hours: 1 },
  visits: { took_place: 50, adopted: 20, share: 0.4 },
  matrix: [{ section: 'intake', kind: 'stray', species: 'Cat', is_young: true, count: 17 }],
  course: [
    { from: '2026-01-01', came: 700, left: 50 },
    { from: '2026-02-01', came: 539, left: 51 },
  ],
  ...columns,
});

const label = 'Intake by month. 1,239 stays, and 1,100 a year before. Most: January 2026 (700).';

/** The numbers of a year beside one in which next to nothing is known. */
export const buildNumbers = (): Numbers => ({
  course_unit: 'month',
  current: buildPeriod({}),
  year_before: buildPeriod({
    ...{ from: '2025-01-01', to: '2025-11-20' },
    live_release: { rate: null, live: 0, deaths: 0, all: 0 },
    answers: { requests: 0, median_hours: null },
    course: [
      { from: '2025-01-01', came: 600, left: 40 },
      { from: '2025-02-01', came: 500, left: 61 },
    ],
  }),
  charts: [
    {
      title: 'Intake by month',
      summary: label.replace('Intake by month. ', ''),
      rows: [
        { label: 'January 2026', now: 700, before: 600 },
        { label: 'February 2026', now: 539, before: 500 },
      ],
      svg: `<svg role="img" aria-label="${label}" width="100%" height="52" fill="currentColor"><rect width="70%" height="24"/><rect y="28" width="54%" height="24"/></svg>`,
    },
  ],
});
