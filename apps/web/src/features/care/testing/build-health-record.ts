import type { HealthRecord } from '@pawmatch/contract/care/health-record-endpoints';

const by = 'Happy Tails';

/** A health record with something of everything. */
export const buildHealthRecord = (): HealthRecord => ({
  pet: {
    id: '0198c0de-0000-7000-8000-00000000000b',
    ...{ name: 'Luna', species: 'Dog', breed: 'Beagle', sex: 'Female', color: null },
    ...{ birth_date: '2024-01-02', is_birth_date_estimated: true, microchip: '900000000000001' },
  },
  shelter_name: by,
  time_zone: 'UTC',
  as_of: '2026-11-20T17:00:00.000Z',
  done: [
    {
      ...{ kind: 'vaccination', title: 'DAPP', product: 'Vanguard', lot: 'L-7', dose: '1 ml' },
      ...{ done_on: '2026-11-19', by },
    },
    {
      ...{ kind: 'test', title: 'FIV', product: null, lot: null, dose: null },
      ...{ result: 'positive', result_note: 'Faint line', done_on: '2026-11-15', by },
    },
    {
      ...{ kind: 'neutering', title: 'Spaying', product: null, lot: null, dose: null },
      ...{ done_on: '2026-11-12', by },
    },
  ],
  weights: [
    { grams: 4200, measured_on: '2026-11-19' },
    { grams: 3900, measured_on: '2026-11-12' },
  ],
  medicines: [
    { product: 'Doxycycline', dose: '25 mg', times_a_day: 2, ends_on: '2026-11-22', left: 5 },
  ],
  next: [{ kind: 'vaccination', title: 'Rabies', due_on: '2026-12-01' }],
});
